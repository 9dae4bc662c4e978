# The product as a container: built with all packages, run with those it needs, by a user without rights.
# For a build that is the same tomorrow, give the base by its digest: --build-arg NODE=node@sha256:…
ARG NODE=docker.io/library/node:26-bookworm-slim

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages packages
# The lockfile names every package with its hash. The Node among them is for machines that have another.
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund && rm -rf node_modules/node-*
COPY . .
# What only built the pages goes again: the image holds what runs (docs/decisions/0131).
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
# The mark that pictures for sharing are drawn with.
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
CMD ["node", "src/server/main.ts"]
