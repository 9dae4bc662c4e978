// `npm test`: everything that a change can break, on a real PostgreSQL and in a real browser.
// `npm run test:all` (`--all`) adds what kills processes, loads, fills disks and speaks S3, a world like
// production, and at the other width visitors' journeys and every page of the portals.
// `npm test -- unit|http|http-long|journeys|hosted [pattern …]` runs a part.
import { buildPages } from './toolbox/builds.mjs';
import { runChecks } from './toolbox/checks.mjs';
import { findChromium } from './toolbox/chromium.mjs';
import { installWhatIsMissing } from './toolbox/packages.mjs';
import { pinnedNode } from './toolbox/pinned-node.mjs';
import { say } from './toolbox/project.mjs';
import { failureWords } from './toolbox/test-reports.mjs';
import { runHosted, runJourneys, runVitest } from './toolbox/test-runs.mjs';

const PARTS = {
  unit: (patterns) => runVitest(node, 'unit', patterns),
  http: (patterns) => runVitest(node, 'http', patterns),
  journeys: (patterns) => runJourneys(node, chromium, { patterns, isLongRun: isAll }),
  'http-long': (patterns) => runVitest(node, 'http-long', patterns),
  hosted: (patterns) => runHosted(node, chromium, patterns),
};
const OF_LONG_RUN = ['http-long', 'hosted'];
const IN_BROWSER = ['journeys', 'hosted'];

const isAll = process.argv[2] === '--all';
const [part, ...patterns] = process.argv.slice(isAll ? 3 : 2);
if (part !== undefined && !(part in PARTS)) {
  say(`There is no part called "${part}". There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
const asked = part
  ? [part]
  : Object.keys(PARTS).filter((name) => isAll || !OF_LONG_RUN.includes(name));

await installWhatIsMissing();
const node = pinnedNode();
const isInBrowser = asked.some((name) => IN_BROWSER.includes(name));
const chromium = isInBrowser ? await findChromium(node) : undefined;
if (part !== 'unit') await buildPages(node);

const outcomes = [];
if (part === undefined) {
  const failedChecks = await runChecks(node);
  outcomes.push({ passed: 0, failures: failedChecks.map((name) => ({ name })) });
}
for (const name of asked) outcomes.push(await PARTS[name](patterns));

const failures = outcomes.flatMap((outcome) => outcome.failures);
const waverers = outcomes.flatMap((outcome) => outcome.waverers ?? []);
const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
if (waverers.length > 0) {
  say(`\nPassed only at a second try:\n${waverers.map(failureWords).join('\n')}`);
}
if (failures.length > 0) say(`\nFailed:\n${failures.map(failureWords).join('\n')}`);
say(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
