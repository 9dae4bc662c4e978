import type pg from 'pg';

/** The sandbox's own application, which needs no registration; other recipients are registered through the API. */
export const applicationRecipient = 'product';

/** Webhooks of a sandbox and their format. Each row must be written in the transaction of its event. */
export type Outbox = {
  pool: pg.Pool;
  /** Epoch milliseconds. */
  now: () => number;
  log: (line: string) => void;
  /** The currently injected faults. */
  readChaos: () => Promise<DeliveryChaos>;
  /** Has the columns seq, state, attempts, made_ms, due_ms and leased_until_ms, and one for the recipient. */
  table: string;
  recipientColumn: string;
  /** SQL that selects each row of `claimed` as a `Delivery`. */
  selectClaimed: string;
  /** Delay after a failed attempt; null if it was the last. */
  waitMsAfter: (delivery: Delivery) => number | null;
  /** Serialises the message, signed with the recipient's secret. */
  write: (delivery: Delivery, secret: string) => SignedMessage;
};

export type DeliveryChaos = {
  /** Number of extra deliveries of each message. */
  duplicate: number;
  /** Delivers waiting messages newest first. */
  reorder: boolean;
  /** Drops all deliveries. */
  drop: boolean;
  /** Number of attempts of each delivery that fail before one can succeed. */
  failFirst?: number;
};

/** A row claimed by this process. PostgreSQL's bigints arrive as strings. */
export type Delivery = {
  seq: string;
  made_ms: string;
  leased_until_ms: string;
  /** Including the current one. */
  attempts: number;
  recipient: string;
  /** Id of the event or notice in the API. */
  id: string;
  body: object;
  /** Null for the application itself, and for a recipient that is no longer registered. */
  url: string | null;
  secret: string | null;
};

export type SignedMessage = { body: string; headers: Record<string, string> };
