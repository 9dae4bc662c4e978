import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** SQL function with its only body, a file of db/functions. */
export type FunctionFile = { name: string; sql: string; checksum: string };

/** `released`: the checksums of all released bodies by function, in order. */
export type FunctionFiles = {
  files: readonly FunctionFile[];
  released: ReadonlyMap<string, readonly string[]>;
};

/** List of all released bodies, one line each: `function checksum`. */
export const CHECKSUMS = 'checksums.txt';

/** Reads the functions of a folder, sorted by name; a missing folder is an empty one. */
export async function readFunctionFiles(folder: string): Promise<FunctionFiles> {
  const paths = await readdir(folder, { recursive: true }).catch(rethrowUnlessMissing);
  const files = await Promise.all(
    paths.filter((path) => path.endsWith('.sql')).map((path) => readFunctionFile(folder, path)),
  );
  const list = await readFile(join(folder, CHECKSUMS), 'utf8').catch(rethrowUnlessMissing);
  return {
    files: files.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    released: parseChecksums(String(list)),
  };
}

async function readFunctionFile(folder: string, path: string): Promise<FunctionFile> {
  const sql = (await readFile(join(folder, path), 'utf8')).replaceAll('\r\n', '\n');
  const name = basename(path, '.sql').replaceAll('-', '_');
  return { name, sql, checksum: hash('sha256', sql) };
}

function parseChecksums(list: string): Map<string, string[]> {
  const released = new Map<string, string[]>();
  for (const [, name = '', checksum = ''] of list.matchAll(/^(\w+) (\w+)$/gm)) {
    released.set(name, [...(released.get(name) ?? []), checksum]);
  }
  return released;
}

/** Appends the checksum of each file to those of its function. */
export function appendChecksums({ files, released }: FunctionFiles): string {
  const all = new Map(released);
  for (const { name, checksum } of files) {
    const known = all.get(name) ?? [];
    if (known.at(-1) !== checksum) all.set(name, [...known, checksum]);
  }
  const names = [...all.keys()].toSorted();
  return names
    .flatMap((name) => (all.get(name) ?? []).map((checksum) => `${name} ${checksum}\n`))
    .join('');
}

/**
 * Compares a file with the body in a database: `same`, `outstanding` if the file must be applied, or `older` if the
 * database has a later body. An unreleased body, still in development, replaces any other.
 */
export function compareBodies(
  { name, checksum }: FunctionFile,
  applied: string | undefined,
  released: FunctionFiles['released'],
): 'same' | 'outstanding' | 'older' {
  if (applied === checksum) return 'same';
  const known = released.get(name) ?? [];
  const isNewerThere = applied !== undefined && !known.includes(applied);
  return isNewerThere && known.includes(checksum) ? 'older' : 'outstanding';
}

function rethrowUnlessMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
