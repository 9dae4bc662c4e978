// `npm test`: everything, on a real PostgreSQL and in a real browser.
// `npm test -- unit|http|journeys [pattern …]` runs a part of it.
import { buildPages, drawPictures } from './toolbox/builds.mjs';
import { runChecks } from './toolbox/checks.mjs';
import { findChromium } from './toolbox/chromium.mjs';
import { installWhatIsMissing } from './toolbox/packages.mjs';
import { pinnedNode } from './toolbox/pinned-node.mjs';
import { say } from './toolbox/project.mjs';
import { runJourneys, runVitest } from './toolbox/test-runs.mjs';

const PARTS = ['unit', 'http', 'journeys'];
const [part, ...patterns] = process.argv.slice(2);
if (part !== undefined && !PARTS.includes(part)) {
  say(`There is no part called "${part}". There are: ${PARTS.join(', ')}.`);
  process.exit(1);
}
const runs = (name) => part === undefined || part === name;

await installWhatIsMissing();
const node = pinnedNode();
const chromium = runs('journeys') ? await findChromium(node) : undefined;
if (part !== 'unit') await buildPages(node);

const counts = [];
if (part === undefined) {
  const failedChecks = await runChecks(node);
  counts.push({ passed: 0, failed: failedChecks.length });
}
if (runs('unit')) counts.push(await runVitest(node, 'unit', patterns));
if (runs('http')) counts.push(await runVitest(node, 'http', patterns));
if (runs('journeys')) {
  const exitCode = await drawPictures(node);
  counts.push({ passed: 0, failed: exitCode === 0 ? 0 : 1 });
  counts.push(await runJourneys(node, chromium, patterns));
}

const sum = (of) => counts.reduce((total, count) => total + count[of], 0);
say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
