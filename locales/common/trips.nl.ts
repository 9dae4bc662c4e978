import type { Translated } from '../translated.ts';
import { plural } from '../plural.ts';
import type en from './trips.en.ts';

export default {
  island: 'Sint Maarten',
  frenchSide: 'Saint-Martin',
  dutchSide: 'Sint Maarten',
  guests: (count: number) => plural('nl', count, { one: `${count} gast`, other: `${count} gasten` }),
  upTo: (guests: string) => `Tot ${guests}`,
  fromGuests: (guests: number) => `Alleen voor groepen vanaf ${guests} gasten`,
  boatTypes: {
    Catamaran: 'Catamaran',
    'Fishing Charter': 'Sportvissen',
    'Luxury Yacht': 'Luxe jacht',
    Speedboat: 'Speedboot',
    Sailboat: 'Zeilboot',
  },
  defaultBoatType: 'Boot te huur',
  fullDay: 'Hele dag',
  tripTypes: {
    private: 'Privécharter',
    tour: 'Boottocht',
    both: 'Boottocht of privécharter',
  },
  pricingModes: { perSeat: 'Per persoon', charter: 'Privécharter' },
  today: 'Vandaag',
  tomorrow: 'Morgen',
  minutes: (count: number) => `${count} minuten`,
  hours: (_count: number, written: string) => `${written} uur`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} u ${minutes} min`,
  days: (count: number) => plural('nl', count, { one: `${count} dag`, other: `${count} dagen` }),
  dayAtTime: (day: string, time: string) => `${day} om ${time}`,
  fromTo: (start: string, end: string) => `${start} tot en met ${end}`,
  freeCancellationUntil: (moment: string) => `Gratis annuleren tot ${moment}.`,
  noRefundFromNow: 'Deze tocht kun je niet gratis annuleren. Annuleert je kapitein, bijvoorbeeld vanwege het weer, dan krijg je alles terug.',
  share: 'Delen',
  linkCopied: 'Link gekopieerd',
  copyAddress: 'Kopieer de link uit de adresbalk',
} satisfies Translated<typeof en>;
