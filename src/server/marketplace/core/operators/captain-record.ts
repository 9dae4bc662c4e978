import { sql } from 'kysely';
import { ANSWER_DAYS, type CaptainRecord } from '#domain/operators/captain-profile.ts';
import { toIslandNow, type Day } from '#domain/time/days.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { readPrepared } from '../../../platform/database/pipeline-queries.ts';
import type { Deps } from '../../../platform/dependencies.ts';

/** Reads an operator's sailed trips and answers to guests. */
export type ReadCaptainRecord = (reader: Queryable, operatorId: string) => Promise<CaptainRecord>;

/** Creates a reader without a cache. */
export function createRecordReader({ now }: Pick<Deps, 'now'>): ReadCaptainRecord {
  return async (reader, operatorId) => {
    const { day: today } = toIslandNow(now());
    const since = new Date(now() - ANSWER_DAYS * DAY_MS);
    const query = selectRecord(operatorId, today, since);
    const [record] = await readPrepared(reader, query.compile(reader));
    if (!record) throw new Error(`the record query returned no row for operator ${operatorId}`);
    return record;
  };
}

const FRESH_MS = 5 * MINUTE_MS;
/** Limits the cache's memory. Larger than the number of operators viewed within `FRESH_MS`, so it is rarely reached. */
const MAX_OPERATORS = 1000;

/** Opens a cache of records for pages: counting takes milliseconds, and the counts hardly change within minutes. */
export function openRecordCache({ now }: Pick<Deps, 'now'>): ReadCaptainRecord {
  const read = createRecordReader({ now });
  const known = new Map<string, { record: Promise<CaptainRecord>; freshUntil: number }>();
  return (reader, operatorId) => {
    const found = known.get(operatorId);
    if (found && now() < found.freshUntil) return found.record;
    if (known.size >= MAX_OPERATORS) known.clear();
    const entry = { record: read(reader, operatorId), freshUntil: now() + FRESH_MS };
    known.set(operatorId, entry);
    entry.record.catch(() => {
      if (known.get(operatorId) === entry) known.delete(operatorId);
    });
    return entry.record;
  };
}

/** Ignores bookings paid directly to the operator, because an operator could invent such bookings. */
function selectRecord(operatorId: string, today: Day, since: Date) {
  return sql<CaptainRecord>`
    select
      (select count(*)::integer from (
        select distinct boat_id, start_date, time from bookings
        where operator_id = ${operatorId}::uuid and status = 'paid' and paid_by = 'card'
          and end_date < ${today}::date
          and not exists (select from rebooking_offers
            where booking_id = bookings.id and outcome is null)) as sailed) as trips,
      count(*) filter (where answer <> 'lapsed')::integer as answers,
      nullif(percentile_disc(0.5) within group (order by case when answer = 'lapsed' then 'infinity'
        else extract(epoch from answered_at - made_at)::float8 / 60 end), 'infinity') as median_minutes
    from change_requests
    where operator_id = ${operatorId}::uuid and made_at > ${since} and answer in ('yes', 'no', 'lapsed')`;
}
