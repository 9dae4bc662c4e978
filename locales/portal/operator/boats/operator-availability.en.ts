/** When a boat sails, as its captain sets it (spec 5: availability). */
export default {
  calendar: 'Calendar',
  addDays: (count: number) => `Add Next ${count} Days`,
  daysOpen: (count: number) => `The next ${count} days are open.`,
  slots: 'Time slots',
  slotsText: 'The departures of every day you open on the calendar.',
  noSlots: (times: string) => `None of your own: ${times} are offered.`,
  seasons: 'Seasons',
  seasonsText: 'Weeks in which the boat sails on the same weekdays.',
  blackouts: 'Blackout dates',
  blackoutsText: 'Days on which the boat stays in port, whatever else is set.',
  noBlackouts: 'None to come.',
  blocked: 'Blocked times',
  blockedText:
    'Single departures that do not sail. The boat is kept free as long as they would take.',

  clashes: 'Departures that overlap',
  clash: (times: string, count: number) =>
    count === 2
      ? `${times} overlap: selling one closes the other.`
      : `${times} overlap: selling one closes the others.`,
  overnight: (time: string, times: string) =>
    `${time} lasts into the next day and overlaps ${times}: selling one closes the other.`,
  moreClashes: (count: number) => `And ${count} more like these.`,

  day: 'Day',
  nothingDeparts: 'Nothing departs that day.',
  blockTimes: (day: string) => `Block times on ${day}`,
  isBlocked: 'blocked',
  dayTime: (day: string, time: string) => `${day}, ${time}`,
  closedWithIt: (times: string) => `Closed with it, since they overlap: ${times}.`,

  season: (number: number) => `Season ${number}`,
  addSeason: 'Add season',
  seasonName: 'Season name',
  seasonExample: 'High season',
  firstDay: 'First day',
  lastDay: 'Last day',
  isBackwards: 'A season cannot end before it starts',
  weekdays: 'Weekdays',
  tripLength: 'Trip length of this season (minutes)',
  tripLengthHint: 'Left empty, as long as the boat’s other trips.',
  timesOf: (season: string) => `Times of ${season}`,
  noTimes: 'No times yet: this season offers nothing.',

  addTo: {
    time: { label: 'Add a time', button: 'Add time' },
    date: { label: 'Add a date', button: 'Add date' },
  },
  remove: (what: string) => `Remove ${what}`,
  chooseTime: 'Choose a time first',
  timeIsThere: (time: string) => `${time} is already in the list`,
  chooseDate: 'Choose a date first',
  dateIsThere: 'That date is already in the list',
  dayPassed: 'That day has passed',

  paid: 'paid',
  unpaid: 'not paid yet',
  chartered: 'chartered',
  bookedTitle: 'Trips are booked then',
  bookedText: 'These bookings stay sold, although the departure is no longer on offer:',
  bookedAdvice: 'Please sail these trips, or tell the guests and contact us about a refund.',
  removeAnyway: 'Remove anyway',
  keep: 'Keep as it is',
};
