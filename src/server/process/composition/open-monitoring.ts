import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { Database } from '../../platform/database/database.ts';
import { openServiceHealth } from '../../operations/monitoring/service-health.ts';
import { readHealthSnapshot } from '../../operations/monitoring/health-snapshot.ts';
import { addProcessMetrics, addShopMetrics } from '../../operations/monitoring/shop-metrics.ts';
import {
  openGatewayWatches,
  watchClock,
  watchDisk,
} from '../../operations/monitoring/watched-gateways.ts';

type Needs = { dataDir: string; pool: pg.Pool; database: Database; registry: Registry };

export function openMonitoring({ dataDir, pool, database, registry }: Needs) {
  const now = Date.now;
  const health = openServiceHealth({ database, now });
  const { count, countHit } = addProcessMetrics(registry, pool);
  addShopMetrics({ registry, now, readFacts: () => readHealthSnapshot(database, now()) });
  const disk = watchDisk(dataDir, health);
  const clock = watchClock(pool, health);
  return {
    /** Wraps gateways to record the health of their services. */
    watch: openGatewayWatches(health, count),
    countHit,
    async close() {
      disk.close();
      clock.close();
      await health.close();
    },
  };
}
