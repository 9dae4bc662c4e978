import { updateRow } from '../../../platform/database/update-row.ts';
import { hash } from 'node:crypto';
import type { BusyCalendar, CalendarText, ReadSpan } from 'calendar-reader';
import { fetchCalendar, fetchDefaults, type CalendarMarks } from 'calendar-reader/fetch';
import { readInProcess } from 'calendar-reader/in-process';
import { CalendarProblem } from 'calendar-reader/problem';
import { storeError } from '../../../platform/database/stored-errors.ts';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import { computeLastBookableDay } from '#domain/availability/availability.ts';
import { addDays, ISLAND_ZONE, toInstant, toIslandNow } from '#domain/time/days.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import {
  inTransaction,
  type Queryable,
  type Transaction,
} from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { openSemaphore } from '../../../platform/gateways/semaphore.ts';
import { writeBusySpans, writeSpansAhead, type KeyedSpan } from '../sources/busy-spans.ts';
import { lockSource, type CalendarSource } from '../sources/calendar-sources.ts';
import { findEventUids } from '../connection/exported-trips.ts';
import { readOwnUid, findOwnUids, getOwnHost } from '../sources/exported-bookings.ts';

const MAX_SPANS = 10_000;
/** Default time limit; a waiting checkout sets a shorter one. */
const MAX_MS = 30_000;
/** Days read beyond the horizon, so that an unchanged calendar is parsed only once a day. */
const DAYS_BEYOND = 3;
const noMarks: CalendarMarks = { etag: null, lastModified: null };

export type ReadFeed =
  | { kind: 'same' }
  | ({ kind: 'new'; contentHash: string } & BusyCalendar & CalendarMarks);

/**
 * Reads a feed and writes its busy times. On failure, the previous busy times remain and the operator sees the reason.
 * Each read is dated by its start, and discarded if a newer read has been written.
 */
export async function readFeed(
  deps: Deps,
  sourceId: string,
  maxMs?: number,
): Promise<Outcome<null, 'not-found' | 'unavailable'>> {
  const startedAt = new Date(deps.now());
  const source = await deps.database
    .selectFrom('calendarSources')
    .selectAll()
    .where('id', '=', sourceId)
    .where('kind', '=', 'feed')
    .executeTakeFirst();
  if (!source) return refused('not-found', 'calendar.unknown');
  try {
    const address = openAddress(deps, source);
    if (address === null) throw new FeedProblem('feed.addressLost');
    const reading = await fetchFeed(deps, address, getKnownMarks(source, deps), maxMs);
    await writeReading(deps, source, startedAt, reading);
    return done(null);
  } catch (error) {
    const problem = describeFeedProblem(error) ?? unexpected;
    if (problem === unexpected) deps.log.warn(`the feed ${sourceId} could not be read:`, error);
    await noteProblem(deps, sourceId, startedAt, problem);
    return refused('unavailable', problem);
  }
}

const unexpected = 'feed.notRead';

class FeedProblem extends Error {
  readonly problem: 'feed.addressLost' | 'feed.tooSlow';

  constructor(problem: FeedProblem['problem']) {
    super(problem);
    this.problem = problem;
  }
}

/** Describes why a feed could not be read; null for an unexpected error. */
export function describeFeedProblem(error: unknown): ErrorMessage | null {
  if (error instanceof FeedProblem) return error.problem;
  if (!(error instanceof CalendarProblem)) return null;
  return { code: 'feed.faulty', values: { text: error.message } };
}

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
  const today = toIslandNow(deps.now()).day;
  const read = await parseWithinLimit(
    {
      text,
      from: toInstant(today, '00:00'),
      until: toInstant(addDays(computeLastBookableDay(today), DAYS_BEYOND), '00:00'),
      homeZone: ISLAND_ZONE,
      maxSpans: MAX_SPANS,
    },
    until - performance.now(),
  );
  return { kind: 'new', ...read, etag, lastModified, contentHash };
}

/** Leaves capacity for visitors, however many calendars are stale. */
export const MAX_CONCURRENT_READS = 2;
const readSlots = openSemaphore(MAX_CONCURRENT_READS);

/** Parses a calendar in a separate process. `maxMs` includes the wait for a slot. */
export function parseWithinLimit(text: CalendarText, maxMs = MAX_MS): Promise<BusyCalendar> {
  const signal = AbortSignal.timeout(Math.max(0, Math.ceil(maxMs)));
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new FeedProblem('feed.tooSlow')));
  const reading = readSlots.take(async () => {
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
  const lockCurrent = async (write: Transaction) => {
    const source = await lockSource(write, known.id);
    return source && (source.readAt === null || source.readAt <= startedAt) ? source : null;
  };
  if (reading.kind === 'new') {
    const others = await omitOwnBookings(deps, deps.database, known, reading.spans);
    await writeSpansAhead(deps, known, others, async (write) => !!(await lockCurrent(write)));
  }
  await inTransaction(deps.database, async (write) => {
    const source = await lockCurrent(write);
    if (!source) return;
    // Skips an unchanged read if another read has replaced the content since.
    if (reading.kind === 'same' && source.contentHash !== known.contentHash) return;
    await updateRow(write, 'calendarSources', source.id, {
      readAt: startedAt,
      triedAt: startedAt,
      problem: null,
    });
    if (reading.kind === 'same') return;
    const { etag, lastModified, contentHash, spans } = reading;
    await updateRow(write, 'calendarSources', source.id, {
      etag,
      lastModified,
      contentHash,
    });
    await noteFaults(write, source.id, reading);
    if (!(await writeFeedSpans(deps, write, source, spans))) return;
    await deps.jobs.queue(write, 'find-conflicts', { operatorId: source.operatorId });
  });
}

export async function noteFaults(
  write: Transaction,
  sourceId: string,
  { faults, faultCount }: Omit<BusyCalendar, 'spans'>,
): Promise<void> {
  await updateRow(write, 'calendarSources', sourceId, {
    faults: JSON.stringify(faults),
    faultCount,
  });
}

export async function writeFeedSpans(
  deps: Deps,
  write: Transaction,
  source: Pick<CalendarSource, 'id' | 'operatorId'>,
  spans: readonly ReadSpan[],
): Promise<boolean> {
  return writeBusySpans(write, source.id, await omitOwnBookings(deps, write, source, spans));
}

/** Omits the operator's own bookings, whether imported by hand or written by us into a connected calendar. */
async function omitOwnBookings(
  deps: Deps,
  reader: Queryable,
  { operatorId }: Pick<CalendarSource, 'operatorId'>,
  spans: readonly ReadSpan[],
): Promise<KeyedSpan[]> {
  const host = getOwnHost(deps.site);
  const parseOwnUid = ({ uid }: ReadSpan) => readOwnUid(uid, host);
  const ownUids = await findOwnUids(reader, operatorId, spans.map(parseOwnUid));
  const written = await findEventUids(reader, operatorId, deps.now());
  return spans.filter(
    (span) => !ownUids.has(parseOwnUid(span) ?? '') && !written.has(span.uid ?? ''),
  );
}

async function noteProblem(
  deps: Deps,
  sourceId: string,
  startedAt: Date,
  problem: ErrorMessage,
): Promise<void> {
  await deps.database
    .updateTable('calendarSources')
    .set({ triedAt: startedAt, problem: storeError(problem) })
    .where('id', '=', sourceId)
    .where((where) => where.or([where('readAt', 'is', null), where('readAt', '<=', startedAt)]))
    .execute();
}

/** Forces a full read once a day, because the horizon moves by a day. */
function getKnownMarks(source: CalendarSource, deps: Deps) {
  const { readAt, etag, lastModified, contentHash } = source;
  const isReadToday =
    readAt !== null && toIslandNow(readAt.getTime()).day === toIslandNow(deps.now()).day;
  return isReadToday ? { etag, lastModified, contentHash } : { ...noMarks, contentHash: null };
}

/** Decrypts a feed's URL; null if it was encrypted with another key. */
export function openAddress(deps: Pick<Deps, 'cipher'>, source: CalendarSource): string | null {
  return source.addressEncrypted === null
    ? null
    : deps.cipher.decrypt(source.addressEncrypted, source.operatorId);
}
