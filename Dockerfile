# The site served by an unprivileged nginx: docker build -t site . && docker run -p 8080:8080 site
# A load balancer or CDN in front of it provides https.
FROM docker.io/library/node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY scripts/build/preflight.mjs scripts/build/
RUN npm ci --no-audit --no-fund
COPY . .
ARG SITE_ORIGIN
ARG VITE_METRICS_ENDPOINT
RUN npm run build && npm run hosting -- --pack

# `npm run check:hosts` tests the same configuration.
FROM docker.io/library/debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /site/build/hosting/nginx.conf /srv/nginx.conf
COPY --from=build /site/build/hosting/site /srv/site
USER www-data
EXPOSE 8080
CMD ["nginx", "-c", "/srv/nginx.conf", "-g", "daemon off;"]
