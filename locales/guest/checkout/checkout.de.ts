import type en from './checkout.en.ts';
import type { Like } from '../../like.ts';

export default {
  complete: 'Buchung abschließen',
  refusedTitle: (title: string) => `Fehler: ${title}`,
  invalid: 'Ungültige Buchungsangaben',
  invalidText:
    'Wir konnten diesen Ausflug nicht finden: Boot, Datum, Uhrzeit oder Gruppengröße fehlen oder stimmen nicht. Bitte wählen Sie ihn noch einmal.',
  loadingTrip: 'Ihr Ausflug wird geladen …',
  browse: 'Boote ansehen',
  backHome: 'Zur Startseite',
  backToBoat: 'Zurück zum Boot',
  leftOpen:
    'Sie haben die Zahlungsseite verlassen. Es wurde nichts abgebucht, und Ihre Plätze sind wieder frei, bis Sie fortfahren.',
  leftClosed:
    'Diese Zahlungsseite wurde geschlossen, weil ihre Zeit abgelaufen war oder weil Sie eine andere für dieses Boot geöffnet haben. Auf ihr wurde nichts abgebucht.',
  byShip:
    'Sie kommen mit dem Kreuzfahrtschiff. Wenn es doch nicht zur Insel kommt, sagen wir Ihren Ausflug ab, und Sie wählen einen anderen Tag, ein anderes Boot oder Ihr ganzes Geld zurück.',
  whichShip: 'Kommen Sie mit einem Kreuzfahrtschiff? (freiwillig)',
  noShip: 'Nein',
  setupFailed: 'Die Zahlung konnte nicht vorbereitet werden',
  notProcessed: 'Die Zahlung konnte nicht bearbeitet werden. Bitte versuchen Sie es noch einmal.',
  noSession: 'Die Zahlungsseite konnte nicht geöffnet werden.',

  summary: 'Ihr Ausflug',
  departsFrom: (place: string) => `Abfahrt: ${place}`,
  otherTimes: 'Freie Tage und Zeiten ansehen',
  taxes: 'Steuern und Gebühren',
  noneAdded: 'Keine weiteren',

  yourDetails: 'Ihre Angaben',
  fullName: 'Vor- und Nachname',
  email: 'E-Mail-Adresse',
  emailHint: 'Dorthin schicken wir Ihre Bestätigung.',
  phone: 'Telefon (freiwillig)',
  phoneHint: 'Falls Ihr Kapitän Sie am Tag des Ausflugs erreichen muss.',
  requests: 'Besondere Wünsche (freiwillig)',
  acceptTerms:
    'Ich akzeptiere die <terms>Nutzungsbedingungen</terms> und die <privacy>Datenschutzerklärung</privacy> (beide auf Englisch)',
  bookedAlready:
    'Hier ist sie: <booking>Ihre Buchung dieses Ausflugs</booking>. Wenn Sie mehr Plätze möchten, buchen Sie ihn noch einmal.',
  bookAgain: 'Ja, diesen Ausflug noch einmal buchen',
  toPayment: 'Weiter zur Zahlung',
  redirecting: 'Die Zahlungsseite wird geöffnet …',
  partner: 'Sie werden zu unserem Zahlungspartner weitergeleitet.',

  boatFailed: 'Das Boot konnte nicht geladen werden',
  boatNotFound: 'Boot nicht gefunden',
  backToBoats: 'Zurück zu den Booten',
  boatGone: 'Das Boot, das Sie suchen, gibt es nicht oder es wurde entfernt.',
  connection: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  chooseBoat: 'Wählen Sie ein Boot',
  anotherBoat: 'Ein anderes Boot wählen',
  personal: 'Persönliche Angaben',
  linkHint: 'Dorthin schicken wir Ihre Bestätigung und den Zahlungslink.',
  tripDetails: 'Ihr Ausflug',
  tripDate: 'Datum des Ausflugs',
  wholeDay: 'Das Boot gehört Ihnen den ganzen Tag.',
  firstDeparture: (time: string) => `Abfahrt um ${time} Uhr, die erste, bei der Platz für Sie ist.`,
  requestsTitle: 'Besondere Wünsche',
  captainKnows: 'Was sollte Ihr Kapitän wissen? (freiwillig)',
  payment: 'Zahlung',
  costOf: (guests: string) => `Preis des Ausflugs, ${guests}`,
  costOfCharter: 'Preis des Ausflugs, Privatcharter',
  serviceFee: (percent: number) => `Servicegebühr (${percent} %)`,
  total: 'Summe',
  payNow: (price: string) =>
    `Die Gebühr ist dafür, jetzt zu reservieren und später zu zahlen. Jetzt bezahlt kostet derselbe Ausflug ${price}: <pay>jetzt ohne die Gebühr bezahlen</pay>`,
  cardNumber: 'Kartennummer',
  expiry: 'Gültig bis (MM/JJ)',
  expiryForm: 'MM/JJ',
  cvc: 'CVC',
  notCharged:
    'Jetzt wird nichts abgebucht, und Kartendaten, die Sie hier eingeben, werden nicht gesendet. Ein sicherer Zahlungslink folgt mit Ihrer Bestätigung.',
  acceptPolicies:
    'Ich akzeptiere die <terms>Geschäftsbedingungen</terms> (auf Englisch) und die <cancellation>Stornierungsbedingungen</cancellation>',
  completeBooking: 'Jetzt reservieren',
  processing: 'Einen Moment …',
  bookingFailed: 'Die Buchung hat nicht geklappt',
  checkFields: 'Bitte prüfen Sie die Pflichtfelder.',
} satisfies Like<typeof en>;
