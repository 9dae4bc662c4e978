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
    /** Undefined is the embedded PostgreSQL in `dataDir`. */
    databaseUrl: given.DATABASE_URL,
    /** URL that bypasses the pooler, for code that needs a session; undefined is `databaseUrl`. */
    databaseSessionUrl: given.DATABASE_SESSION_URL,
    /** Replicas for public reads; undefined is `databaseUrl`. */
    databaseReplicaUrl: given.DATABASE_REPLICA_URL,
    /** Requires synchronous replication; checked by the doctor. */
    databaseSynchronous: given.DATABASE_SYNCHRONOUS ?? false,
    /** Upper bound of database connections for all workers of this server. */
    databaseConnections: given.DATABASE_CONNECTIONS,
  };
}
