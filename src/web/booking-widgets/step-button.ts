/** The fragments of a boat's page at which it reopens without scripts. */
export type TripPart = 'select-date' | 'select-time';

/** The name of the trip form's submit buttons; the value is the step. */
export const STEP = 'choose';

/**
 * The props of a submit button that chooses a day, a time or a month. The form handles the step in place;
 * without scripts the browser submits it, and the page reopens at the fragment.
 */
export function stepButton(step: string, fragment: TripPart) {
  return { type: 'submit', name: STEP, value: step, formAction: `#${fragment}` } as const;
}
