import type { Day, Time } from '#domain/time/days.ts';
import type { MailContext } from '../layout/mail-context.ts';
import { sampleTrip } from './sample-trip.ts';

/** A trip in a mail that lists several. */
export type ListedTrip = {
  code: string;
  boat: string;
  guest: string;
  groupSize: number;
  start: Day;
  time: Time | null;
};

export const sampleListedTrip: ListedTrip = {
  ...sampleTrip,
  boat: sampleTrip.boat.name,
  guest: sampleTrip.guest.name,
};

/** "Trade Wind, Friday, December 4, 2026, 9:00 AM" */
export function describeListedTrip({ day, time }: MailContext, trip: ListedTrip): string {
  return [trip.boat, day(trip.start), ...(trip.time === null ? [] : [time(trip.time)])].join(', ');
}

/** "Anna Perez, 2 guests (SXM-7K2P-9QXD)" */
export function describeListedParty({ t }: MailContext, trip: ListedTrip): string {
  return `${trip.guest}, ${t.guests(trip.groupSize)} (${trip.code})`;
}
