import { CalendarProblem } from 'calendar-reader/problem';
import type { NewFeedPayload } from '#contract/calendar-api.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { inTransaction, type Write } from '../../database/database.ts';
import type { Deps } from '../../dependencies.ts';
import { setConcernedBoats } from '../source-queries.ts';
import { hashOfAddress, readFeedAddress } from './feed-address.ts';
import { lookAt, noteFaults, writeFeedSpans, type ReadFeed } from './read-feed.ts';

const MOST_FEEDS = 20;

/** Has an address read from now on. It is read once before: what cannot be read is not added. */
export async function addFeed(
  deps: Deps,
  operatorId: string,
  input: NewFeedPayload,
): Promise<Outcome<string, 'invalid' | 'conflict'>> {
  const address = readFeedAddress(input.address);
  if (!address.ok) return address;
  const startedAt = new Date(deps.now());
  const reading = await lookAtNew(deps, address.value);
  if (!reading.ok) return reading;
  return inTransaction(deps.database, async (write) => {
    const id = deps.newId();
    const feed = { id, operatorId, startedAt, name: input.name };
    const inserted = await insertFeed(deps, write, feed, address.value);
    if (!inserted.ok) return inserted;
    const source = { id, operator_id: operatorId };
    const set = await setConcernedBoats(write, source, input);
    if (!set.ok) return set;
    if (reading.value.kind === 'new') {
      await noteFaults(write, id, reading.value);
      await writeFeedSpans(deps, write, source, reading.value.spans);
    }
    await deps.jobs.queue(write, 'find-conflicts', { operatorId });
    return done(id);
  });
}

async function lookAtNew(deps: Deps, address: string): Promise<Outcome<ReadFeed, 'invalid'>> {
  try {
    return done(await lookAt(deps, address));
  } catch (error) {
    if (!(error instanceof CalendarProblem)) throw error;
    return refused('invalid', error.message, { fields: { address: error.message } });
  }
}

async function insertFeed(
  deps: Deps,
  write: Write,
  feed: { id: string; operatorId: string; startedAt: Date; name: string },
  address: string,
): Promise<Outcome<null, 'conflict'>> {
  // Whoever adds two at once waits here, so that both are counted.
  await write
    .selectFrom('operators')
    .select('id')
    .where('id', '=', feed.operatorId)
    .forNoKeyUpdate()
    .execute();
  const known = await write
    .selectFrom('calendar_sources')
    .select('address_hash')
    .where('operator_id', '=', feed.operatorId)
    .where('kind', '=', 'feed')
    .execute();
  const hash = hashOfAddress(address);
  if (known.some((each) => each.address_hash === hash)) return twice;
  if (known.length >= MOST_FEEDS) return tooMany;
  const { startedAt } = feed;
  await write
    .insertInto('calendar_sources')
    .values({
      id: feed.id,
      operator_id: feed.operatorId,
      kind: 'feed',
      name: feed.name,
      address_encrypted: deps.cipher.encrypt(address, feed.operatorId),
      address_hash: hash,
      read_at: startedAt,
      tried_at: startedAt,
      problem: null,
      etag: null,
      last_modified: null,
      content_hash: null,
      created_at: startedAt,
    })
    .execute();
  return done(null);
}

const known = 'This address is read already.';
const twice = refused('conflict', known, { fields: { address: known } });
const tooMany = refused('conflict', `Up to ${MOST_FEEDS} addresses can be read.`);
