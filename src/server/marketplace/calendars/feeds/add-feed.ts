import { hash } from 'node:crypto';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import type { NewFeedPayload } from '#contract/operator/calendar-api.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { inTransaction, type Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { setCalendarBoats } from '../sources/calendar-sources.ts';
import {
  describeFeedProblem,
  fetchFeed,
  noteFaults,
  writeFeedSpans,
  type ReadFeed,
} from './read-feed.ts';

const MAX_FEEDS = 20;

/** Adds a feed after reading it once; refuses a feed that cannot be read. */
export async function addFeed(
  deps: Deps,
  operatorId: string,
  input: NewFeedPayload,
): Promise<Outcome<string, 'invalid' | 'conflict'>> {
  const address = readFeedAddress(input.address);
  if (!address.ok) return address;
  const startedAt = new Date(deps.now());
  const reading = await readNew(deps, address.value);
  if (!reading.ok) return reading;
  return inTransaction(deps.database, async (write) => {
    const id = deps.newId();
    const feed = { id, operatorId, startedAt, name: input.name };
    const inserted = await insertFeed(deps, write, feed, address.value);
    if (!inserted.ok) return inserted;
    const source = { id, operatorId };
    const set = await setCalendarBoats(write, source, input);
    if (!set.ok) return set;
    if (reading.value.kind === 'new') {
      await noteFaults(write, id, reading.value);
      await writeFeedSpans(deps, write, source, reading.value.spans);
    }
    await deps.jobs.queue(write, 'find-conflicts', { operatorId });
    return done(id);
  });
}

async function readNew(deps: Deps, address: string): Promise<Outcome<ReadFeed, 'invalid'>> {
  try {
    return done(await fetchFeed(deps, address));
  } catch (error) {
    const problem = describeFeedProblem(error);
    if (problem === null) throw error;
    return refuseAddress('invalid', problem);
  }
}

async function insertFeed(
  deps: Deps,
  write: Transaction,
  feed: { id: string; operatorId: string; startedAt: Date; name: string },
  address: string,
): Promise<Outcome<null, 'conflict'>> {
  // Serializes concurrent additions, so that the limit holds.
  await write
    .selectFrom('operators')
    .select('id')
    .where('id', '=', feed.operatorId)
    .forNoKeyUpdate()
    .execute();
  const known = await write
    .selectFrom('calendarSources')
    .select('addressHash')
    .where('operatorId', '=', feed.operatorId)
    .where('kind', '=', 'feed')
    .execute();
  const addressHash = hash('sha256', address);
  if (known.some((each) => each.addressHash === addressHash))
    return refuseAddress('conflict', 'feed.alreadyRead');
  if (known.length >= MAX_FEEDS)
    return refused('conflict', { code: 'feeds.tooMany', values: { count: MAX_FEEDS } });
  await write
    .insertInto('calendarSources')
    .values({
      id: feed.id,
      operatorId: feed.operatorId,
      kind: 'feed',
      name: feed.name,
      addressEncrypted: deps.cipher.encrypt(address, feed.operatorId),
      addressHash,
      readAt: feed.startedAt,
      triedAt: feed.startedAt,
      createdAt: feed.startedAt,
    })
    .execute();
  return done(null);
}

function refuseAddress<Kind extends 'invalid' | 'conflict'>(kind: Kind, message: ErrorMessage) {
  return refused(kind, message, { fields: { address: message } });
}

/** Normalises the feed's URL: calendar programs write `webcal:` for https. */
function readFeedAddress(typed: string): Outcome<string, 'invalid'> {
  const address = typed.trim().replace(/^webcals?:/i, 'https:');
  if (!URL.canParse(address)) return unreadable;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return unreadable;
  // Refuses credentials in the URL, because redirects would leak them to their targets.
  if (url.username !== '' || url.password !== '')
    return refuseAddress('invalid', 'feed.holdsPassword');
  url.hash = '';
  return done(url.href);
}

const unreadable = refuseAddress('invalid', 'feed.addressInvalid');
