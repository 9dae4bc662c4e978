// `npm test`: everything, on a real PostgreSQL and in a real browser.
// `npm test -- unit|http|journeys|hosted [pattern …]` runs a part of it.
import { buildPages } from './toolbox/builds.mjs';
import { runChecks } from './toolbox/checks.mjs';
import { findChromium } from './toolbox/chromium.mjs';
import { installWhatIsMissing } from './toolbox/packages.mjs';
import { pinnedNode } from './toolbox/pinned-node.mjs';
import { say } from './toolbox/project.mjs';
import { failureWords } from './toolbox/test-reports.mjs';
import { runHosted, runJourneys, runVitest } from './toolbox/test-runs.mjs';

const PARTS = ['unit', 'http', 'journeys', 'hosted'];
const [part, ...patterns] = process.argv.slice(2);
if (part !== undefined && !PARTS.includes(part)) {
  say(`There is no part called "${part}". There are: ${PARTS.join(', ')}.`);
  process.exit(1);
}
const runs = (name) => part === undefined || part === name;

await installWhatIsMissing();
const node = pinnedNode();
const inBrowser = runs('journeys') || runs('hosted');
const chromium = inBrowser ? await findChromium(node) : undefined;
if (part !== 'unit') await buildPages(node);

const outcomes = [];
if (part === undefined) {
  const failedChecks = await runChecks(node);
  outcomes.push({ passed: 0, failures: failedChecks.map((name) => ({ name })) });
}
if (runs('unit')) outcomes.push(await runVitest(node, 'unit', patterns));
if (runs('http')) outcomes.push(await runVitest(node, 'http', patterns));
if (runs('journeys')) outcomes.push(await runJourneys(node, chromium, patterns));
if (runs('hosted')) outcomes.push(await runHosted(node, chromium, patterns));

const failures = outcomes.flatMap((outcome) => outcome.failures);
const waverers = outcomes.flatMap((outcome) => outcome.waverers ?? []);
const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
if (waverers.length > 0) {
  say(`\nPassed only at a second try:\n${waverers.map(failureWords).join('\n')}`);
}
if (failures.length > 0) say(`\nFailed:\n${failures.map(failureWords).join('\n')}`);
say(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
