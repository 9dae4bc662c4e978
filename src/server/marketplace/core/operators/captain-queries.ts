import { sql } from 'kysely';
import type { CaptainView } from '#contract/public/captain-view.ts';
import {
  ANSWER_DAYS,
  computeCaptainFacts,
  isSpokenLanguage,
  type CaptainRecord,
} from '#domain/operators/captain-profile.ts';
import { toIslandNow, type Day } from '#domain/time/days.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { readPrepared } from '../../../platform/database/pipeline-queries.ts';

/** Reads what guests see of an operator on the page of a boat. */
export async function readCaptain(
  reader: Queryable,
  operatorId: string,
  nowMs: number,
): Promise<CaptainView> {
  const today = toIslandNow(nowMs).day;
  const since = new Date(nowMs - ANSWER_DAYS * DAY_MS);
  const [captain] = await readPrepared(
    reader,
    selectCaptain(operatorId, today, since).compile(reader),
  );
  if (!captain) throw new Error(`there is no operator ${operatorId}`);
  const { picturePath, sailingSince, introduction, introductionLanguage, boats } = captain;
  return {
    picture: picturePath,
    spokenLanguages: captain.spokenLanguages.filter(isSpokenLanguage),
    sailingSince,
    introduction:
      introduction === null ? null : { text: introduction, language: introductionLanguage },
    ...computeCaptainFacts(captain),
    boats,
  };
}

type CaptainRow = CaptainRecord & {
  picturePath: string | null;
  spokenLanguages: string[];
  sailingSince: number | null;
  introduction: string | null;
  introductionLanguage: Language;
  boats: number;
};

/** Bookings paid directly to the operator do not count as trips: operators could invent them. */
function selectCaptain(operatorId: string, today: Day, since: Date) {
  return sql<CaptainRow>`
    select picture_path, spoken_languages, sailing_since, introduction, introduction_language,
      (select count(*)::integer from boats
        where operator_id = operators.id and status = 'published' and deleted_at is null) as boats,
      (select count(*)::integer from (
        select distinct boat_id, start_date, time from bookings
        where operator_id = operators.id and status = 'paid' and paid_by = 'card'
          and end_date < ${today}::date
          and not exists (select from rebooking_offers
            where booking_id = bookings.id and outcome is null)) as sailed) as trips,
      requests.answers, requests.median_minutes
    from operators, lateral (
      select count(*) filter (where answer <> 'lapsed')::integer as answers,
        nullif(percentile_disc(0.5) within group (order by case when answer = 'lapsed' then 'infinity'
          else extract(epoch from answered_at - made_at)::float8 / 60 end), 'infinity') as median_minutes
      from change_requests
      where operator_id = operators.id and made_at > ${since} and answer in ('yes', 'no', 'lapsed')
    ) as requests
    where operators.id = ${operatorId}::uuid`;
}
