/** State of the primary's synchronous replication. `standbys` is null without the privilege to see them. */
export type Replication = { commit: string; names: string; standbys: number | null };

/** Runs on the primary with the product's role. Other connections are visible to `pg_read_all_stats` only. */
export const REPLICATION_QUERY = `
  select current_setting('synchronous_commit') as commit, current_setting('synchronous_standby_names') as names,
    case when pg_has_role('pg_read_all_stats', 'usage') then
      (select count(*) from pg_stat_replication where sync_state in ('sync', 'quorum'))::int end as standbys`;

/** Explains why acknowledged sales may be lost with the primary, or why sales wait forever; null if all is well. */
export function findSynchronousFault({ commit, names, standbys }: Replication): string | null {
  if (names === '')
    return `DATABASE_SYNCHRONOUS: synchronous replication is off (synchronous_standby_names is empty). ${MAY_BE_LOST} With Patroni: turn synchronous_mode and synchronous_mode_strict on (patronictl edit-config).`;
  if (!WAITING.has(commit))
    return `DATABASE_SYNCHRONOUS: commits do not wait for a standby (synchronous_commit is ${commit}). ${MAY_BE_LOST} Set synchronous_commit to on.`;
  if (standbys === 0)
    return `DATABASE_SYNCHRONOUS: no standby is synchronous now, although synchronous_standby_names requires one (${names}). Sales wait for a standby; a sale that is interrupted meanwhile may be lost if the primary's machine dies. Start the standbys: patronictl list should show a Sync Standby.`;
  if (standbys === null)
    return `DATABASE_SYNCHRONOUS: the role of DATABASE_URL cannot see whether a standby is synchronous. As superuser: grant pg_read_all_stats to that role.`;
  return null;
}

const MAY_BE_LOST =
  "If the primary's machine dies, confirmed sales may be lost, because no other machine is sure to have them.";

/** Values of `synchronous_commit` that wait for a standby. */
const WAITING = new Set(['on', 'remote_write', 'remote_apply']);
