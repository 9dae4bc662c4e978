// `npm run test:failover`: the product on a database of three nodes, whose machines die, from Debian's packages.
// `npm run test:failover -- [pattern …]` runs the tests whose files match; FAILOVERS=3 kills fewer machines.
import { buildPages } from './toolbox/builds.mjs';
import { installPrograms } from './toolbox/debian-programs.mjs';
import { installWhatIsMissing } from './toolbox/packages.mjs';
import { pinnedNode } from './toolbox/pinned-node.mjs';
import { say } from './toolbox/project.mjs';
import { failureWords, summaryOf } from './toolbox/test-reports.mjs';
import { runVitest } from './toolbox/test-runs.mjs';

await installPrograms([
  { program: 'patroni', from: 'patroni' },
  { program: 'patronictl', from: 'patroni' },
  { program: 'etcd', from: 'etcd-server' },
  { program: 'haproxy', from: 'haproxy' },
  { program: 'pgbouncer', from: 'pgbouncer' },
  { program: 'pg_rewind', from: 'postgresql' },
  { program: 'pg_createcluster', from: 'postgresql-common' },
  { program: 'psql', from: 'postgresql-client-common' },
  { program: 'pgbackrest', from: 'pgbackrest' },
  { program: 'caddy', from: 'caddy' },
  { program: 'nginx', from: 'nginx' },
  { program: 'openssl', from: 'openssl' },
]);
await installWhatIsMissing();
const node = pinnedNode();
await buildPages(node);
const outcome = await runVitest(node, 'failover', {
  patterns: process.argv.slice(2),
});
const { failures } = outcome;
if (failures.length > 0) say(`\nFailed:\n${failures.map(failureWords).join('\n')}`);
say(`\n${summaryOf(outcome)}`);
process.exit(failures.length === 0 ? 0 : 1);
