// `node scripts/prune-packages.mjs [FOLDER]`: removes the packages that are only needed to build the pages
// (Dockerfile).
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, say } from './toolbox/project.mjs';
import { findRunningPackages } from './toolbox/running-packages.mjs';

const root = process.argv[2] ?? ROOT;
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const running = findRunningPackages(root);
const places = Object.keys(packages).filter((place) => place.includes('node_modules/'));
const kept = places.filter((place) =>
  [...running].some((each) => `${each}/`.startsWith(`${place}/`)),
);
const removed = places.filter((place) => !kept.includes(place));
for (const place of removed) rmSync(join(root, place), { recursive: true, force: true });
for (const folder of ['.bin', '.cache', '.package-lock.json', '.installed-from'])
  rmSync(join(root, 'node_modules', folder), { recursive: true, force: true });
for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each.startsWith('@'))) {
  const scope = join(root, 'node_modules', name);
  if (readdirSync(scope).length === 0) rmSync(scope, { recursive: true });
}
say(`Kept ${kept.length} packages that the product runs; removed ${removed.length} others.`);
