import { formatFullDay, type Day } from '#domain/days.ts';
import { portName } from '#domain/ports.ts';

/** A page on the way to another one. */
type Step = { name: string; path: string };

export const listing: Step = { name: 'Available Boats', path: '/booking' };

/** The way to the departures of a port; of the island for ''. */
export function boardSteps(port: string): Step[] {
  const island = { name: 'Departures', path: '/board' };
  return port === '' ? [island] : [island, { name: portName(port), path: `/board/${port}` }];
}

/** The way to the ships of a day, or to the list of days. */
export function shipSteps(day?: Day): Step[] {
  const days = { name: 'Cruise ships', path: '/ships' };
  return day === undefined ? [days] : [days, { name: formatFullDay(day), path: `/ships/${day}` }];
}
