import type { Like } from './like.ts';
import { plural } from './plural.ts';
import type en from './trips.en.ts';

export default {
  island: 'Sint Maarten',
  guests: (count: number) => plural('de', count, { one: `${count} Gast`, other: `${count} Gäste` }),
  upTo: (guests: string) => `Bis zu ${guests}`,
  boatTypes: {
    Catamaran: 'Katamaran',
    'Fishing Charter': 'Angelboot',
    'Luxury Yacht': 'Luxusyacht',
    Speedboat: 'Schnellboot',
    Sailboat: 'Segelboot',
  },
  defaultBoatType: 'Bootscharter',
  fullDay: 'Ganzer Tag',
  tripTypes: {
    private: 'Privater Charter',
    tour: 'Bootstour',
    both: 'Bootstour oder privater Charter',
  },
  pricingModes: { perSeat: 'Pro Platz', charter: 'Privater Charter' },
  today: 'Heute',
  tomorrow: 'Morgen',
  minutes: (count: number) => `${count} Minuten`,
  hours: (count: number, written: string) =>
    plural('de', count, { one: `${written} Stunde`, other: `${written} Stunden` }),
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} Std. ${minutes} Min.`,
  days: (count: number) => plural('de', count, { one: `${count} Tag`, other: `${count} Tage` }),
  dayAtTime: (day: string, time: string) => `${day} um ${time} Uhr`,
  fromTo: (start: string, end: string) => `${start} bis ${end}`,

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
  seatsThatDay: (count: number) =>
    plural('de', count, {
      one: `An diesem Tag ist noch ${count} Platz frei.`,
      other: `An diesem Tag sind noch ${count} Plätze frei.`,
    }),
  tryDates: 'An diesen Tagen ist noch Platz:',
  sunriseLeaving: (sunrise: string, time: string) =>
    `Sonnenaufgang ${sunrise} – Sie legen um ${time} ab`,
  sunriseBackNextDay: (sunrise: string, time: string) =>
    `Sonnenaufgang ${sunrise} – Sie sind am nächsten Tag um ${time} zurück`,
  sunsetBack: (sunset: string, time: string) =>
    `Sonnenuntergang ${sunset} – Sie sind um ${time} zurück`,
  sunsetBackNextDay: (sunset: string, time: string) =>
    `Sonnenuntergang ${sunset} – Sie sind am nächsten Tag um ${time} zurück`,

  tripType: 'Art des Ausflugs',
  pricingMode: 'Preis',
  groupSize: 'Gruppengröße',

  priceSummary: 'Preisübersicht',
  selected: (trip: string) => `Gewählt: ${trip}`,
  most: (guests: string) => `Höchstens ${guests}`,
  taxes: 'Steuern und Gebühren: werden beim Bezahlen angezeigt',
  pickAll: 'Wählen Sie Datum, Uhrzeit und Gruppengröße, um fortzufahren.',
  charterRate: 'Privater Charter (pro Tag)',
  totalToday: 'Heute zu zahlen',
  perPerson: '/ Person',
  perDay: '/ Tag',
  groupTooSmall: 'Die Gruppe braucht mindestens 1 Person',
  groupTooLarge: (most: number) => `Das Boot hat Platz für ${most} Personen`,
  unpriced: {
    perSeat: 'Kein Preis verfügbar; wählen Sie den privaten Charter oder schreiben Sie uns',
    charter: 'Kein Preis verfügbar; wählen Sie den Preis pro Platz oder schreiben Sie uns',
  },
  unpublished:
    'Für dieses Boot sind noch keine Termine bekannt. <ask>Fragen Sie uns auf WhatsApp</ask>, wie Sie es buchen können.',

  tripLength: 'Dauer',
  meetingPoint: 'Treffpunkt',
  bring: 'Bitte mitbringen',
  included: 'Inbegriffen',
  papers: 'Papiere',
  visitedPlaces: {
    'other-side': 'auf die andere Seite der Insel',
    anguilla: 'nach Anguilla',
    'st-barths': 'nach Saint-Barthélemy',
  },
  passportNeeded: (places: string) =>
    `Dieser Ausflug kann ${places} führen. Jeder Gast, auch ein Kind, braucht einen gültigen Reisepass. Manche Staatsangehörige brauchen außerdem ein Visum: Bitte prüfen Sie das vor der Buchung.`,
  cardNeeded: (places: string) =>
    `Dieser Ausflug kann ${places} führen. Bitte nehmen Sie Ihren Reisepass oder Personalausweis mit.`,
  bookAhead: 'Rechtzeitig buchen',
  leastNotice: (hours: string) => `Mindestens ${hours} vor der Abfahrt`,
  guestsNeeded: 'Mindestzahl',
  sailsWith: (guests: number, hours: string) =>
    `Dieser Ausflug findet ab ${guests} Gästen statt. Sind es ${hours} vor der Abfahrt weniger, kann er abgesagt werden, und Sie bekommen Ihr ganzes Geld zurück.`,

  forecast: 'Vorhersage',
  noForecast: 'Für diesen Tag gibt es noch keine Vorhersage.',
  windFrom: (knots: number, from: string, gusts: number) =>
    `Wind ${knots} Knoten aus ${from}, Böen ${gusts}`,
  compass: {
    n: 'Nord',
    ne: 'Nordost',
    e: 'Ost',
    se: 'Südost',
    s: 'Süd',
    sw: 'Südwest',
    w: 'West',
    nw: 'Nordwest',
  },
  wavesUpTo: (height: string) => `Wellen bis ${height}`,
  chanceOfRain: (percent: number) => `Regenrisiko ${percent} %`,
  forecastNote:
    'Von <source>Open-Meteo</source>, für das Meer um die Insel. Sie kann sich ändern, und Ihr Kapitän entscheidet.',

  reviews: 'Bewertungen',
  loadingReviews: 'Bewertungen werden geladen …',
  reviewsFailed: 'Die Bewertungen konnten nicht geladen werden.',
  moreReviews: 'Weitere Bewertungen',
  fromReviews: (count: number) =>
    plural('de', count, { one: `aus ${count} Bewertung`, other: `aus ${count} Bewertungen` }),
  onlyWhoSailed: 'Nur von Gästen, die mitgefahren sind.',
  noReviews:
    'Noch keine Bewertungen. Sie kommen nur von Gästen, die hier einen Ausflug bezahlt haben und mitgefahren sind.',
  fewReviews: (least: number) =>
    `Nur von Gästen, die hier einen Ausflug bezahlt haben und mitgefahren sind. Ab ${least} Bewertungen bekommt das Boot eine eigene Note.`,
  groupKinds: {
    solo: 'Allein unterwegs',
    two: 'Zu zweit',
    small: 'Kleine Gruppe',
    large: 'Große Gruppe',
    charter: 'Privater Charter',
  },
  stars: (stars: number, most: number) => `${stars} von ${most} Sternen`,
  answerFrom: (name: string) => `Antwort von ${name}`,
  theCaptain: 'der Crew',

  share: 'Teilen',
  linkCopied: 'Link kopiert',
  copyAddress: 'Kopieren Sie den Link aus der Adresszeile',
  backToBoats: 'Zurück zu den Booten',
  boatNotFound: 'Boot nicht gefunden',
} satisfies Like<typeof en>;
