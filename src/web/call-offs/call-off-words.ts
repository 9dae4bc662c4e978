import type { CallOffView } from '#contract/call-off-api.ts';
import type { CallOffReason } from '#domain/calling-off.ts';

/** As operators and admins choose them. */
export const callOffReasonNames: Readonly<Record<CallOffReason, string>> = {
  weather: 'The weather',
  engine: 'The boat cannot sail',
  'too-few-guests': 'Too few guests',
  sickness: 'Sickness',
  'ship-skipped': 'The ship does not come',
};

type Chosen = Pick<CallOffView, 'waiting' | 'anotherDay' | 'anotherBoat' | 'refunded'>;

/** "2 are choosing, 1 took another day"; or that nobody was concerned. */
export function chosenWords({ waiting, anotherDay, anotherBoat, refunded }: Chosen): string {
  const parts = [
    waiting > 0 && (waiting === 1 ? '1 is choosing' : `${waiting} are choosing`),
    anotherDay > 0 && `${anotherDay} took another day`,
    anotherBoat > 0 && `${anotherBoat} took another boat`,
    refunded > 0 && `${refunded} got the money back`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'No guests were concerned';
}

/** "1 trip", "4 trips" */
export function trips(count: number): string {
  return count === 1 ? '1 trip' : `${count} trips`;
}
