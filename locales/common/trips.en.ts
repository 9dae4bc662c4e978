import { plural } from '../plural.ts';

/** Shared messages about boats and trips: types, lengths, places and times. */
export default {
  island: 'Sint Maarten',
  frenchSide: 'Sint Maarten',
  dutchSide: 'Sint Maarten',
  guests: (count: number) => plural('en', count, { one: `${count} guest`, other: `${count} guests` }),
  upTo: (guests: string) => `Up to ${guests}`,
  fromGuests: (guests: number) => `Only for groups of ${guests} or more`,
  boatTypes: {
    Catamaran: 'Catamaran',
    'Fishing Charter': 'Fishing Charter',
    'Luxury Yacht': 'Luxury Yacht',
    Speedboat: 'Speedboat',
    Sailboat: 'Sailboat',
  },
  defaultBoatType: 'Boat charter',
  fullDay: 'Full day',
  tripTypes: {
    private: 'Private Charter',
    tour: 'Boat Tour',
    both: 'Boat Tour or Private Charter',
  },
  pricingModes: { perSeat: 'Per Seat', charter: 'Private Charter' },
  today: 'Today',
  tomorrow: 'Tomorrow',
  minutes: (count: number) => `${count} minutes`,
  hours: (count: number, written: string) => plural('en', count, { one: `${written} hour`, other: `${written} hours` }),
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  days: (count: number) => plural('en', count, { one: `${count} day`, other: `${count} days` }),
  dayAtTime: (day: string, time: string) => `${day} at ${time}`,
  fromTo: (start: string, end: string) => `${start} to ${end}`,
  freeCancellationUntil: (moment: string) => `Free cancellation until ${moment}.`,
  noRefundFromNow: 'This trip can’t be canceled for free. If your captain cancels, for example because of the weather, you get a full refund.',
  share: 'Share',
  linkCopied: 'Link copied',
  copyAddress: 'Copy the link from the address bar',
};
