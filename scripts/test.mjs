// `npm test`: everything that a change can break, on a real PostgreSQL and in a real browser.
// `npm run test:all` (`--all`) adds the packages' own tests, tests that kill processes, fill disks and speak S3, a world
// like production, a crawl of every page, and the journeys at the second screen width.
// `npm test -- unit|http|journeys|packages|http-long|hosted|upgrade|load|failover [pattern …]` runs a part.
// Two parts run only if named: `load` repeats other tests under volume; `failover` kills nodes of a
// three-node database, which it installs from Debian's packages (FAILOVERS=3 kills fewer nodes).
import { buildProduct } from './toolbox/builds.mjs';
import { runChecks } from './toolbox/checks.mjs';
import { findChromium } from './toolbox/chromium.mjs';
import { installFailoverPrograms } from './toolbox/debian-programs.mjs';
import { hasEarlierVersion, NO_EARLIER_VERSION } from './toolbox/earlier-version.mjs';
import { installWhatIsMissing } from './toolbox/packages.mjs';
import { pinnedNode } from './toolbox/pinned-node.mjs';
import { say } from './toolbox/project.mjs';
import { failureWords, formatSummary } from './toolbox/test-reports.mjs';
import { runHosted, runJourneys, runVitest } from './toolbox/test-runs.mjs';

const PARTS = {
  unit: (how) => runVitest(node, 'unit', how),
  http: (how) => runVitest(node, 'http', how),
  journeys: (how) => runJourneys(node, chromium, { ...how, isLongRun: isAll }),
  packages: (how) => runVitest(node, 'packages', how),
  'http-long': (how) => runVitest(node, 'http-long', how),
  hosted: (how) => runHosted(node, chromium, how),
  upgrade: (how) => runVitest(node, 'upgrade', how),
  load: (how) => runVitest(node, 'load', how),
  failover: (how) => runVitest(node, 'failover', how),
};
const OF_LONG_RUN = ['packages', 'http-long', 'hosted', 'upgrade'];
const ONLY_BY_NAME = ['load', 'failover'];
/**
 * Runs suites one after another, because each keeps both cores busy. The hosted world mostly waits, so it runs beside
 * another suite.
 */
const TURNS = [
  ['unit'],
  ['http'],
  ['journeys'],
  ['packages'],
  ['http-long', 'hosted'],
  ['upgrade'],
  ['load'],
  ['failover'],
];
const IN_BROWSER = ['journeys', 'hosted'];

const isAll = process.argv[2] === '--all';
const [part, ...patterns] = process.argv.slice(isAll ? 3 : 2);
if (part !== undefined && !(part in PARTS)) {
  say(`There is no part called "${part}". Available parts: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
const asked = part
  ? [part]
  : Object.keys(PARTS).filter(
      (name) => !ONLY_BY_NAME.includes(name) && (isAll || !OF_LONG_RUN.includes(name)),
    );
if (asked.includes('upgrade') && !hasEarlierVersion()) {
  say(`Upgrade tests skipped: ${NO_EARLIER_VERSION}`);
  if (part) process.exit(1);
  asked.splice(asked.indexOf('upgrade'), 1);
}

if (asked.includes('failover')) await installFailoverPrograms();
await installWhatIsMissing();
const node = pinnedNode();
const isInBrowser = asked.some((name) => IN_BROWSER.includes(name));
const chromium = isInBrowser ? await findChromium(node) : undefined;
const building = part === 'unit' ? undefined : buildProduct(node);

const outcomes = [];
if (part === undefined) {
  const failedChecks = await runChecks(node);
  outcomes.push({ passed: 0, failures: failedChecks.map((name) => ({ name })) });
}
await building;
for (const turn of TURNS) {
  const parts = turn.filter((name) => asked.includes(name));
  const runs = parts.map((name, place) => PARTS[name]({ patterns, isHeldBack: place > 0 }));
  outcomes.push(...(await Promise.all(runs)));
}

const failures = outcomes.flatMap((outcome) => outcome.failures);
const waverers = outcomes.flatMap((outcome) => outcome.waverers ?? []);
const skipped = outcomes.flatMap((outcome) => outcome.skipped ?? []);
const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
if (waverers.length > 0) {
  say(`\nPassed only on a retry:\n${waverers.map(failureWords).join('\n')}`);
}
if (failures.length > 0) say(`\nFailed:\n${failures.map(failureWords).join('\n')}`);
say(`\n${formatSummary({ passed, failures, skipped })}`);
process.exit(failures.length === 0 ? 0 : 1);
