import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './choosing.en.ts';

export default {
  selectDate: 'Datum wählen',
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
  notAvailable: 'nicht verfügbar',
  times: (count: number) =>
    plural('de', count, { one: `${count} Uhrzeit`, other: `${count} Uhrzeiten` }),
  fromPrice: (price: string) => `ab ${price}`,
  soldOutDay: 'ausgebucht',
  onlySeats: (count: number) =>
    plural('de', count, { one: `nur noch ${count} Platz`, other: `nur noch ${count} Plätze` }),
  noOpenDays: 'In diesem Monat ist kein Tag frei.',
  available: 'Verfügbar',
  soldOut: 'Ausgebucht',
  lastDay: 'Letzter Tag',
  selectTime: 'Uhrzeit wählen',
  dateFirst: 'Wählen Sie ein Datum, um die freien Zeiten zu sehen',
  left: (count: number) => `noch ${count} frei`,
  noTimesOn: (day: string) => `Keine freie Zeit am ${day}`,
  fromGuests: (count: number) => `ab ${count} Gästen`,
  onlyFromGuests: (count: number) =>
    `So kurz vor der Abfahrt können an diesem Tag nur noch Gruppen ab ${count} Gästen buchen.`,
  seatsThatDay: (count: number) =>
    plural('de', count, {
      one: `An diesem Tag ist noch ${count} Platz frei.`,
      other: `An diesem Tag sind noch ${count} Plätze frei.`,
    }),
  tryDates: 'An diesen Tagen ist noch Platz:',
  sunriseLeaving: (sunrise: string, time: string) =>
    `Sonnenaufgang ${sunrise} Uhr – Sie legen um ${time} Uhr ab`,
  sunriseBackNextDay: (sunrise: string, time: string) =>
    `Sonnenaufgang ${sunrise} Uhr – Sie sind am nächsten Tag um ${time} Uhr zurück`,
  sunsetBack: (sunset: string, time: string) =>
    `Sonnenuntergang ${sunset} Uhr – Sie sind um ${time} Uhr zurück`,
  sunsetBackNextDay: (sunset: string, time: string) =>
    `Sonnenuntergang ${sunset} Uhr – Sie sind am nächsten Tag um ${time} Uhr zurück`,
  tripType: 'Art des Ausflugs',
  pricingMode: 'Preis',
  groupSize: 'Gruppengröße',
  priceSummary: 'Preisübersicht',
  selected: (trip: string) => `Gewählt: ${trip}`,
  most: (guests: string) => `Höchstens ${guests}`,
  taxes: 'Steuern und Gebühren: werden beim Bezahlen angezeigt',
  pickAll: 'Wählen Sie Datum, Uhrzeit und Gruppengröße, um fortzufahren.',
  charterRate: 'Privatcharter (pro Tag)',
  totalToday: 'Heute zu zahlen',
  perPerson: '/ Person',
  perDay: '/ Tag',
  groupTooSmall: 'Die Gruppe braucht mindestens 1 Person',
  groupTooLarge: (most: number) => `Das Boot hat Platz für ${most} Personen`,
  unpriced: {
    perSeat: 'Kein Preis verfügbar; wählen Sie den Privatcharter oder schreiben Sie uns',
    charter: 'Kein Preis verfügbar; wählen Sie den Preis pro Platz oder schreiben Sie uns',
  },
  unpublished:
    'Für dieses Boot sind noch keine Termine bekannt. <ask>Fragen Sie uns über WhatsApp</ask>, wie Sie es buchen können.',
} satisfies Like<typeof en>;
