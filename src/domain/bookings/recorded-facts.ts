/** What was recorded with a step: JSON, written by many versions of the code. */
export type Facts = Readonly<Record<string, unknown>>;
export type BookingStep = { event: string; actor: string; facts: Facts };

export function words(fact: unknown): string | null {
  return typeof fact === 'string' && fact !== '' ? fact : null;
}

/** `waiting`: still on its way. `failed`: somebody has to look. */
export const historyStates = ['done', 'waiting', 'failed'] as const;

/** One step of a booking's history, for display. */
export type HistoryStep = {
  what: string;
  /** Who did it; null when the system did. */
  by: string | null;
  /** A reason, or what went wrong. */
  more: string | null;
  state: (typeof historyStates)[number];
};
