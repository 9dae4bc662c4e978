// `node tools/audit-licenses.mjs [LOCKFILE]`: fails on a package whose license may not be shipped, or not be used for
// building and testing. Reads package-lock.json by default.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPackages, isAllowed } from '../scripts/toolbox/licenses.mjs';
import { ROOT, say } from '../scripts/toolbox/project.mjs';

const lock = process.argv[2] ?? join(ROOT, 'package-lock.json');
const { packages } = JSON.parse(readFileSync(lock, 'utf8'));
const found = listPackages(packages);
const refused = found.filter((each) => !isAllowed(each));

for (const { name, license, isShipped } of refused) {
  const whereUsed = isShipped ? 'is shipped' : 'is used to build or test';
  say(
    `${name} ${whereUsed} under ${license ?? 'no license that it names'}, which is not on the list.`,
  );
}
const shipped = found.filter(({ isShipped }) => isShipped).length;
if (refused.length === 0) {
  say(
    `Every license is on the list: ${shipped} packages shipped, ${found.length - shipped} others.`,
  );
} else {
  say(
    'Take another package, or put its license on the list in scripts/toolbox/licenses.mjs, with a reason.',
  );
}
process.exit(refused.length === 0 ? 0 : 1);
