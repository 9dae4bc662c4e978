import type { CallOffReason } from '#domain/trip-changes/calling-off.ts';

/** Parts of a sentence: "called off because of the weather". */
export const callOffReasonWords: Readonly<Record<CallOffReason, string>> = {
  weather: 'because of the weather',
  engine: 'because the boat cannot sail',
  'too-few-guests': 'because too few guests came together',
  sickness: 'because of sickness',
  'ship-skipped': 'because the cruise ship does not come to the island',
};
