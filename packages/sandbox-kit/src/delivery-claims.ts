import { applicationRecipient, type Delivery, type Outbox } from './outbox.ts';

/** Lease of a claim: longer than an attempt can take. */
const leaseMs = 20_000;
const batchSize = 20;

export type ClaimTerms = {
  /** False until this process knows the application's URL: deliveries to the application wait until then. */
  withApplication: boolean;
  /** Claims the newest first. If any delivery is due, also claims first attempts that are not due yet. */
  newestFirst: boolean;
};

/**
 * Claims due deliveries under a lease, so that only one process at a time sends each delivery, and another process
 * takes over after a crash.
 */
export async function claimDue(
  { pool, now, table, recipientColumn, selectClaimed }: Outbox,
  { withApplication, newestFirst }: ClaimTerms,
): Promise<Delivery[]> {
  const { rows } = await pool.query<Delivery>(
    `with due as (
       select seq from ${table}
       where state = 'waiting' and (leased_until_ms is null or leased_until_ms <= $1)
         and ($3 or ${recipientColumn} <> $4)
         and (due_ms <= $1 or ($5 and attempts = 0 and exists (
           select from ${table} where state = 'waiting' and due_ms <= $1)))
       order by case when $5 then -seq else seq end limit $6 for update skip locked
     ), claimed as (
       update ${table} one set leased_until_ms = $2, attempts = attempts + 1
       from due where one.seq = due.seq returning one.*
     )
     ${selectClaimed}
     order by case when $5 then -claimed.seq else claimed.seq end`,
    [now(), now() + leaseMs, withApplication, applicationRecipient, newestFirst, batchSize],
  );
  return rows;
}

export async function endDelivery(
  { pool, table }: Outbox,
  { seq, leased_until_ms: lease }: Delivery,
  state: 'abandoned' | 'delivered' | 'dropped',
): Promise<void> {
  await pool.query(
    `update ${table} set state = $3, leased_until_ms = null where seq = $1 and leased_until_ms = $2`,
    [seq, lease, state],
  );
}

export async function postponeDelivery(
  { pool, now, table }: Outbox,
  { seq, leased_until_ms: lease }: Delivery,
  waitMs: number,
): Promise<void> {
  await pool.query(
    `update ${table} set due_ms = $3, leased_until_ms = null where seq = $1 and leased_until_ms = $2`,
    [seq, lease, now() + waitMs],
  );
}
