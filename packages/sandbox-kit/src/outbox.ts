import type pg from 'pg';

/**
 * The recipient that is the application this sandbox runs in, which needs no registration; the others are
 * registered through the API.
 */
export const applicationRecipient = 'product';

/** The webhooks that one sandbox has to send, and in what form. Its rows are written in the transactions of the events. */
export type Outbox = {
  pool: pg.Pool;
  /** Epoch milliseconds. */
  now: () => number;
  log: (line: string) => void;
  /** The injected faults at this moment. */
  readChaos: () => Promise<DeliveryChaos>;
  /** Has the columns seq, state, attempts, made_ms, due_ms and leased_until_ms, and one for the recipient. */
  table: string;
  recipientColumn: string;
  /** SQL: the whole of each row of `claimed`, as a `Delivery`. */
  selectClaimed: string;
  /** After an attempt that failed; null when it was the last. */
  waitMsAfter: (delivery: Delivery) => number | null;
  /** What goes over the wire, signed with the recipient's secret. */
  write: (delivery: Delivery, secret: string) => SignedMessage;
};

export type DeliveryChaos = {
  /** How many times more than once each delivery is made. */
  duplicate: number;
  /** What waits together is delivered newest first. */
  reorder: boolean;
  /** Nothing is delivered at all. */
  drop: boolean;
  /** How many first attempts of each delivery are lost on the way. */
  failFirst?: number;
};

/** One row that this process has claimed. Its numbers are PostgreSQL's bigints, so they come as text. */
export type Delivery = {
  seq: string;
  made_ms: string;
  leased_until_ms: string;
  /** Including the current one. */
  attempts: number;
  recipient: string;
  /** Of the event or notice, as the API shows it. */
  id: string;
  body: object;
  /** Null for the application itself, and for who is no longer registered. */
  url: string | null;
  secret: string | null;
};

export type SignedMessage = { body: string; headers: Record<string, string> };
