import { sql } from 'kysely';
import { isStale } from '#domain/availability/busy-times.ts';
import { coversBoatCondition } from '../core/boats/boat-queries.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { readPrepared } from '../../platform/database/pipeline-queries.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { syncCalendar } from './connection/sync-calendar.ts';
import { readFeed } from './feeds/read-feed.ts';

/** Maximum time that a checkout waits for a calendar. */
const TIMEOUT_MS = 4000;

type DueSource = { id: string; kind: 'nylas' | 'feed'; operatorId: string; readAt: Date | null };

/**
 * Refreshes stale calendars of a boat's operator before a sale. Returns whether all are current; otherwise the sale
 * needs the operator's approval.
 */
export async function refreshCalendars(deps: Deps, boatId: string): Promise<boolean> {
  const sources = await listBoatSources(deps.database, boatId);
  const stale = sources.filter(({ readAt }) => isStale(readAt?.getTime() ?? null, deps.now()));
  const read = await Promise.all(stale.map((source) => readSource(deps, source)));
  return read.every(Boolean);
}

async function readSource(deps: Deps, { id, kind, operatorId }: DueSource): Promise<boolean> {
  const read =
    kind === 'feed'
      ? await readFeed(deps, id, TIMEOUT_MS)
      : await syncCalendar(deps, operatorId, TIMEOUT_MS);
  return read.ok;
}

function listBoatSources(reader: Queryable, boatId: string): Promise<DueSource[]> {
  const query = sql<DueSource>`
    select source.id, source.kind, source.operator_id as "operatorId", source.read_at as "readAt"
    from boats join calendar_sources as source on source.operator_id = boats.operator_id
    where boats.id = ${boatId} and ${coversBoatCondition}`;
  return readPrepared(reader, query.compile(reader));
}
