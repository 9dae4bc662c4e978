// `npm run check`: types, lint, format and unit tests, in less than a minute.
import { runChecks } from './toolbox/checks.mjs';
import { installWhatIsMissing } from './toolbox/packages.mjs';
import { pinnedNode } from './toolbox/pinned-node.mjs';
import { say } from './toolbox/project.mjs';
import { runVitest } from './toolbox/test-runs.mjs';

await installWhatIsMissing();
const node = pinnedNode();
const failedChecks = await runChecks(node);
const unit = await runVitest(node, 'unit');
const bad = [...failedChecks, ...(unit.failures.length > 0 ? ['unit tests'] : [])];
say(bad.length === 0 ? '\nAll checks passed.' : `\nFailed: ${bad.join(', ')}`);
process.exit(bad.length === 0 ? 0 : 1);
