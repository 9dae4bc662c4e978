import { readFileSync } from 'node:fs';

type Manifest = Record<string, { file: string }>;

/** The address of the file that a module was built into, by its source path. */
export function builtFile(source: string): string {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest;
  const built = manifest[source];
  if (!built) throw new Error(`The build has no ${source}.`);
  return `/${built.file}`;
}
