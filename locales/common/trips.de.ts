import type { Translated } from '../translated.ts';
import { plural } from '../plural.ts';
import type en from './trips.en.ts';

export default {
  island: 'Sint Maarten',
  frenchSide: 'Saint-Martin',
  dutchSide: 'Sint Maarten',
  guests: (count: number) => plural('de', count, { one: `${count} Gast`, other: `${count} Gäste` }),
  upTo: (guests: string) => `Bis zu ${guests}`,
  fromGuests: (guests: number) => `Nur für Gruppen ab ${guests} Gästen`,
  boatTypes: {
    Catamaran: 'Katamaran',
    'Fishing Charter': 'Angelcharter',
    'Luxury Yacht': 'Luxusyacht',
    Speedboat: 'Speedboot',
    Sailboat: 'Segelboot',
  },
  defaultBoatType: 'Bootscharter',
  fullDay: 'Ganzer Tag',
  tripTypes: {
    private: 'Privatcharter',
    tour: 'Bootstour',
    both: 'Bootstour oder Privatcharter',
  },
  pricingModes: { perSeat: 'Pro Person', charter: 'Privatcharter' },
  today: 'Heute',
  tomorrow: 'Morgen',
  minutes: (count: number) => `${count} Minuten`,
  hours: (count: number, written: string) => plural('de', count, { one: `${written} Stunde`, other: `${written} Stunden` }),
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} Std. ${minutes} Min.`,
  days: (count: number) => plural('de', count, { one: `${count} Tag`, other: `${count} Tage` }),
  dayAtTime: (day: string, time: string) => `${day} um ${time} Uhr`,
  fromTo: (start: string, end: string) => `${start} bis ${end}`,
  freeCancellationUntil: (moment: string) => `Kostenlose Stornierung bis ${moment}.`,
  noRefundFromNow: 'Dieser Ausflug ist nicht kostenlos stornierbar. Sagt Ihr Kapitän ab, zum Beispiel wegen des Wetters, erhalten Sie den vollen Preis zurück.',
  share: 'Teilen',
  linkCopied: 'Link kopiert',
  copyAddress: 'Kopieren Sie den Link aus der Adresszeile',
} satisfies Translated<typeof en>;
