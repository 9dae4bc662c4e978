import { hash } from 'node:crypto';
import type { BusyCalendar, CalendarText, ReadSpan } from 'calendar-reader';
import { fetchCalendar, fetchDefaults, type CalendarMarks } from 'calendar-reader/fetch';
import { readInProcess } from 'calendar-reader/in-process';
import { CalendarProblem } from 'calendar-reader/problem';
import { lastBookableDay } from '#domain/availability/availability.ts';
import { addDays, ISLAND_ZONE, islandInstant, islandNow } from '#domain/time/days.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { inTransaction, type Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { openSemaphore } from '../../../platform/gateways/semaphore.ts';
import {
  lockSource,
  setSource,
  writeBusySpans,
  type CalendarSource,
} from '../sources/calendar-sources.ts';
import { findEventNames } from '../connection/exported-trips.ts';
import { readOwnUid, findOwnUids, getOwnHost } from '../sources/exported-bookings.ts';

const MAX_SPANS = 10_000;
/** Default limit; a waiting checkout sets a shorter one. */
const MAX_MS = 30_000;
/** Days read beyond the horizon, so that an unchanged calendar is parsed only once a day. */
const DAYS_BEYOND = 3;
const noMarks: CalendarMarks = { etag: null, lastModified: null };

export type ReadFeed =
  | { kind: 'same' }
  | ({ kind: 'new'; contentHash: string } & BusyCalendar & CalendarMarks);

/**
 * Reads a feed and writes its busy times. On failure the last ones remain and the operator sees the reason. Each read
 * is dated by its start, and dropped if a newer one has been written.
 */
export async function readFeed(
  deps: Deps,
  sourceId: string,
  maxMs?: number,
): Promise<Outcome<null, 'not-found' | 'unavailable'>> {
  const startedAt = new Date(deps.now());
  const source = await deps.database
    .selectFrom('calendar_sources')
    .selectAll()
    .where('id', '=', sourceId)
    .where('kind', '=', 'feed')
    .executeTakeFirst();
  if (!source) return refused('not-found', 'There is no such calendar.');
  try {
    const address = openAddress(deps, source);
    if (address === null) throw new CalendarProblem('The address cannot be opened any more.');
    const reading = await fetchFeed(deps, address, getKnownMarks(source, deps), maxMs);
    await writeReading(deps, source, startedAt, reading);
    return done(null);
  } catch (error) {
    const problem = error instanceof CalendarProblem ? error.message : unexpected;
    if (problem === unexpected) deps.log.warn(`the feed ${sourceId} could not be read:`, error);
    await noteProblem(deps, sourceId, startedAt, problem);
    return refused('unavailable', problem);
  }
}

const unexpected = 'This calendar could not be read.';

/** Fetches and parses a feed; `maxMs` limits the total time. Throws a CalendarProblem for the operator. */
export async function fetchFeed(
  deps: Deps,
  address: string,
  known: CalendarMarks & { contentHash: string | null } = { ...noMarks, contentHash: null },
  maxMs = MAX_MS,
): Promise<ReadFeed> {
  const until = performance.now() + maxMs;
  const fetched = await fetchCalendar(address, known, {
    maxMs: Math.min(fetchDefaults.maxMs, maxMs),
    trustedHosts: deps.trustedFeedHosts,
    userAgent: 'boat-trips-calendar-reader',
  });
  if (fetched.kind === 'same') return fetched;
  const { text, etag, lastModified } = fetched;
  const contentHash = hash('sha256', text);
  if (contentHash === known.contentHash) return { kind: 'same' };
  const today = islandNow(deps.now()).day;
  const read = await readInTurn(
    {
      text,
      from: islandInstant(today, '00:00'),
      until: islandInstant(addDays(lastBookableDay(today), DAYS_BEYOND), '00:00'),
      homeZone: ISLAND_ZONE,
      maxSpans: MAX_SPANS,
    },
    until - performance.now(),
  );
  return { kind: 'new', ...read, etag, lastModified, contentHash };
}

/** Leaves the rest of the machine to visitors, however many calendars are stale. */
export const MAX_AT_ONCE = 2;
const turns = openSemaphore(MAX_AT_ONCE);

/** Parses a calendar in a separate process. `maxMs` includes the wait for a place. */
export function readInTurn(text: CalendarText, maxMs = MAX_MS): Promise<BusyCalendar> {
  const signal = AbortSignal.timeout(Math.max(0, Math.ceil(maxMs)));
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () =>
    reject(new CalendarProblem('This calendar took too long to read.')),
  );
  const reading = turns.take(async () => {
    signal.throwIfAborted();
    return readInProcess(text, { signal });
  });
  return Promise.race([reading, tooLate]);
}

async function writeReading(
  deps: Deps,
  known: CalendarSource,
  startedAt: Date,
  reading: ReadFeed,
): Promise<void> {
  await inTransaction(deps.database, async (write) => {
    const source = await lockSource(write, known.id);
    if (!source || (source.read_at !== null && source.read_at > startedAt)) return;
    // The unchanged content has since been replaced by another read.
    if (reading.kind === 'same' && source.content_hash !== known.content_hash) return;
    await setSource(write, source.id, { read_at: startedAt, tried_at: startedAt, problem: null });
    if (reading.kind === 'same') return;
    const { etag, lastModified, contentHash, spans } = reading;
    await setSource(write, source.id, {
      etag,
      last_modified: lastModified,
      content_hash: contentHash,
    });
    await noteFaults(write, source.id, reading);
    if (!(await writeFeedSpans(deps, write, source, spans))) return;
    await deps.jobs.queue(write, 'find-conflicts', { operatorId: source.operator_id });
  });
}

export async function noteFaults(
  write: Transaction,
  sourceId: string,
  { faults, faultCount }: Omit<BusyCalendar, 'spans'>,
): Promise<void> {
  await setSource(write, sourceId, { faults: JSON.stringify(faults), fault_count: faultCount });
}

/** Excludes the operator's own bookings, whether imported by hand or written by us into a connected calendar. */
export async function writeFeedSpans(
  deps: Deps,
  write: Transaction,
  { id, operator_id: operatorId }: Pick<CalendarSource, 'id' | 'operator_id'>,
  spans: readonly ReadSpan[],
): Promise<boolean> {
  const host = getOwnHost(deps.site);
  const parseOwnUid = ({ uid }: ReadSpan) => readOwnUid(uid, host);
  const own = await findOwnUids(write, operatorId, spans.map(parseOwnUid));
  const written = await findEventNames(write, operatorId, deps.now());
  const others = spans.filter(
    (span) => !own.has(parseOwnUid(span) ?? '') && !written.has(span.uid ?? ''),
  );
  return writeBusySpans(write, id, others);
}

async function noteProblem(
  deps: Deps,
  sourceId: string,
  startedAt: Date,
  problem: string,
): Promise<void> {
  await deps.database
    .updateTable('calendar_sources')
    .set({ tried_at: startedAt, problem })
    .where('id', '=', sourceId)
    .where((where) => where.or([where('read_at', 'is', null), where('read_at', '<=', startedAt)]))
    .execute();
}

/** Forces a full read once a day, as new days have come within the horizon. */
function getKnownMarks(source: CalendarSource, deps: Deps) {
  const { read_at: readAt, etag, last_modified: lastModified, content_hash: contentHash } = source;
  const isOfToday =
    readAt !== null && islandNow(readAt.getTime()).day === islandNow(deps.now()).day;
  return isOfToday ? { etag, lastModified, contentHash } : { ...noMarks, contentHash: null };
}

/** Null if it was encrypted with another key. */
export function openAddress(deps: Pick<Deps, 'cipher'>, source: CalendarSource): string | null {
  return source.address_encrypted === null
    ? null
    : deps.cipher.decrypt(source.address_encrypted, source.operator_id);
}
