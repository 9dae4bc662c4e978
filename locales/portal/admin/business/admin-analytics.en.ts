import { plural } from '../../../plural.ts';

/** The figures of a period: names of metrics are those of the files, too. */
export default {
  metrics: {
    bookings: 'Bookings',
    guests: 'Guests',
    paid: 'Paid',
    refunds: 'Refunds',
    disputed: 'Taken back by banks',
    revenue: 'Revenue',
    fees: 'Service fees',
    byHandBookings: 'By hand',
    byHand: 'Taken by captains',
  },
  /** What each metric counts. */
  metricTexts: {
    bookings:
      'Trips that guests paid for, called off later or not, and reservations that can still be paid.',
    guests: 'The people on these bookings.',
    paid: 'What guests paid for their trips, service fees included.',
    refunds:
      'What was decided to go back to guests of paid trips. A payment that came too late for its seats went straight back: it is neither paid nor refunded here.',
    disputed:
      'What guests’ banks took back in disputes, less what they returned after the platform won. A bank that only asks takes nothing.',
    revenue:
      'What was kept: paid, less refunds, less what banks took back. Most of it is the captains’. What captains pay to have a boat featured is not in it.',
    fees: 'The platform’s part of the revenue: service fees that were paid, less their part of refunds and of what banks took back.',
    byHandBookings:
      'Bookings that captains made for guests who paid them in cash or elsewhere. They are in no other figure.',
    byHand:
      'What captains took for these themselves, minus what was cancelled. None of it is the platform’s.',
  },
  metricDays:
    'A booking counts on the day it was made, money on the day it was paid, a refund on the day it was decided, and a dispute on the day the bank took or returned the money, by the island’s calendar.',
  paidOrReserved: 'paid or reserved',
  onBookings: 'on these bookings',
  byGuests: 'by guests, fees included',
  backToGuests: 'back to guests',
  byBanks: 'in disputes, by guests’ banks',
  platformPart: 'the platform’s part',
  captainsOwn: 'apart: captains’ own',
  notPlatforms: 'apart: not the platform’s',
  totals: 'Totals',

  nothing: 'Nothing happened in this time',
  nothingText: 'No booking was made, paid or refunded. Try other days.',
  filter: 'What is shown',
  period: 'Period',
  by: 'By',
  from: 'From',
  to: 'To',
  periods: {
    '30-days': 'Last 30 days',
    '90-days': 'Last 90 days',
    '12-months': 'Last 12 months',
    custom: 'From one day to another',
  },
  steps: { day: 'Day', week: 'Week', month: 'Month' },

  overTime: 'Over time',
  asTable: 'Show as a table',
  and: (one: string, other: string) => `${one} and ${other.toLowerCase()}`,
  chartBy: {
    day: (chart: string) => `${chart} by day`,
    week: (chart: string) => `${chart} by week`,
    month: (chart: string) => `${chart} by month`,
  },
  arrowKeys: {
    day: 'The left and right arrow keys read each day.',
    week: 'The left and right arrow keys read each week.',
    month: 'The left and right arrow keys read each month.',
  },
  chart: 'chart',

  groups: { boats: 'Boat', ports: 'Port', operators: 'Operator' },
  byGroup: { boats: 'By boat', ports: 'By port', operators: 'By operator' },
  counted: {
    boats: (count: number, written: string) =>
      plural('en', count, { one: `${written} boat`, other: `${written} boats` }),
    ports: (count: number, written: string) =>
      plural('en', count, { one: `${written} port`, other: `${written} ports` }),
    operators: (count: number, written: string) =>
      plural('en', count, { one: `${written} operator`, other: `${written} operators` }),
  },
  mostFirst: (counted: string) => `${counted}, most revenue first.`,
  someFirst: (shown: number, counted: string) =>
    `The first ${shown} of ${counted}, most revenue first.`,
  fileHasAll: 'The file has them all.',
  showFewer: 'Show fewer',
  showAll: (counted: string) => `Show ${counted}`,
  shareOfRevenue: 'Share of revenue',
  none: 'None',
  percent: (number: string) => `${number}%`,

  conversion: 'From hold to paid',
  conversionNote: 'Of all that began in this time.',
  beganInTime: 'began in this time',
  ofPaid: (count: string) => `of ${count} paid`,
  whatBecame: (flow: string) => `${flow}: what became of them`,
  conversions: {
    checkout: {
      title: 'Checkout',
      begun: 'Went to the payment page',
      paid: 'Paid',
      waiting: 'Not paid yet',
      abandoned: 'Left the payment page',
      expired: 'Ran out of time',
      'called-off': 'Called off before it was paid',
      'too-late': 'Paid too late, and got it back',
    },
    form: {
      title: 'Reservations',
      begun: 'Reserved, to be paid by link',
      paid: 'Paid',
      waiting: 'Not paid yet',
      abandoned: 'Given up',
      expired: 'Ran out of time',
      'called-off': 'Called off before it was paid',
      'too-late': 'Paid too late, and got it back',
    },
    operator: {
      title: 'Booked by captains',
      begun: 'Booked by hand, to be paid by link',
      paid: 'Paid',
      waiting: 'Not paid yet',
      abandoned: 'Given up',
      expired: 'Ran out of time',
      'called-off': 'Called off before it was paid',
      'too-late': 'Paid too late, and got it back',
    },
  },
};
