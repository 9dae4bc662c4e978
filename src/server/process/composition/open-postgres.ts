import { lastUrlOf, startEmbeddedPostgres, type EmbeddedPostgres } from 'embedded-postgres';
import type { Config } from '../../platform/settings/config.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import { refuseMovedOut } from '../../platform/settings/moved-out.ts';
import { openSecrets } from '../../platform/settings/secrets.ts';

type Needs = {
  config: Pick<Config, 'dataDir'>;
  log: Log;
  /** Called when the server died and could not be brought back. */
  onLost?: (reason: Error) => void;
};

/** The embedded database, in the data folder. Only one process may use that folder. */
export async function openPostgres({ config, log, onLost }: Needs): Promise<EmbeddedPostgres> {
  refuseMovedOut(config.dataDir);
  return startEmbeddedPostgres({
    ...credentialsOf(config),
    log,
    sharedFolders: ['/var/lib/sxm-boat-trips', '/var/tmp/sxm-boat-trips'],
    ...(onLost ? { onLost } : {}),
  });
}

/** Where it is, if it runs; undefined when it never did. */
export function urlOfLastRun(config: Pick<Config, 'dataDir'>): string | undefined {
  return lastUrlOf(credentialsOf(config));
}

function credentialsOf({ dataDir }: Pick<Config, 'dataDir'>) {
  return { dataDir, password: openSecrets(dataDir).databasePassword };
}
