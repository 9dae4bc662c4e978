import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './mails.en.ts';

export default {
  hello: (name: string) => `Hallo ${name},`,
  boatTrips: 'Bootsausflüge rund um Sint Maarten',
  serviceOf: 'SXM Boat Trips ist ein Angebot von',
  help: 'Hilfe',
  contact: 'Kontakt',
  support: (address: string, code: string) =>
    `Fragen? Antworten Sie auf diese E-Mail: Ihr Kapitän und wir bekommen die Antwort beide. Oder schreiben Sie uns an ${address} (bitte mit dem Code ${code}).`,
  seeTrip: 'Ausflug ansehen oder ändern',
  findAnother: 'Einen anderen Ausflug finden',
  bookAgain: 'Noch einmal buchen',
  pay: (price: string) => `${price} bezahlen`,
  calendarIsNew: 'Die Kalenderdatei bringt Ihren eigenen Kalender auf den neuen Stand.',
  dayAndTime: (day: string, time: string) => `${day}, ${time} Uhr`,
  timeOnDay: (time: string, day: string) => `${day}, ${time} Uhr`,
  fromTo: (first: string, last: string) => `${first}, bis ${last}`,
  booking: 'Buchung',
  boat: 'Boot',
  date: 'Datum',
  time: 'Uhrzeit',
  from: 'Abfahrt',
  party: 'Gäste',
  trip: 'Ausflug',
  fee: 'Servicegebühr',
  total: 'Summe',
  refunds: 'Erstattet',
  remains: 'Verbleibt',
  paid: 'Bezahlt',
  inCash: 'bar beim Kapitän',
  elsewhere: 'anderswo, nicht über uns',
  sun: 'Sonne',
  meetingPoint: 'Treffpunkt',
  bring: 'Bitte mitbringen',
  included: 'Inbegriffen',
  cancellation: 'Stornierung',
  captain: 'Kapitän',
  captainPhone: 'Telefon des Kapitäns',
  message: 'Nachricht',
  perSeat: 'pro Platz',
  charter: 'Privatcharter',
  guests: (count: number) => plural('de', count, { one: `${count} Gast`, other: `${count} Gäste` }),
  hours: (count: number) =>
    plural('de', count, { one: `${count} Stunde`, other: `${count} Stunden` }),
  sailsWith: (guests: number, hours: string) =>
    `Dieser Ausflug findet ab ${guests} Gästen statt. Sind es ${hours} vor der Abfahrt weniger, kann er abgesagt werden, und Sie bekommen Ihr ganzes Geld zurück.`,
  sunriseLeave: (sunrise: string, start: string) =>
    `Sonnenaufgang ${sunrise} Uhr – Sie legen um ${start} Uhr ab`,
  sunsetBack: (sunset: string, end: string) =>
    `Sonnenuntergang ${sunset} Uhr – Sie sind um ${end} Uhr zurück`,
  sunsetBackNextDay: (sunset: string, end: string) =>
    `Sonnenuntergang ${sunset} Uhr – Sie sind am nächsten Tag um ${end} Uhr zurück`,
  sunriseBackNextDay: (sunrise: string, end: string) =>
    `Sonnenaufgang ${sunrise} Uhr – Sie sind am nächsten Tag um ${end} Uhr zurück`,
  bankShows: (least: number, most: number) =>
    `Ihre Bank zeigt die Erstattung meistens innerhalb von ${least} bis ${most} Tagen.`,
  nothingBack: (paid: string) => `Von den ${paid}, die Sie bezahlt haben, geht nichts zurück.`,
  nothingToPayer: (paid: string) =>
    `Von den ${paid}, die bezahlt wurden, geht nichts auf die Karte zurück, mit der bezahlt wurde.`,
  partToPayer: (back: string, paid: string) =>
    `Von den ${paid}, die bezahlt wurden, gehen ${back} auf die Karte zurück, mit der bezahlt wurde.`,
  calendarTitle: (boat: string) => `Bootsausflug: ${boat}`,
  calendarText: (code: string, guests: string, captain: string) =>
    `Buchung ${code}, ${guests}, mit ${captain}.`,
  returnUnknown: 'Rückkehrzeit: Fragen Sie Ihren Kapitän.',
} satisfies Like<typeof en>;
