/** What a primary says of its synchronous standbys. `standbys` is null where the role may not see it. */
export type Replication = { commit: string; names: string; standbys: number | null };

/** Asked of the primary, as the product's own role. What others' connections do is seen by `pg_read_all_stats` alone. */
export const REPLICATION_QUERY = `
  select current_setting('synchronous_commit') as commit, current_setting('synchronous_standby_names') as names,
    case when pg_has_role('pg_read_all_stats', 'usage') then
      (select count(*) from pg_stat_replication where sync_state in ('sync', 'quorum'))::int end as standbys`;

/** Why a sale that was acknowledged may be lost with the primary's machine, or why none is; null when all is well. */
export function findSynchronousFault({ commit, names, standbys }: Replication): string | null {
  if (names === '')
    return `DATABASE_SYNCHRONOUS: synchronous replication is off (synchronous_standby_names is empty). ${MAY_BE_LOST} With Patroni: patronictl edit-config, synchronous_mode and synchronous_mode_strict on.`;
  if (!WAITING.has(commit))
    return `DATABASE_SYNCHRONOUS: commits wait for no standby (synchronous_commit is ${commit}). ${MAY_BE_LOST} Set synchronous_commit to on.`;
  if (standbys === 0)
    return `DATABASE_SYNCHRONOUS: no standby is synchronous now, though synchronous_standby_names asks for one (${names}). What is sold waits for one; a commit that is broken off meanwhile may be lost with the primary's machine. Start the standbys: patronictl list should show a Sync Standby.`;
  if (standbys === null)
    return `DATABASE_SYNCHRONOUS: whether a standby is synchronous cannot be seen by the role of DATABASE_URL. As superuser: grant pg_read_all_stats to that role.`;
  return null;
}

const MAY_BE_LOST =
  "A sale that was acknowledged may be lost when the primary's machine dies, because no other needs to have it.";

/** With the others, a standby that has it is not waited for. */
const WAITING = new Set(['on', 'remote_write', 'remote_apply']);
