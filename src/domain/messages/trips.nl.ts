import type { Like } from './like.ts';
import { plural } from './plural.ts';
import type en from './trips.en.ts';

export default {
  island: 'Sint Maarten',
  guests: (count: number) =>
    plural('nl', count, { one: `${count} gast`, other: `${count} gasten` }),
  upTo: (guests: string) => `Tot ${guests}`,
  boatTypes: {
    Catamaran: 'Catamaran',
    'Fishing Charter': 'Vissersboot',
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
  pricingModes: { perSeat: 'Per plaats', charter: 'Privécharter' },
  today: 'Vandaag',
  tomorrow: 'Morgen',
  minutes: (count: number) => `${count} minuten`,
  hours: (_count: number, written: string) => `${written} uur`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} u ${minutes} min`,
  days: (count: number) => plural('nl', count, { one: `${count} dag`, other: `${count} dagen` }),
  dayAtTime: (day: string, time: string) => `${day} om ${time}`,
  fromTo: (start: string, end: string) => `${start} tot en met ${end}`,

  selectDate: 'Kies een datum',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  notAvailable: 'niet beschikbaar',
  times: (count: number) => plural('nl', count, { one: `${count} tijd`, other: `${count} tijden` }),
  fromPrice: (price: string) => `vanaf ${price}`,
  soldOutDay: 'uitverkocht',
  onlySeats: (count: number) =>
    plural('nl', count, {
      one: `nog maar ${count} plaats vrij`,
      other: `nog maar ${count} plaatsen vrij`,
    }),
  noOpenDays: 'Geen vrije dagen in deze maand.',
  available: 'Beschikbaar',
  soldOut: 'Uitverkocht',
  lastDay: 'Laatste dag',

  selectTime: 'Kies een tijd',
  dateFirst: 'Kies een datum om de beschikbare tijden te zien',
  left: (count: number) => `nog ${count} vrij`,
  noTimesOn: (day: string) => `Geen tijden beschikbaar op ${day}`,
  seatsThatDay: (count: number) =>
    plural('nl', count, {
      one: `Die dag is er nog ${count} plaats vrij.`,
      other: `Die dag zijn er nog ${count} plaatsen vrij.`,
    }),
  tryDates: 'Op deze dagen is er wel plaats:',
  sunriseLeaving: (sunrise: string, time: string) =>
    `Zonsopkomst ${sunrise} – u vertrekt om ${time}`,
  sunriseBackNextDay: (sunrise: string, time: string) =>
    `Zonsopkomst ${sunrise} – u bent de volgende dag om ${time} terug`,
  sunsetBack: (sunset: string, time: string) => `Zonsondergang ${sunset} – u bent om ${time} terug`,
  sunsetBackNextDay: (sunset: string, time: string) =>
    `Zonsondergang ${sunset} – u bent de volgende dag om ${time} terug`,

  tripType: 'Soort tocht',
  pricingMode: 'Prijs',
  groupSize: 'Groepsgrootte',

  priceSummary: 'Prijsoverzicht',
  selected: (trip: string) => `Gekozen: ${trip}`,
  most: (guests: string) => `Maximaal ${guests}`,
  taxes: 'Belastingen en kosten: te zien bij het afrekenen',
  pickAll: 'Kies een datum, een tijd en de groepsgrootte om verder te gaan.',
  charterRate: 'Privécharter (per dag)',
  totalToday: 'Vandaag te betalen',
  perPerson: '/ persoon',
  perDay: '/ dag',
  groupTooSmall: 'De groep bestaat uit minstens 1 persoon',
  groupTooLarge: (most: number) => `Er is plaats voor ${most} personen`,
  unpriced: {
    perSeat: 'Prijs niet beschikbaar; kies een privécharter of neem contact met ons op',
    charter: 'Prijs niet beschikbaar; kies een prijs per plaats of neem contact met ons op',
  },
  unpublished:
    'Van deze boot is nog niet bekend wanneer hij vaart. <ask>Vraag het ons via WhatsApp</ask>, dan helpen we u boeken.',

  tripLength: 'Duur van de tocht',
  meetingPoint: 'Trefpunt',
  bring: 'Neem mee',
  included: 'Inbegrepen',
  papers: 'Papieren',
  visitedPlaces: {
    'other-side': 'de andere kant van het eiland',
    anguilla: 'Anguilla',
    'st-barths': 'Saint-Barthélemy',
  },
  passportNeeded: (places: string) =>
    `Deze tocht kan naar ${places} gaan. Iedere gast, ook een kind, heeft een geldig paspoort nodig. Sommige nationaliteiten hebben ook een visum nodig: ga dat na voordat u boekt.`,
  cardNeeded: (places: string) =>
    `Deze tocht kan naar ${places} gaan. Neem uw paspoort of identiteitskaart mee.`,
  bookAhead: 'Op tijd boeken',
  leastNotice: (hours: string) => `Minstens ${hours} voor vertrek`,
  guestsNeeded: 'Minimumaantal',
  sailsWith: (guests: number, hours: string) =>
    `Deze tocht gaat door met ${guests} gasten of meer. Zijn het er ${hours} voor vertrek minder, dan kan hij worden afgezegd en krijgt u al uw geld terug.`,

  forecast: 'Weersverwachting',
  noForecast: 'Voor deze dag is er nog geen verwachting.',
  windFrom: (knots: number, from: string, gusts: number) =>
    `Wind ${knots} knopen uit het ${from}, vlagen tot ${gusts}`,
  compass: {
    n: 'noorden',
    ne: 'noordoosten',
    e: 'oosten',
    se: 'zuidoosten',
    s: 'zuiden',
    sw: 'zuidwesten',
    w: 'westen',
    nw: 'noordwesten',
  },
  wavesUpTo: (height: string) => `Golven tot ${height}`,
  chanceOfRain: (percent: number) => `Kans op regen ${percent}%`,
  forecastNote:
    'Volgens <source>Open-Meteo</source>, voor de zee rond het eiland. Het kan veranderen; uw kapitein beslist.',

  reviews: 'Beoordelingen',
  loadingReviews: 'Beoordelingen laden…',
  reviewsFailed: 'De beoordelingen konden niet worden geladen.',
  moreReviews: 'Meer beoordelingen',
  fromReviews: (count: number) =>
    plural('nl', count, { one: `uit ${count} beoordeling`, other: `uit ${count} beoordelingen` }),
  onlyWhoSailed: 'Alleen van gasten die zijn meegevaren.',
  noReviews:
    'Nog geen beoordelingen. Ze komen alleen van gasten die hier een tocht hebben betaald en zijn meegevaren.',
  fewReviews: (least: number) =>
    `Alleen van gasten die hier een tocht hebben betaald en zijn meegevaren. Vanaf ${least} krijgt de boot een eigen cijfer.`,
  groupKinds: {
    solo: 'Kwam alleen',
    two: 'Kwam met z’n tweeën',
    small: 'Kleine groep',
    large: 'Grote groep',
    charter: 'Privécharter',
  },
  stars: (stars: number, most: number) => `${stars} van ${most} sterren`,
  answerFrom: (name: string) => `Antwoord van ${name}`,
  theCaptain: 'de kapitein',

  share: 'Delen',
  linkCopied: 'Link gekopieerd',
  copyAddress: 'Kopieer de link uit de adresbalk',
  backToBoats: 'Terug naar de boten',
  boatNotFound: 'Boot niet gevonden',
} satisfies Like<typeof en>;
