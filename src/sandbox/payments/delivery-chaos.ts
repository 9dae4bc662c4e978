import type pg from 'pg';

/** What goes wrong on purpose. Kept in the database, so that every process sees it. */
export type Chaos = {
  /** How many times more than once each event is delivered. */
  duplicate: number;
  /** How long each event waits before its first delivery. */
  delayMs: number;
  /** Events that wait together are delivered newest first. */
  reorder: boolean;
  /** How many first attempts of each delivery are lost on the way, to be tried again. */
  failFirst: number;
  /** Events are never delivered at all. */
  drop: boolean;
  /** Every call to the API is answered 503. */
  apiDown: boolean;
};

export const calm: Chaos = {
  duplicate: 0,
  delayMs: 0,
  reorder: false,
  failFirst: 0,
  drop: false,
  apiDown: false,
};

type Database = Pick<pg.PoolClient, 'query'>;

export async function readChaos(db: Database): Promise<Chaos> {
  const { rows } = await db.query<{ value: Partial<Chaos> }>(
    `select value from sandbox_payments.setting where name = 'chaos'`,
  );
  return { ...calm, ...rows[0]?.value };
}

export async function writeChaos(db: Database, chaos: Chaos): Promise<void> {
  await db.query(
    `insert into sandbox_payments.setting (name, value) values ('chaos', $1)
     on conflict (name) do update set value = excluded.value`,
    [JSON.stringify(chaos)],
  );
}

const mostOf = { duplicate: 20, delayMs: 86_400_000, failFirst: 20 };

/** The settings that are asked for, over those that hold; a sentence when they make no sense. */
export function chaosFrom(asked: unknown, before: Chaos): Chaos | string {
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked))
    return 'Send a JSON object.';
  const chaos = { ...before };
  for (const [name, value] of Object.entries(asked)) {
    if (name === 'duplicate' || name === 'delayMs' || name === 'failFirst') {
      const amount = typeof value === 'boolean' ? Number(value) : value;
      if (
        typeof amount !== 'number' ||
        !Number.isInteger(amount) ||
        amount < 0 ||
        amount > mostOf[name]
      )
        return `${name} must be a whole number from 0 to ${mostOf[name]}.`;
      chaos[name] = amount;
    } else if (name === 'reorder' || name === 'drop' || name === 'apiDown') {
      if (typeof value !== 'boolean') return `${name} must be true or false.`;
      chaos[name] = value;
    } else {
      return `Unknown setting: ${name}. Known: ${Object.keys(calm).join(', ')}.`;
    }
  }
  return chaos;
}
