import type en from './booking.en.ts';
import type { Like } from '../../like.ts';

export default {
  code: 'Boekingscode',
  boat: 'Boot',
  when: 'Wanneer',
  departsFrom: 'Vertrek',
  meetingPoint: 'Trefpunt',
  bring: 'Neem mee',
  guests: 'Gasten',
  captain: 'Kapitein',
  captainPhone: 'Telefoon van de kapitein',
  bookedBy: 'Geboekt door',
  requests: 'Bijzondere wensen',
  tripCost: 'Prijs van de tocht',
  serviceFee: 'Servicekosten',
  total: 'Totaal',
  totalPaid: 'Betaald',
  cancellation: 'Annuleren',
  refunded: 'Terugbetaald',
  remains: 'Resterend',
  addToCalendar: 'In de agenda zetten',
  islandTime: (moment: string) => `${moment}, tijd van Sint Maarten`,
  toPay: (amount: string) =>
    `Er is nog niets afgeschreven. Betaal alstublieft ${amount}; anders komen uw plaatsen weer vrij.`,
  toPayBy: (amount: string, until: string) =>
    `Er is nog niets afgeschreven. Betaal alstublieft ${amount}, uiterlijk ${until}; daarna komen uw plaatsen weer vrij.`,
  keepByMail: (until: string) =>
    `Daarna vervalt uw reservering, tenzij u onze mail bevestigt: open de mail, volg de link naar de pagina van uw tocht en kies ‘Mijn plaatsen vasthouden’. Dan houden we ze vast tot ${until}.`,
  paySecurely: (amount: string) => `${amount} veilig betalen`,

  confirmed: 'Boeking bevestigd',
  paidText: (email: string) =>
    `Uw tocht is geboekt en betaald. We hebben de bevestiging naar ${email} gestuurd.`,
  reservedText: (email: string) =>
    `Uw plaatsen zijn gereserveerd. We hebben de details en de betaallink naar ${email} gestuurd.`,
  asked: 'Wachten op uw kapitein',
  askedText: (email: string) =>
    `Uw plaatsen worden vastgehouden, en uw kapitein is gevraagd te bevestigen. Er is niets afgeschreven; dat gebeurt pas als uw kapitein akkoord gaat. We schrijven hoe dan ook naar ${email}.`,
  askedTextBy: (email: string, until: string) =>
    `Uw plaatsen worden vastgehouden, en uw kapitein is gevraagd uiterlijk ${until} te bevestigen. Er is niets afgeschreven; dat gebeurt pas als uw kapitein akkoord gaat. We schrijven hoe dan ook naar ${email}.`,
  paymentProcessing: 'Betaling wordt verwerkt',
  heldText: 'We wachten op uw betaling. Zodra die binnen is, volgt uw bevestiging.',
  expired: 'Boeking verlopen',
  expiredText:
    'Deze boeking is niet op tijd betaald, dus zijn de plaatsen weer vrij. Er is niets afgeschreven.',
  cancelled: 'Boeking geannuleerd',
  cancelledPaid: 'Deze boeking is geannuleerd. Van wat u hebt betaald, krijgt u niets terug.',
  cancelledUnpaid: 'Deze boeking is geannuleerd. Er is niets afgeschreven.',
  partText: (back: string, paid: string) =>
    `Deze boeking is geannuleerd. We geven u ${back} terug van de ${paid} die u hebt betaald.`,
  bookingRefunded: 'Boeking terugbetaald',
  refundedText: 'Deze tocht is voor u niet doorgegaan. Uw geld is onderweg naar u.',

  thanks: 'Bedankt voor uw boeking. Uw bevestiging is onderweg naar uw mailbox.',
  yourBooking: 'Uw boeking',
  loading: 'Uw boeking wordt geladen…',
  notFound: 'Boeking niet gevonden',
  notFoundText:
    'Op dit adres is geen boeking. Gebruik de link in uw bevestigingsmail, of laat ons die nog een keer sturen.',
  notLoaded: 'Uw boeking kon niet worden geladen',
  notLoadedText:
    'Controleer uw verbinding en probeer het opnieuw. Met uw boeking zelf is niets aan de hand.',
  find: 'Mijn boeking zoeken',
  contact: 'Contact opnemen',
  backHome: 'Terug naar de startpagina',
  browse: 'Boten bekijken',

  seeOrChange: 'Uw tocht bekijken of wijzigen',
  seeOrChangeText: (email: string) =>
    `In onze mail aan ${email} staat de link naar de pagina van uw tocht: daar schrijft u uw kapitein en kunt u de tocht verzetten, wijzigen, overdragen of annuleren. Wie de link heeft, kan dat ook; daarom komt hij alleen per mail.`,
  mailAgain: 'Stuur me de link nog eens',
  oneMoment: 'Een ogenblik…',
  linkSent: (email: string) => `De link is onderweg naar ${email}.`,
  connection: 'Controleer uw verbinding en probeer het opnieuw.',

  processing: 'Uw boeking wordt verwerkt',
  processingNow: 'Uw boeking wordt verwerkt…',
  keepOpen: 'Houd deze pagina open. Het duurt een paar seconden.',
  seeDone: 'Kijken of het klaar is',
  notCompleted: 'Betaling niet voltooid',
  paymentExpired:
    'Deze betaalpagina is verlopen en er is niets afgeschreven. Boek alstublieft opnieuw.',
  paymentTooLate:
    'Uw betaling kwam te laat en uw plaatsen waren niet meer vrij. U krijgt al uw geld terug.',
  paymentNotFound: 'Betaling niet gevonden',
  unknownText: 'Een betaling met dit nummer kennen we niet.',
  lateText:
    'Uw betaling wordt nog verwerkt. Dat kan een paar minuten duren; zodra het klaar is, krijgt u uw bevestiging per mail.',
  checkAgain: 'Opnieuw kijken',
  invalidSession: 'Ongeldige sessie',
  invalidSessionText:
    'Bij dit adres hoort geen betaling. Hebt u net betaald, gebruik dan de link in uw bevestigingsmail.',
  needHelp: 'Hulp nodig? <support>Schrijf ons</support> en noem dit sessienummer:',

  findTitle: 'Mijn boeking zoeken',
  findText:
    'Geef het adres waarmee u hebt geboekt en uw boekingscode. We mailen u de link waarmee u uw tocht bekijkt en wijzigt.',
  email: 'E-mailadres',
  codeHint: 'Die staat in elke mail over uw boeking, bijvoorbeeld SXM-7K2P-9QXD.',
  mailLink: 'Stuur me de link',
  findSent:
    'Als er een boeking is met dit adres en deze code, is de link onderweg naar dat adres. Het duurt een minuut of twee; kijk ook in de spammap.',
  noCode: 'Hebt u de code niet? <write>Schrijf ons</write> met de naam en de dag van de tocht.',
} satisfies Like<typeof en>;
