import * as z from 'zod/mini';
import * as settings from './setting-kinds.ts';

const address = settings.optionalAddress(['postgres:', 'postgresql:']);

export const databaseShape = {
  DATABASE_URL: address,
  DATABASE_SESSION_URL: address,
  DATABASE_REPLICA_URL: address,
  DATABASE_SYNCHRONOUS: settings.optionalSwitch,
  DATABASE_CONNECTIONS: z.optional(settings.wholeNumber(13, 10_000)),
};

type Given = z.infer<z.ZodMiniObject<typeof databaseShape>>;

export function toDatabase(given: Given) {
  return {
    /** A PostgreSQL of the owner's; undefined is the embedded one in `dataDir`. */
    databaseUrl: given.DATABASE_URL,
    /** The same database past its pooler, for what needs a session; undefined is `databaseUrl`. */
    databaseSessionUrl: given.DATABASE_SESSION_URL,
    /** Its replicas, for what everybody may see; undefined reads that from `databaseUrl`. */
    databaseReplicaUrl: given.DATABASE_REPLICA_URL,
    /** Whether what is committed has to be on a standby as well; the doctor looks. */
    databaseSynchronous: given.DATABASE_SYNCHRONOUS ?? false,
    /** The most connections to the database that this server opens, all its workers together. */
    databaseConnections: given.DATABASE_CONNECTIONS,
  };
}
