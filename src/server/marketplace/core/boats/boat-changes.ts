import { sql, type RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Log } from '../../../platform/telemetry/log.ts';

const CHANNEL = 'boats_changed';

/** Notifies every server process on commit that cached data of a boat is stale. */
export async function announceBoatChange(write: Queryable, boatId: string): Promise<void> {
  await sql`select ${boatChange(sql`${boatId}`)}`.execute(write);
}

/** Builds the notification as part of a statement; `boatId` is an expression of type text. */
export function boatChange(boatId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`pg_notify(${CHANNEL}, ${boatId})`;
}

export async function announceOperatorBoats(write: Queryable, operatorId: string): Promise<void> {
  await sql`
    select pg_notify(${CHANNEL}, id::text) from boats where operator_id = ${operatorId}`.execute(
    write,
  );
}

/**
 * Listens for changed boats from all processes. `onChange` receives null after the connection was lost, because
 * notifications may have been missed.
 */
export async function listenForBoatChanges(
  openClient: () => pg.Client,
  onChange: (boatId: string | null) => void,
  log: Log,
): Promise<{ close: () => Promise<void> }> {
  let client: pg.Client | null = null;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    const next = openClient();
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next, null));
    next.on('notification', (message) => onChange(message.payload ?? null));
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      onChange(null);
    } catch (error) {
      lost(next, error);
    }
  }

  function lost(broken: pg.Client, error: unknown): void {
    if (isClosed || client !== broken) return;
    client = null;
    onChange(null);
    if (error) log.warn('lost the connection for boat changes, reconnecting:', error);
    retry = setTimeout(() => void listen(), 500);
  }

  await listen();
  return {
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
