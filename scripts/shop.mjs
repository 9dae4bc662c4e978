// `npm run shop -- COMMAND`: the owner's commands (src/server/commands), with the settings of `npm start`.
import { COMPILE_CACHE, pinnedNode } from './toolbox/pinned-node.mjs';
import { run } from './toolbox/project.mjs';

const args = ['src/server/commands/run-command.ts', ...process.argv.slice(2)];
process.exit(await run(pinnedNode(), args, { env: COMPILE_CACHE }));
