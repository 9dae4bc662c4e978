// `node tools/sbom.mjs [FILE]`: writes the software bill of materials in CycloneDX format, by default to sbom.cdx.json:
// everything shipped according to package-lock.json, with versions, hashes and licenses. With --all, also build and
// test dependencies.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPackages } from '../scripts/toolbox/licenses.mjs';
import { ROOT, say } from '../scripts/toolbox/project.mjs';

const args = process.argv.slice(2);
const file = args.find((each) => !each.startsWith('--')) ?? join(ROOT, 'sbom.cdx.json');
const bill = shippedOf(askNpm(), args.includes('--all'));
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
say(`${bill.components.length} components are in ${file}.`);

function askNpm() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = { cwd: ROOT, maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'inherit'] };
  const asked = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  return JSON.parse(execFileSync(npm, asked, options));
}

/**
 * npm's --omit=dev also omits packages that one workspace uses only in tests, although another workspace ships them.
 */
function shippedOf({ metadata, components, dependencies, ...bill }, isAll) {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const others = listPackages(packages).filter(({ isShipped }) => !isShipped);
  const shipped = new Set(
    listPackages(packages)
      .filter((each) => each.isShipped)
      .map(refOf),
  );
  const leftOut = new Set(isAll ? [] : others.map(refOf).filter((ref) => !shipped.has(ref)));
  const isIn = (ref) => !leftOut.has(ref);
  // npm names the component after its folder.
  const component = { ...metadata.component, name: packages[''].name, type: 'application' };
  return {
    ...bill,
    metadata: { ...metadata, component },
    components: components.filter((each) => isIn(each['bom-ref'])),
    dependencies: dependencies
      .filter(({ ref }) => isIn(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isIn) })),
  };
}

function refOf({ name, version }) {
  return `${name}@${version}`;
}
