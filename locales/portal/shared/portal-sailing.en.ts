import { plural } from '../../plural.ts';

/** A boat's calendar and next days, for its operator and for admins. */
export default {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  openByHand: 'open',
  openBySeason: 'open in a season',
  closedDay: 'closed',
  blackoutDay: 'blackout',
  past: 'past',
  pastLocked: 'past, can’t be changed',
  full: 'full',
  chartered: 'chartered',
  seatsSold: (count: number) => plural('en', count, { one: `${count} seat booked`, other: `${count} seats booked` }),
  open: 'Open',
  season: 'In a season',
  blackout: 'Blackout',
  seats: 'Seats booked',
  nextDays: (count: number) => `Next ${count} days`,
  closed: 'Closed',

  calendar: 'Calendar',
  seasons: 'Seasons',
  blackoutDates: 'Blackout dates',
};
