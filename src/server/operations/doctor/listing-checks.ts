import type pg from 'pg';
import { toIslandNow, type Day } from '#domain/time/days.ts';
import {
  isListingAllowed,
  listMissingKinds,
  type SentDocument,
} from '#domain/operators/documents.ts';
import operatorDocuments from '#locales/portal/operator/account/operator-documents.en.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import type { Finding } from './consistency-check.ts';

/** Tolerance: the job runs hourly, so a boat may remain listed for a while after midnight. */
const OVERDUE_MINUTES = 120;

type Rule = { graceDays: number | null; nowMs: number };
type ListedBoat = { boat: string; askedOn: Day | null; documents: SentDocument[] };

/** Finds boats that are listed although the owner's document rule forbids it. */
export async function findListings(
  database: Pick<pg.ClientBase, 'query'>,
  { graceDays, nowMs }: Rule,
): Promise<Finding[]> {
  const { rows } = await database.query<ListedBoat>(LISTED, []);
  const { day } = toIslandNow(nowMs - OVERDUE_MINUTES * MINUTE_MS);
  return rows
    .filter(({ documents, askedOn }) => !isListingAllowed(documents, { graceDays, askedOn }, day))
    .map(({ boat, documents }) => {
      const missing = listMissingKinds(documents, day).map((kind) =>
        operatorDocuments.kinds[kind].toLowerCase(),
      );
      const finding = `${boat} is listed, but its operator has no valid ${missing.join(' and ')}.`;
      return { about: 'every listed boat has the documents it needs', finding };
    });
}

const LISTED = `
  select boats.name as boat, documents_asked_on::text as "askedOn",
    (select coalesce(json_agg(json_build_object('kind', kind, 'state', state, 'expiresOn', expires_on)), '[]')
      from operator_documents
      where operator_id = operators.id and replaced_at is null) as documents
  from boats join operators on operators.id = boats.operator_id
  where boats.status = 'published' and boats.deleted_at is null
    and operators.status = 'active' and operators.unlisted_at is null and operators.erased_at is null
  order by boats.name, boats.id`;
