/** Payload of a booking event: JSON written by many versions of the code. */
export type EventPayload = Readonly<Record<string, unknown>>;
export type RecordedEvent = { event: string; actor: string; facts: EventPayload };

export function readText(fact: unknown): string | null {
  return typeof fact === 'string' && fact !== '' ? fact : null;
}

/** `waiting`: in progress. `failed`: needs a person. */
export const historyStates = ['done', 'waiting', 'failed'] as const;

/** An entry of a booking's history, for display. */
export type HistoryEntry = {
  what: string;
  /** The actor; null for the system. */
  by: string | null;
  /** The reason or the error. */
  more: string | null;
  state: (typeof historyStates)[number];
};
