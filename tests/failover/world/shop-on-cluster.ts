import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../support/product/free-port.ts';
import { startProduct, type RunningProduct } from '../../support/product/product.ts';
import { startAllOrNone } from '../../support/product/start-all-or-none.ts';
import { visitDoctor } from '../../support/product/doctor-command.ts';
import { openCluster, type DatabaseCluster } from './database-cluster.ts';

/** The product with two servers on the cluster: one connects to HAProxy, one through PgBouncer. */
export type ShopOnCluster = {
  cluster: DatabaseCluster;
  servers: RunningProduct[];
  baseUrls: string[];
  /** Connections to its database on the primary. */
  database: pg.Pool;
  /** Runs `npm run shop -- doctor` over either connection. */
  visitDoctor(way: Way): ReturnType<typeof visitDoctor>;
  close(): Promise<void>;
};

export type Way = 'straight' | 'pooled';
type Ways = readonly Way[];

export async function openShop(
  ways: Ways,
  env: Record<string, string> = {},
): Promise<ShopOnCluster> {
  const cluster = await openCluster();
  await cluster.waitForHealth();
  const urls = await cluster.newDatabase();
  const dataDir = join(cluster.folder, 'shop', new URL(urls.primary).pathname.slice(1));
  mkdirSync(dataDir, { recursive: true });
  const settings = {
    straight: { DATABASE_URL: urls.primary, DATABASE_REPLICA_URL: urls.replicas },
    pooled: {
      DATABASE_URL: urls.pooler,
      DATABASE_SESSION_URL: urls.primary,
      DATABASE_REPLICA_URL: urls.replicas,
    },
  };
  const port = String(await freePort());
  const common = { DEMO: 'on', PUBLIC_URL: `http://localhost:${port}`, ...env };
  const servers = await startAllOrNone(
    ways.map((way, place) => () => {
      const { DATABASE_URL: databaseUrl, ...more } = settings[way];
      const own = place === 0 ? { PORT: port } : {};
      return startProduct({ databaseUrl, dataDir, env: { ...common, ...more, ...own } });
    }),
  );
  const database = new pg.Pool({ connectionString: urls.primary, max: 2 });
  database.on('error', () => {});
  return {
    cluster,
    servers,
    database,
    baseUrls: servers.map(({ url }) => url),
    visitDoctor: (way) => visitDoctor({ ...settings[way], DATA_DIR: dataDir, DEMO: 'on' }),
    async close() {
      await Promise.all(servers.map((server) => server.stop()));
      await database.end();
    },
  };
}
