import { toIslandNow } from '#domain/time/days.ts';
import { newOperator, type OperatorWorld } from './operators.ts';

/** Inserts a row; returns its id. */
export type Insert = (sql: string, values: unknown[]) => Promise<string>;

/** Inserts an accepted document that expires before the operator's paid trips. */
export function addEndingInsurance(write: Insert, operatorId: string): Promise<string> {
  return write(
    `insert into operator_documents (id, operator_id, kind, state, expires_on, sent_at, checked_at, checked_on)
     values (gen_random_uuid(), $1, 'insurance', 'accepted', current_date + 1, now(), now(), current_date)`,
    [operatorId],
  );
}

/** Inserts an operator whose boats are unlisted, and documents in each state. */
export async function addDocuments(world: OperatorWorld, write: Insert, admin: string) {
  const { email } = await newOperator(world);
  const unlisted = await write(
    `update operators set unlisted_at = now(), documents_asked_on = $2 where email = $1`,
    [email, toIslandNow(Date.now()).day],
  );
  const add = (kind: string, state: string) =>
    write(
      `insert into operator_documents (id, operator_id, kind, state, expires_on, sent_at, checked_at,
         checked_on, checked_by, reason)
       select gen_random_uuid(), id, $2, $3, current_date + 400, now(), case when $3 <> 'awaiting' then now() end,
         case when $3 <> 'awaiting' then current_date end, case when $3 <> 'awaiting' then $4::uuid end,
         case when $3 = 'refused' then 'Unreadable' end
       from operators where email = $1`,
      [email, kind, state, admin],
    );
  return {
    unlisted,
    accepted: await add('licence', 'accepted'),
    refused: await add('insurance', 'refused'),
    awaiting: await add('licence', 'awaiting'),
  };
}
