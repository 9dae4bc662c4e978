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
const isGood = failedChecks.length === 0 && unit.failed === 0;
say(
  isGood
    ? '\nAll is well.'
    : `\nNot yet: ${[...failedChecks, ...(unit.failed > 0 ? ['unit tests'] : [])].join(', ')}`,
);
process.exit(isGood ? 0 : 1);
