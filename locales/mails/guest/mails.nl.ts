import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './mails.en.ts';

export default {
  hello: (name: string) => `Hallo ${name},`,
  boatTrips: 'Boottochten rond Sint Maarten',
  serviceOf: 'SXM Boat Trips is een dienst van',
  help: 'Hulp',
  contact: 'Contact',
  support: (address: string, code: string) =>
    `Vragen? Beantwoord deze e-mail: uw kapitein en wij krijgen het antwoord allebei. Of schrijf ons op ${address} (met vermelding van ${code}).`,
  seeTrip: 'Uw tocht bekijken of wijzigen',
  findAnother: 'Een andere tocht zoeken',
  bookAgain: 'Opnieuw boeken',
  pay: (price: string) => `${price} betalen`,
  calendarIsNew: 'Het agendabestand werkt uw eigen agenda bij.',
  dayAndTime: (day: string, time: string) => `${day} om ${time}`,
  timeOnDay: (time: string, day: string) => `${day} om ${time}`,
  fromTo: (first: string, last: string) => `${first} tot en met ${last}`,
  booking: 'Boeking',
  boat: 'Boot',
  date: 'Datum',
  time: 'Tijd',
  from: 'Vertrek',
  party: 'Gasten',
  trip: 'Tocht',
  fee: 'Servicekosten',
  total: 'Totaal',
  refunds: 'Terugbetaald',
  remains: 'Resterend',
  paid: 'Betaald',
  inCash: 'contant aan de kapitein',
  elsewhere: 'ergens anders, niet via ons',
  sun: 'Zon',
  meetingPoint: 'Trefpunt',
  bring: 'Neem mee',
  included: 'Inbegrepen',
  cancellation: 'Annuleren',
  captain: 'Kapitein',
  captainPhone: 'Telefoon van de kapitein',
  message: 'Bericht',
  perSeat: 'per plaats',
  charter: 'privécharter',
  guests: (count: number) =>
    plural('nl', count, { one: `${count} gast`, other: `${count} gasten` }),
  hours: (count: number) => `${count} uur`,
  sailsWith: (guests: number, hours: string) =>
    `Deze tocht gaat door met ${guests} gasten of meer. Zijn het er ${hours} voor vertrek minder, dan kan hij worden afgeblazen en krijgt u al uw geld terug.`,
  sunriseLeave: (sunrise: string, start: string) =>
    `Zonsopkomst ${sunrise} – u vertrekt om ${start}`,
  sunsetBack: (sunset: string, end: string) => `Zonsondergang ${sunset} – u bent om ${end} terug`,
  sunsetBackNextDay: (sunset: string, end: string) =>
    `Zonsondergang ${sunset} – u bent de volgende dag om ${end} terug`,
  sunriseBackNextDay: (sunrise: string, end: string) =>
    `Zonsopkomst ${sunrise} – u bent de volgende dag om ${end} terug`,
  bankShows: (least: number, most: number) =>
    `Uw bank toont de terugbetaling meestal binnen ${least} tot ${most} dagen.`,
  nothingBack: (paid: string) => `Van de ${paid} die u hebt betaald, krijgt u niets terug.`,
  nothingToPayer: (paid: string) =>
    `Van de ${paid} die is betaald, gaat niets terug naar de kaart waarmee betaald is.`,
  partToPayer: (back: string, paid: string) =>
    `${back} van de ${paid} die is betaald, gaat terug naar de kaart waarmee betaald is.`,
  calendarTitle: (boat: string) => `Boottocht: ${boat}`,
  calendarText: (code: string, guests: string, captain: string) =>
    `Boeking ${code}, ${guests}, met ${captain}.`,
  returnUnknown: 'Tijd van terugkomst: vraag het uw kapitein.',
} satisfies Like<typeof en>;
