/** The parts of a boat's page at which it opens again without scripts. */
export type TripPart = 'select-date' | 'select-time';

/** The name under which a button of the trip's form says its step. */
export const STEP = 'choose';

/**
 * What makes a button of the trip's form choose a day, a time or a month. The form takes the step in
 * place; without scripts the browser sends it, and the page opens again at the part to go on with.
 */
export function stepButton(step: string, goOnAt: TripPart) {
  return { type: 'submit', name: STEP, value: step, formAction: `#${goOnAt}` } as const;
}
