import { plural } from '../../plural.ts';

/** A boat's calendar and next days, for its operator and for admins. */
export default {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  openByHand: 'open',
  openBySeason: 'open by a season',
  closedDay: 'closed',
  blackoutDay: 'blackout',
  past: 'past',
  pastLocked: 'past, cannot be changed',
  full: 'full',
  chartered: 'chartered',
  seatsSold: (count: number) => plural('en', count, { one: `${count} seat sold`, other: `${count} seats sold` }),
  open: 'Open',
  season: 'In a season',
  blackout: 'Blackout',
  seats: 'Seats sold',
  nextDays: (count: number) => `Next ${count} days`,
  closed: 'Closed',

  calendar: 'Calendar',
  seasons: 'Seasons',
  blackoutDates: 'Blackout dates',
};
