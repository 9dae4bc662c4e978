import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Sources that run in production: the server with its rules, the database's files, the stand-ins, and the built pages.
 */
const RUNNING = [
  'src/server',
  'src/domain',
  'src/contract',
  'db',
  'packages',
  'dist/ssr',
  'dist/mails',
];
/** Only loaded during development (`npm run dev`). */
const OF_DEVELOPMENT = ['vite'];

/** Finds the node_modules folders of packages that running sources import, with their dependencies. */
export function findRunningPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const wanted = new Set();
  const imported = [...new Set(RUNNING.flatMap((folder) => listImports(join(root, folder))))];
  const names = imported.filter((name) => !OF_DEVELOPMENT.includes(name));
  for (const name of names) follow(packages, locate(packages, '', name), wanted);
  return wanted;
}

function follow(packages, place, wanted) {
  if (place === null || wanted.has(place)) return;
  wanted.add(place);
  const { link, resolved } = packages[place];
  const home = link ? resolved : place;
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    packages[home];
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  );
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
    follow(packages, locate(packages, home, name), wanted);
}

/** Returns the nearest node_modules with the package, like Node's resolution. */
function locate(packages, from, name) {
  for (let folder = `/${from}`; ;) {
    const place = `${folder}/node_modules/${name}`.slice(1);
    if (place in packages) return place;
    if (folder === '') return null;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
  }
}

const IMPORT =
  /(?:^|[;}\s])(?:import|export)\s(?!type\s)[^;'"]*?from\s*['"]([^'"]+)['"]|import\s*['"]([^'"]+)['"]|(?:import|resolve|require)\(\s*['"]([^'"]+)['"]/g;

function listImports(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|mjs|js)$/.test(name) && !isLeftOut(name))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(IMPORT)])
    .map(([, from, bare, called]) => from ?? bare ?? called)
    .filter((name) => /^(@[\w-]+\/)?[\w-]/.test(name) && !name.startsWith('node:'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

function isLeftOut(name) {
  return /(^|[\\/])(node_modules|tests)[\\/]|\.test\./.test(name);
}
