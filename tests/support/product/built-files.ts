import { readFileSync } from 'node:fs';

type Manifest = Record<string, { file: string }>;

/** Returns the path of the built file for a source module. */
export function builtFile(source: string): string {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest;
  const built = manifest[source];
  if (!built) throw new Error(`The build has no ${source}.`);
  return `/${built.file}`;
}
