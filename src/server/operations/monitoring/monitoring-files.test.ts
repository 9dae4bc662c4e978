import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openServerMetrics } from '../../platform/http/monitoring-routes.ts';
import { addBoardMetric, addProcessMetrics, addShopMetrics } from './shop-metrics.ts';

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

const dashboard = JSON.parse(
  readFileSync('deploy/monitoring/grafana-dashboard.json', 'utf8'),
) as Dashboard;
const rules = readFileSync('deploy/monitoring/alert-rules.yml', 'utf8');

const panels = dashboard.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => [title, expr] as const),
);
const alerts = [...rules.matchAll(/alert: (\w+)\n\s+expr: (.+)/g)].map(
  ([, name = '', expr = '']) => [name, expr] as const,
);

test.each([...panels, ...alerts])('%s uses only existing metrics: %s', async (_, expr) => {
  const named = listMetrics(expr);
  expect(named.length).toBeGreaterThan(0);
  expect(await metricNames()).toEqual(expect.arrayContaining(named));
});

test('every business metric is on the dashboard', async () => {
  const shown = panels.flatMap(([, expr]) => listMetrics(expr));
  const ofShop = (await metricNames()).filter((name) => name.startsWith('shop_'));
  expect(ofShop.length).toBeGreaterThan(15);
  expect(shown).toEqual(expect.arrayContaining(ofShop));
});

/** Lists the words of an expression that contain an underscore, and `up`, except for labels and functions. */
function listMetrics(expr: string): string[] {
  const bare = expr.replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|on)\s*\([^)]*\)/g, ' ');
  const words = bare.match(/[a-z]\w*(?!\w*\s*\()/g) ?? [];
  const functions = ['histogram_quantile', 'max_over_time', 'min_over_time'];
  return words.filter((word) => (word.includes('_') || word === 'up') && !functions.includes(word));
}

/** Lists the metrics of a process with the series of its histograms, and `up`, which Prometheus adds. */
async function metricNames(): Promise<string[]> {
  const { registry } = openServerMetrics({ token: undefined, trustedHops: 0 });
  addProcessMetrics(registry, { totalCount: 0, idleCount: 0, waitingCount: 0 });
  addBoardMetric(registry, { listeners: () => 0 });
  const readFacts = () => Promise.reject(new Error('There is no database.'));
  addShopMetrics({ registry, readFacts, now: () => 0 });
  const metrics = await registry.getMetricsAsJSON();
  const ofProcess = metrics.flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  return ['up', ...ofProcess];
}
