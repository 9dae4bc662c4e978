import { sql } from 'kysely';
import type { CaptainView } from '#contract/public/captain-view.ts';
import { computeCaptainFacts, isSpokenLanguage } from '#domain/operators/captain-profile.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { readPrepared } from '../../../platform/database/pipeline-queries.ts';
import type { ReadCaptainRecord } from './captain-record.ts';

/** Reads what guests see about an operator on a boat's page. */
export async function readCaptain(
  reader: Queryable,
  operatorId: string,
  readRecord: ReadCaptainRecord,
): Promise<CaptainView> {
  const [[captain], record] = await Promise.all([
    readPrepared(reader, selectCaptain(operatorId).compile(reader)),
    readRecord(reader, operatorId),
  ]);
  if (!captain) throw new Error(`there is no operator ${operatorId}`);
  const { picturePath, sailingSince, introduction, introductionLanguage, boats } = captain;
  return {
    picture: picturePath,
    spokenLanguages: captain.spokenLanguages.filter(isSpokenLanguage),
    sailingSince,
    introduction:
      introduction === null ? null : { text: introduction, language: introductionLanguage },
    ...computeCaptainFacts(record),
    boats,
  };
}

type CaptainRow = {
  picturePath: string | null;
  spokenLanguages: string[];
  sailingSince: number | null;
  introduction: string | null;
  introductionLanguage: Language;
  boats: number;
};

function selectCaptain(operatorId: string) {
  return sql<CaptainRow>`
    select picture_path, spoken_languages, sailing_since, introduction, introduction_language,
      (select count(*)::integer from boats
        where operator_id = operators.id and status = 'published' and deleted_at is null) as boats
    from operators where id = ${operatorId}::uuid`;
}
