import { hoursInWords } from './trip-times.ts';
/** The smallest number of guests with which seats of a departure sail; null where every departure does. */
export type SmallestNumber = {
  smallestNumber: number | null;
  /** Hours before a departure at which it is decided whether it sails. */
  decisionHours: number;
};

export const decisionLimits = { least: 1, most: 72 } as const;
export const USUAL_DECISION_HOURS = 24;
/** Fewer would ask for nothing: a departure without a guest sails nowhere. */
export const LEAST_SMALLEST_NUMBER = 2;

/** What a guest has to know before the sale; null where every departure sails. */
export function smallestNumberWords({
  smallestNumber,
  decisionHours,
}: SmallestNumber): string | null {
  if (!smallestNumber) return null;
  return `This trip sails with ${smallestNumber} guests or more. With fewer ${hoursInWords(decisionHours)} before departure it may be called off, and you get all of your money back.`;
}
