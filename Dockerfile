# The site served by an unprivileged Caddy: docker build -t site . && docker run -p 8080:8080 site
# A load balancer or CDN in front of it provides https.
FROM docker.io/library/node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY scripts/preflight.mjs scripts/
RUN npm ci
COPY . .
ARG SITE_ORIGIN
ARG VITE_METRICS_ENDPOINT
RUN npm run build && npm run hosting

# `npm run check:hosts` tests the same configuration.
FROM docker.io/library/debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends caddy \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /site/build/hosting /srv
USER www-data
ENV HOME=/tmp
EXPOSE 8080
CMD ["caddy", "run", "--config", "/srv/Caddyfile", "--adapter", "caddyfile"]
