/* Cross non-local means over two independent half renders.
 *
 * Each pixel becomes a weighted mean of its neighbourhood. The weights for
 * half `first` are measured on half `second` and the other way round, so noise
 * cannot vouch for itself. A neighbour must also look alike in the helper
 * layers (normal, depth, object, albedo), which are already scaled so that a
 * difference of one is one bandwidth.
 *
 * Layout: planes of width*height floats; colour has 3, guides has `guide_count`.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

static inline float square(float v) { return v * v; }

static inline int mirrored(int i, int n) {
    if (i < 0) i = -i;
    if (i >= n) i = 2 * n - 2 - i;
    return i < 0 ? 0 : i;
}

static inline int clamped(int i, int n) { return i < 0 ? 0 : (i >= n ? n - 1 : i); }

/* mean over a (2*patch+1)^2 window, rows [from,to) of a strip of `rows` rows */
static void window_mean(float *plane, float *scratch, int width, int rows, int from, int to, int patch) {
    const float scale = 1.0f / square(2 * patch + 1);
    for (int y = 0; y < rows; y++) {
        const float *in = plane + (long)y * width;
        float *out = scratch + (long)y * width;
        float sum = 0;
        for (int x = -patch; x <= patch; x++) sum += in[clamped(x, width)];
        for (int x = 0; x < width; x++) {
            out[x] = sum;
            sum += in[clamped(x + patch + 1, width)] - in[clamped(x - patch, width)];
        }
    }
    for (int y = from; y < to; y++) {
        float *out = plane + (long)y * width;
        memset(out, 0, sizeof(float) * width);
        for (int j = -patch; j <= patch; j++) {
            const float *in = scratch + (long)clamped(y + j, rows) * width;
            for (int x = 0; x < width; x++) out[x] += in[x];
        }
        for (int x = 0; x < width; x++) out[x] *= scale;
    }
}

void cross_means(const float *first, const float *second, const float *variance, const float *guides,
                 int guide_count, int width, int height, int reach, int patch, float strength,
                 float *first_out, float *second_out) {
    const int strip = 48;
    const long area = (long)width * height;
    const float strength2 = square(strength);
    const int strips = (height + strip - 1) / strip;

#pragma omp parallel for schedule(dynamic, 1)
    for (int s = 0; s < strips; s++) {
        const int y0 = s * strip, y1 = y0 + strip > height ? height : y0 + strip;
        const int top = y0 - patch < 0 ? 0 : y0 - patch;
        const int bottom = y1 + patch > height ? height : y1 + patch;
        const int rows = bottom - top;
        const long cells = (long)width * rows;
        float *apart1 = malloc(cells * sizeof(float)), *apart2 = malloc(cells * sizeof(float));
        float *scratch = malloc(cells * sizeof(float));
        float *unlike = malloc((long)width * (y1 - y0) * sizeof(float));
        float *sums = calloc((long)width * (y1 - y0) * 8, sizeof(float));

        for (int dy = -reach; dy <= reach; dy++)
            for (int dx = -reach; dx <= reach; dx++) {
                for (int y = top; y < bottom; y++) {
                    const long here = (long)y * width, there = (long)mirrored(y + dy, height) * width;
                    for (int x = 0; x < width; x++) {
                        const long p = here + x, q = there + mirrored(x + dx, width);
                        float d1 = 0, d2 = 0;
                        for (int c = 0; c < 3; c++) {
                            const float vp = variance[c * area + p], vq = variance[c * area + q];
                            const float expected = vp + (vp < vq ? vp : vq);
                            const float scale = 1.0f / (1e-8f + strength2 * (vp + vq));
                            d1 += (square(first[c * area + p] - first[c * area + q]) - expected) * scale;
                            d2 += (square(second[c * area + p] - second[c * area + q]) - expected) * scale;
                        }
                        const long cell = (long)(y - top) * width + x;
                        apart1[cell] = d1 / 3;
                        apart2[cell] = d2 / 3;
                        if (y >= y0 && y < y1) {
                            float g = 0;
                            for (int c = 0; c < guide_count; c++) g += square(guides[c * area + p] - guides[c * area + q]);
                            unlike[(long)(y - y0) * width + x] = g;
                        }
                    }
                }
                window_mean(apart1, scratch, width, rows, y0 - top, y1 - top, patch);
                window_mean(apart2, scratch, width, rows, y0 - top, y1 - top, patch);
                for (int y = y0; y < y1; y++) {
                    const long there = (long)mirrored(y + dy, height) * width;
                    for (int x = 0; x < width; x++) {
                        const long cell = (long)(y - top) * width + x, own = (long)(y - y0) * width + x;
                        const float g = unlike[own];
                        const float e1 = fmaxf(fmaxf(apart1[cell], 0), g), e2 = fmaxf(fmaxf(apart2[cell], 0), g);
                        if (e1 > 12 && e2 > 12) continue;
                        const float w1 = expf(-e1), w2 = expf(-e2);
                        const long q = there + mirrored(x + dx, width);
                        float *sum = sums + own * 8;
                        for (int c = 0; c < 3; c++) {
                            sum[c] += w2 * first[c * area + q];
                            sum[4 + c] += w1 * second[c * area + q];
                        }
                        sum[3] += w2;
                        sum[7] += w1;
                    }
                }
            }
        for (int y = y0; y < y1; y++)
            for (int x = 0; x < width; x++) {
                const float *sum = sums + ((long)(y - y0) * width + x) * 8;
                const long p = (long)y * width + x;
                for (int c = 0; c < 3; c++) {
                    first_out[c * area + p] = sum[c] / (sum[3] + 1e-12f);
                    second_out[c * area + p] = sum[4 + c] / (sum[7] + 1e-12f);
                }
            }
        free(apart1); free(apart2); free(scratch); free(unlike); free(sums);
    }
}
