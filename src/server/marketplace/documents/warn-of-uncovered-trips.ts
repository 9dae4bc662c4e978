import { sql } from 'kysely';
import { toIslandNow, type Day } from '#domain/time/days.ts';
import { inTransaction, type Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { findDocuments } from '../core/documents/document-queries.ts';
import { buildUncoveredCondition, readUncoveredTrips } from './uncovered-trips.ts';

/**
 * Mails the operator and the platform once per document about paid trips after its expiry. Waits while a newer document
 * is being checked, because the newer one may cover the trips.
 */
export async function warnOfUncoveredTrips(deps: Deps, operatorId: string): Promise<void> {
  const getUncovered = await readUncoveredTrips(deps, deps.database, [operatorId]);
  const kinds = getUncovered(operatorId)
    .filter(({ isRenewalSent }) => !isRenewalSent)
    .map(({ kind }) => kind);
  if (kinds.length === 0) return;
  const at = new Date(deps.now());
  await inTransaction(deps.database, async (write) => {
    for (const { id, kind, state } of await findDocuments(write, operatorId)) {
      if (state !== 'accepted' || !kinds.includes(kind)) continue;
      const mail = { kind: 'uncovered-trips', subjectId: id, at } as const;
      await queueMail(deps.jobs, write, { ...mail, recipient: 'operator' });
      await queueMail(deps.jobs, write, { ...mail, recipient: 'platform' });
    }
  });
}

/** Warns about trips without a warning at the sale: moved trips, and trips sold before the document was accepted. */
export async function warnOfAllUncoveredTrips(deps: Deps): Promise<void> {
  if (deps.documentsGraceDays === null) return;
  for (const id of await findOperatorsToWarn(deps.database, toIslandNow(deps.now()).day)) {
    await warnOfUncoveredTrips(deps, id);
  }
}

async function findOperatorsToWarn(reader: Queryable, today: Day): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct document.operator_id as id from operator_documents as document
    join operators on operators.id = document.operator_id and operators.status = 'active'
    where ${buildUncoveredCondition(today)}
      and not exists (select from mails where key = 'uncovered-trips:operator:' || document.id)
    order by id`.execute(reader);
  return rows.map(({ id }) => id);
}
