import type en from './checkout.en.ts';
import type { Like } from '../../like.ts';

export default {
  complete: 'Uw boeking afronden',
  refusedTitle: (title: string) => `Fout: ${title}`,
  invalid: 'Ongeldige boekingsgegevens',
  invalidText:
    'We konden deze tocht niet vinden: de boot, de datum, de tijd of de groepsgrootte ontbreekt of klopt niet. Kies de tocht opnieuw.',
  loadingTrip: 'Uw tocht wordt geladen…',
  browse: 'Boten bekijken',
  backHome: 'Terug naar de startpagina',
  backToBoat: 'Terug naar de boot',
  leftOpen:
    'U hebt de betaalpagina verlaten. Er is niets afgeschreven, en uw plaatsen zijn weer vrij totdat u verdergaat.',
  leftClosed:
    'Die betaalpagina is gesloten, omdat de tijd om was of omdat u een andere voor deze boot hebt geopend. Er is niets op afgeschreven.',
  byShip:
    'U komt met een cruiseschip. Komt het toch niet naar het eiland, dan blazen we uw tocht af en kiest u een andere dag, een andere boot of al uw geld terug.',
  whichShip: 'Komt u met een cruiseschip? (niet verplicht)',
  noShip: 'Nee',
  setupFailed: 'De betaling kon niet worden voorbereid',
  notProcessed: 'De betaling kon niet worden verwerkt. Probeer het opnieuw.',
  noSession: 'De betaalpagina kon niet worden geopend.',

  summary: 'Uw tocht',
  departsFrom: (place: string) => `Vertrek: ${place}`,
  otherTimes: 'Beschikbare dagen en tijden bekijken',
  taxes: 'Belastingen en kosten',
  noneAdded: 'Komen er niet bij',

  yourDetails: 'Uw gegevens',
  fullName: 'Voor- en achternaam',
  email: 'E-mailadres',
  emailHint: 'Hierheen sturen we uw bevestiging.',
  phone: 'Telefoon (niet verplicht)',
  phoneHint: 'Voor als uw kapitein u op de dag zelf moet bereiken.',
  requests: 'Bijzondere wensen (niet verplicht)',
  acceptTerms:
    'Ik ga akkoord met de <terms>gebruiksvoorwaarden</terms> en het <privacy>privacybeleid</privacy> (beide in het Engels)',
  bookedAlready:
    'Hier vindt u <booking>uw boeking van deze tocht</booking>. Wilt u meer plaatsen, boek de tocht dan nog een keer.',
  bookAgain: 'Ja, deze tocht nog een keer boeken',
  toPayment: 'Verder naar de betaling',
  redirecting: 'De betaalpagina wordt geopend…',
  partner: 'U wordt doorgestuurd naar onze betaalpartner.',

  boatFailed: 'De boot kon niet worden geladen',
  boatNotFound: 'Boot niet gevonden',
  backToBoats: 'Terug naar de boten',
  boatGone: 'De boot die u zoekt, bestaat niet of is verwijderd.',
  connection: 'Controleer uw verbinding en probeer het opnieuw.',
  chooseBoat: 'Kies een boot',
  anotherBoat: 'Een andere boot kiezen',
  personal: 'Persoonlijke gegevens',
  linkHint: 'Hierheen sturen we uw bevestiging en de betaallink.',
  tripDetails: 'Uw tocht',
  tripDate: 'Datum van de tocht',
  wholeDay: 'De boot is de hele dag van u.',
  firstDeparture: (time: string) => `Vertrek om ${time}, de eerste afvaart met plaats voor u.`,
  requestsTitle: 'Bijzondere wensen',
  captainKnows: 'Is er iets wat uw kapitein moet weten? (niet verplicht)',
  payment: 'Betaling',
  costOf: (guests: string) => `Prijs van de tocht, ${guests}`,
  costOfCharter: 'Prijs van de tocht, privécharter',
  serviceFee: (percent: number) => `Servicekosten (${percent}%)`,
  total: 'Totaal',
  payNow: (price: string) =>
    `De kosten zijn voor nu reserveren en later betalen. Nu betaald kost dezelfde tocht ${price}: <pay>nu zonder de kosten betalen</pay>`,
  cardNumber: 'Kaartnummer',
  expiry: 'Geldig tot (MM/JJ)',
  expiryForm: 'MM/JJ',
  cvc: 'CVC',
  notCharged:
    'Er wordt nu niets afgeschreven, en kaartgegevens die u hier invult, worden niet verstuurd. Een beveiligde betaallink volgt met uw bevestiging.',
  acceptPolicies:
    'Ik ga akkoord met de <terms>voorwaarden</terms> (in het Engels) en de <cancellation>annuleringsregels</cancellation>',
  completeBooking: 'Reserveren',
  processing: 'Een ogenblik…',
  bookingFailed: 'Het boeken is niet gelukt',
  checkFields: 'Controleer de verplichte velden.',
} satisfies Like<typeof en>;
