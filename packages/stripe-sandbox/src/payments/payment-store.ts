import type pg from 'pg';
import { inSandboxTransaction } from 'sandbox-kit/sandbox-transaction';
import { invalidParam } from '../requests/stripe-problems.ts';

/** Shared dependencies of the sandbox. */
export type SandboxContext = {
  pool: pg.Pool;
  publicUrl: string;
  /** Path of the API; empty means the root. */
  apiPath: string;
  /** Path of the payment pages. */
  pagePath: string;
  merchantName: string;
  /** Text of a payment page that the merchant has closed. */
  closedPageText: string;
  /** Epoch milliseconds. */
  now: () => number;
  log: (line: string) => void;
  /** Called after each commit that wrote events. */
  committed: () => void;
};

export type RequestTrace = { id: string | null; idempotency_key: string | null };

/** The transaction of a request or of the sweep; `events` counts the events that it wrote. */
export type Work = {
  db: pg.PoolClient;
  context: SandboxContext;
  nowMs: number;
  request: RequestTrace;
  events: number;
};

export type StoredObject = { id: string; object: string };

export type Held<Body, Hidden> = { body: Body; hidden: Hidden };

export type Guards = { state?: string; dueMs?: number; parent?: string; hidden?: object };

const nobody: RequestTrace = { id: null, idempotency_key: null };

export async function inTransaction<Result>(
  context: SandboxContext,
  act: (work: Work) => Promise<Result>,
  request = nobody,
): Promise<Result> {
  let events = 0;
  const result = await inSandboxTransaction(context.pool, async (db) => {
    const work: Work = { db, context, nowMs: context.now(), request, events };
    const acted = await act(work);
    events = work.events;
    return acted;
  });
  if (events > 0) context.committed();
  return result;
}

export function toSeconds(work: Work): number {
  return Math.floor(work.nowMs / 1000);
}

export async function insertObject(
  work: Work,
  body: StoredObject,
  guards: Guards = {},
): Promise<void> {
  await work.db.query(
    `insert into sandbox_payments.object (id, kind, state, due_ms, parent, body, hidden) values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      body.id,
      body.object,
      guards.state ?? null,
      guards.dueMs ?? null,
      guards.parent ?? null,
      JSON.stringify(body),
      JSON.stringify(guards.hidden ?? {}),
    ],
  );
}

/** Saves an object locked by this transaction. */
export async function saveObject(
  work: Work,
  body: StoredObject,
  guards: Omit<Guards, 'parent'> = {},
): Promise<void> {
  await work.db.query(
    `update sandbox_payments.object set body = $2, state = coalesce($3, state), hidden = coalesce($4::jsonb, hidden),
       due_ms = coalesce($5, due_ms) where id = $1`,
    [
      body.id,
      JSON.stringify(body),
      guards.state ?? null,
      guards.hidden ? JSON.stringify(guards.hidden) : null,
      guards.dueMs ?? null,
    ],
  );
}

export async function forgetObject(work: Work, id: string): Promise<void> {
  await work.db.query('delete from sandbox_payments.object where id = $1', [id]);
}

/** Reduces an object to a tombstone. */
export async function buryObject(work: Work, body: StoredObject): Promise<void> {
  await work.db.query(
    `update sandbox_payments.object set kind = 'deleted', body = $2, hidden = '{}' where id = $1`,
    [body.id, JSON.stringify(body)],
  );
}

export async function findHeld<Body, Hidden = object>(
  work: Work,
  kind: string,
  id: string,
): Promise<Held<Body, Hidden> | null> {
  const { rows } = await work.db.query<Held<Body, Hidden>>(
    `select body, hidden from sandbox_payments.object where id = $2 and kind = $1`,
    [kind, id],
  );
  return rows[0] ?? null;
}

/**
 * Finds and locks an object until the end of the transaction. Lock order: session, intent, charge, then objects of the
 * charge.
 */
export async function lockHeld<Body, Hidden = object>(
  work: Work,
  kind: string,
  id: string,
): Promise<Held<Body, Hidden> | null> {
  const { rows } = await work.db.query<Held<Body, Hidden>>(
    `select body, hidden from sandbox_payments.object where id = $2 and kind = $1 for update`,
    [kind, id],
  );
  return rows[0] ?? null;
}

/** Finds an object of any kind by id, for expand[]. */
export async function findAnyObject(
  work: Work,
  id: string,
): Promise<Held<StoredObject, Record<string, unknown>> | null> {
  const { rows } = await work.db.query<Held<StoredObject, Record<string, unknown>>>(
    'select body, hidden from sandbox_payments.object where id = $1',
    [id],
  );
  return rows[0] ?? null;
}

export type Page = { limit: number; startingAfter: string | null; endingBefore: string | null };

export type ListFilter = {
  kind: string;
  parent?: string | null;
  states?: string[];
  /** Patterns with `*` as a wildcard. */
  statesLike?: string[];
  fields?: Record<string, boolean | string>;
  hidden?: Record<string, string>;
  /** A text field with one of several values. */
  anyOf?: { field: string; values: string[] };
  created?: CreatedRange;
};

/** Unix seconds, both inclusive. */
export type CreatedRange = { from: number | null; to: number | null };

/** Newest first. Reads one row more than the limit, to detect another page. */
export async function listObjects(
  work: Work,
  filter: ListFilter,
  page: Page,
): Promise<{ data: StoredObject[]; has_more: boolean }> {
  const after = await findSeq(work, page.startingAfter, 'starting_after');
  const before = await findSeq(work, page.endingBefore, 'ending_before');
  const { rows } = await work.db.query<{ body: StoredObject }>(
    `select body from sandbox_payments.object
     where kind = $1 and ($2::text is null or parent = $2) and ($3::text[] is null or state = any($3)) and body @> $4
       and ($5::bigint is null or seq < $5) and ($6::bigint is null or seq > $6)
       and ($7::bigint is null or (body->>'created')::bigint >= $7)
       and ($8::bigint is null or (body->>'created')::bigint <= $8)
       and ($10::text[] is null or state like any($10)) and hidden @> $11
       and ($12::text is null or body->>$12 = any($13))
     order by case when $6::bigint is null then seq end desc, case when $6::bigint is not null then seq end asc limit $9`,
    [
      filter.kind,
      filter.parent ?? null,
      filter.states ?? null,
      JSON.stringify(filter.fields ?? {}),
      after,
      before,
      filter.created?.from ?? null,
      filter.created?.to ?? null,
      page.limit + 1,
      filter.statesLike?.map(likePattern) ?? null,
      JSON.stringify(filter.hidden ?? {}),
      filter.anyOf?.field ?? null,
      filter.anyOf?.values ?? null,
    ],
  );
  const data = rows.slice(0, page.limit).map((row) => row.body);
  return { data: before === null ? data : data.toReversed(), has_more: rows.length > page.limit };
}

function likePattern(pattern: string): string {
  return pattern.replaceAll(/[\\%_]/g, '\\$&').replaceAll('*', '%');
}

async function findSeq(work: Work, id: string | null, param: string): Promise<string | null> {
  if (id === null) return null;
  const { rows } = await work.db.query<{ seq: string }>(
    'select seq::text from sandbox_payments.object where id = $1',
    [id],
  );
  if (!rows[0]) throw invalidParam(param, `No such object: '${id}'`, 'resource_missing');
  return rows[0].seq;
}
