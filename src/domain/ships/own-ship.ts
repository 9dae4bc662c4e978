import { isTime } from '../time/days.ts';
import { isShipClock } from './port-calls.ts';
import { pierCodes } from './ship-ways.ts';

/** A ship outside the calendar, as its guests type it: every value may be missing or invalid. */
export type OwnShipInput = Readonly<
  Partial<Record<'aboard' | 'arrival' | 'pier' | 'clock', string | undefined>>
>;

export const ownShipProblems = {
  aboard: 'ship.allAboardMissing',
  arrival: 'ship.arrivalMissing',
  order: 'ship.allAboardBeforeArrival',
  pier: 'ship.pierMissing',
  clock: 'ship.clockInvalid',
} as const;
export type OwnShipProblem = keyof typeof ownShipProblems;

/** Default for a missing arrival time, because most ships arrive then. */
export const USUAL_ARRIVAL = '08:00';

/** Whether the search is for a ship that the guest typed in. */
export function hasOwnShip(input: OwnShipInput): boolean {
  return Boolean(input.aboard || input.arrival || input.pier || input.clock);
}

/** Returns what is invalid about a typed ship; null if it is valid or absent. */
export function findOwnShipProblem(input: OwnShipInput): OwnShipProblem | null {
  if (!hasOwnShip(input)) return null;
  const { aboard = '', pier = '', clock = '' } = input;
  const arrival = input.arrival || USUAL_ARRIVAL;
  if (!isTime(aboard)) return 'aboard';
  if (!isTime(arrival)) return 'arrival';
  if (aboard <= arrival) return 'order';
  if (pier !== '' && !pierCodes.some((code) => code === pier)) return 'pier';
  if (clock !== '' && !isShipClock(Number(clock))) return 'clock';
  return null;
}
