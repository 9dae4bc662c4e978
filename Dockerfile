# Container image of the product: built with all packages, run with those it needs, by an unprivileged user.
# For reproducible builds, pin the base by digest: --build-arg NODE=node@sha256:…
ARG NODE=docker.io/library/node:26-bookworm-slim

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages packages
# The lockfile pins every package by hash. Its Node.js packages are for machines without a suitable one.
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund && rm -rf node_modules/node-*
COPY . .
# Removes packages that are only needed for the build: the image only contains what runs (docs/decisions/0131).
RUN npm run build && node scripts/prune-packages.mjs

FROM ${NODE}
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
COPY --from=build /app/locales ./locales
COPY --from=build /app/src/domain ./src/domain
COPY --from=build /app/src/i18n ./src/i18n
COPY --from=build /app/src/contract ./src/contract
COPY --from=build /app/src/server ./src/server
# Logo for the share pictures.
COPY --from=build /app/src/web/assets/icon.svg ./src/web/assets/icon.svg
COPY --from=build /app/db ./db
COPY --from=build /app/content ./content
COPY --from=build /app/assets ./assets
COPY --from=build /app/dist ./dist
# The owner's commands.
COPY --from=build /app/scripts ./scripts
RUN install --directory --owner=node --group=node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
