# syntax=docker/dockerfile:1
# Regain in one image: the server with the built web app. It writes only to /data and /tmp, so it can run with a read-only
# root file system; it runs as an unprivileged user (10001), and stops on SIGTERM. See docs/operations.md, Image.

ARG NODE=24.21.0
ARG DEBIAN=bookworm

FROM node:${NODE}-${DEBIAN}-slim AS manifests
WORKDIR /regain
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/content/package.json packages/content/
COPY packages/contract/package.json packages/contract/
COPY packages/therapy/package.json packages/therapy/

# The web app, built with all dependencies.
FROM manifests AS web
# Shown in the app; without the first two it shows the demo's (docs/operations.md, Image).
ARG VITE_SUPPORT_PHONE
ARG VITE_SUPPORT_EMAIL
ARG VITE_PRICING_URL
ARG VITE_SUPPORT_URL
ARG VITE_EULA_URL
ARG VITE_PRIVACY_URL
ARG VITE_TERMS_URL
ARG VITE_APP_STORE_URL
ARG VITE_GOOGLE_PLAY_URL
ARG VITE_AMAZON_URL
ARG VITE_FACEBOOK_URL
ARG VITE_YOUTUBE_URL
ARG VITE_LINKEDIN_URL
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# What the server needs to run, without build and test tools. The image itself provides Node.
FROM manifests AS dependencies
RUN --mount=type=cache,target=/root/.npm \
  npm ci --omit=dev --no-audit --no-fund \
    --workspace @regain/server --workspace @regain/contract --workspace @regain/therapy --workspace @regain/content \
  && rm -rf node_modules/node-linux-* node_modules/@img/*-linuxmusl-* node_modules/@node-rs/*-musl

FROM node:${NODE}-${DEBIAN}-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends pocketsphinx pocketsphinx-en-us \
  && rm -rf /var/lib/apt/lists/* /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
  && install -d -o 10001 -g 10001 -m 0700 /data
WORKDIR /regain
COPY --from=dependencies /regain ./
COPY LICENSE THIRD-PARTY.md ./
COPY packages ./packages
COPY apps/server ./apps/server
COPY --from=web /regain/apps/web/dist ./apps/web/dist
ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SPEECH_ENGINE=pocketsphinx DRAIN_SECONDS=5
USER 10001:10001
VOLUME /data
EXPOSE 3000
# Liveness, not readiness: a process must not be killed for waiting for its database.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
