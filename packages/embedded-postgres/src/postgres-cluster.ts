import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Log } from './options.ts';
import { type Account, canReach, type Place } from './postgres-account.ts';
import type { Binaries } from './postgres-binaries.ts';
import { ensureSharedFolder } from './shared-install-folder.ts';

const run = promisify(execFile);

type Means = { binaries: Binaries; password: string; log: Log };

/** Creates the cluster (`dataDir/postgres`) on the first start. Returns its real path. */
export async function openCluster(where: Place, means: Means): Promise<string> {
  const { dataDir, account } = where;
  const place = join(dataDir, 'postgres');
  const entry = lstatSync(place, { throwIfNoEntry: false });
  const found = statSync(place, { throwIfNoEntry: false });
  if (entry && !found) {
    throw new Error(
      `${place} points to a missing folder. Put the folder back, or delete the link to start with an empty database.`,
    );
  }
  if (account) allowTraversal(dataDir);
  if (!found || readdirIfAllowed(place).length === 0) return makeCluster(place, where, means);
  const cluster = realpathSync(place);
  await checkCluster(cluster, account, means.binaries);
  return cluster;
}

/** Lets other users traverse our data folder; secret files in it have their own permissions. */
function allowTraversal(dataDir: string): void {
  const { mode, uid } = statSync(dataDir);
  if (uid === 0 && (mode & 0o011) !== 0o011) chmodSync(dataDir, (mode & 0o7777) | 0o011);
}

function readdirIfAllowed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new Error(
      `${folder} belongs to another user. Start as the user that first started it, or choose another data folder.`,
      { cause: error },
    );
  }
}

async function checkCluster(
  cluster: string,
  account: Account | undefined,
  binaries: Binaries,
): Promise<void> {
  if (account && statSync(cluster).uid !== account.uid)
    await run('chown', ['-R', `${account.uid}:${account.gid}`, cluster]);
  if (!canReach(account, cluster)) {
    throw new Error(
      `The user ${account?.uid}, who owns ${cluster}, has no access to it. Give that user access to the folders above it.`,
    );
  }
  const major = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (major !== binaries.major) {
    throw new Error(
      `${cluster} was made by PostgreSQL ${major}, this is PostgreSQL ${binaries.major}. Dump it with the old one and load it into a new data folder.`,
    );
  }
}

async function makeCluster(
  place: string,
  { dataDir, account, sharedFolders }: Place,
  means: Means,
): Promise<string> {
  const { log } = means;
  log.info('Creating a new database.');
  if (canReach(account, dataDir)) {
    await initialise(place, account, means);
    return realpathSync(place);
  }
  const shared = ensureSharedFolder(sharedFolders);
  const home = mkdtempSync(join(shared, `${basename(dirname(dataDir))}-`));
  chmodSync(home, 0o755);
  const cluster = join(home, 'postgres');
  log.info(`The database user has no access to ${dataDir}; the database is in ${cluster}.`);
  await initialise(cluster, account, means);
  rmSync(place, { recursive: true, force: true });
  symlinkSync(cluster, place);
  return cluster;
}

/** Initialises in a temporary folder and renames it, so that a killed first start leaves nothing incomplete. */
async function initialise(
  place: string,
  account: Account | undefined,
  { binaries, password }: Means,
): Promise<void> {
  const home = dirname(place);
  for (const name of readdirSync(home)) {
    if (name.startsWith('postgres.new-'))
      rmSync(join(home, name), { recursive: true, force: true });
  }
  const draft = mkdtempSync(join(home, 'postgres.new-'));
  const passwordFile = join(draft, 'password');
  const cluster = join(draft, 'cluster');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  mkdirSync(cluster, { mode: 0o700 });
  if (account)
    for (const path of [draft, passwordFile, cluster]) chownSync(path, account.uid, account.gid);
  await run(
    binaries.initdb,
    [
      `--pgdata=${cluster}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      // Sorts by code point and lower-cases by Unicode, whatever the machine's locale.
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    { ...account, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' } },
  );
  rmSync(place, { recursive: true, force: true });
  renameSync(cluster, place);
  rmSync(draft, { recursive: true, force: true });
}
