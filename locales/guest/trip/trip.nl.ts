import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './trip.en.ts';

export default {
  yourTrip: 'Uw tocht',
  tripOn: (boat: string) => `Uw tocht op ${boat}`,
  loading: 'Uw tocht wordt geladen…',
  notLoaded: 'Uw tocht kon niet worden geladen',
  notLoadedText:
    'Controleer uw verbinding en probeer het opnieuw. Met uw tocht zelf is niets aan de hand.',
  noTrip: 'Deze link leidt niet naar een tocht',
  noTripText:
    'Misschien is hij oud of niet volledig, of is de tocht aan iemand anders overgedragen. Is de tocht van u, dan mailen we u een nieuwe link.',
  handedOver: (name: string) => `De tocht is nu van ${name}`,
  handedOverText:
    'De nieuwe gast krijgt een mail met een eigen link. Met uw link opent u de tocht niet meer; ook dat hebben we u gemaild.',

  reserved: (boat: string) => `Uw tocht op ${boat} is gereserveerd`,
  awaiting: (boat: string) => `Uw tocht op ${boat} wacht op uw kapitein`,
  paymentComes: 'Uw betaling is onderweg',
  paymentComesText: 'Deze pagina toont uw tocht zodra de betaling binnen is.',
  ended: 'Deze boeking is beëindigd',
  endedText:
    'Ze is niet op tijd betaald of bevestigd, dus zijn de plaatsen weer vrij. Er is niets afgeschreven.',
  cancelled: 'Deze tocht is geannuleerd',
  captainGivesBack: (amount: string) =>
    `Uw kapitein geeft u de ${amount} terug die u hem hebt betaald.`,
  partBack: (back: string, paid: string) =>
    `Van de betaalde ${paid} gaat ${back} terug naar de kaart waarmee is betaald.`,
  nothingOf: (paid: string) => `Van de betaalde ${paid} gaat niets terug.`,
  nothingCharged: 'Er is niets afgeschreven.',
  seeBoat: (boat: string) => `${boat}, bekijk de boot`,
  islandTime: 'tijd van Sint Maarten',
  underWay: 'Onderweg',
  over: 'Deze tocht is voorbij',
  inDays: (count: number) => `Over ${count} dagen`,
  inMinutes: (count: number) =>
    plural('nl', count, { one: `Over ${count} minuut`, other: `Over ${count} minuten` }),
  todayIn: (hours: number) => `Vandaag, over ${hours} uur`,
  tomorrowIn: (hours: number) => `Morgen, over ${hours} uur`,
  keepUntil: (until: string) => `Nog niet klaar om te betalen? Houd uw plaatsen vast tot ${until}.`,
  keepPlaces: 'Mijn plaatsen vasthouden',
  placesKept: (until: string) => `Uw plaatsen worden vastgehouden tot ${until}.`,
  stillToPay: 'Nog te betalen',
  waiting: 'Wachten op uw kapitein',
  waitingText:
    'Uw plaatsen worden vastgehouden, en uw kapitein is gevraagd de tocht te bevestigen. Er is niets afgeschreven; dat gebeurt pas als uw kapitein akkoord gaat. We mailen u hoe dan ook.',
  waitingTextBy: (until: string) =>
    `Uw plaatsen worden vastgehouden, en uw kapitein is gevraagd de tocht uiterlijk ${until} te bevestigen. Er is niets afgeschreven; dat gebeurt pas als uw kapitein akkoord gaat. We mailen u hoe dan ook.`,
  begun:
    'Deze tocht is begonnen en kan hier niet meer worden gewijzigd. Bel uw kapitein of schrijf ons.',
  offline: (readAt: string) =>
    `<strong>U bent offline.</strong> Dit is uw tocht zoals die was op ${readAt}.`,

  atBoarding: 'Laat dit zien bij het instappen',
  qrCode: (code: string) => `QR-code met ${code}`,
  whereToBe: 'Waar u moet zijn',
  beThere: 'Wees er',
  beforeStart: (minutes: number) => `${minutes} minuten voor het begin`,
  aboutBoat: 'Meer over de boot',
  whoComes: 'Wie er komt',
  name: 'Naam',
  email: 'E-mail',
  phone: 'Telefoon',
  money: 'Betaling',
  paid: 'Betaald',
  toPay: 'Te betalen',
  price: 'Prijs',
  paidBy: { cash: 'contant aan de kapitein', elsewhere: 'ergens anders, niet via ons' },
  backFromCaptain: 'Terug van de kapitein',
  backToCard: 'Terug op de kaart',
  history: 'Verloop',

  yourCaptain: 'Uw kapitein',
  call: 'Bellen',
  write: 'Schrijf uw kapitein',
  writeHint: 'Het antwoord komt in uw mailbox.',
  send: 'Versturen',
  sending: 'Wordt verstuurd…',
  sent: 'Verstuurd. Uw kapitein heeft uw bericht ontvangen.',

  change: 'Uw tocht wijzigen',
  needConnection: 'U hebt een verbinding nodig om uw tocht te wijzigen.',
  move: 'Naar een andere dag verzetten',
  fewer: 'Met minder gasten komen',
  correct: 'Uw gegevens verbeteren',
  handOver: 'Aan iemand overdragen',
  cancel: 'De tocht annuleren',
  paidCaptainPolicy:
    'U hebt uw kapitein betaald, en niet ons. Om te annuleren of met minder te komen, vraagt u het hem hier: wat u terugkrijgt, is iets tussen u beiden.',
  unpaidPolicy: 'Er is nog niets afgeschreven, dus u kunt kosteloos annuleren.',
  hoursBefore: (moment: string, hours: number) => `${moment} (${hours} uur voor het begin)`,
  freePolicy: (until: string) =>
    `Annuleert u uiterlijk ${until}, dan gaat alles wat is betaald terug naar de kaart; later is er geen recht op terugbetaling, tenzij de tocht door uw kapitein of vanwege het weer wordt afgeblazen.`,
  latePolicy: (until: string) =>
    `Tot ${until} was annuleren gratis; nu is er geen recht op terugbetaling meer, tenzij de tocht door uw kapitein of vanwege het weer wordt afgeblazen.`,
  goesBack: (amount: string) =>
    `${amount} gaat terug naar de kaart waarmee is betaald. Uw bank toont het meestal binnen 5 tot 10 dagen.`,
  nothingBack: 'Er gaat niets terug.',
  asking: (hours: number) =>
    `Uw kapitein heeft ${hours} uur om te antwoorden, en nooit langer dan tot het begin. Zonder akkoord blijft uw tocht zoals hij is.`,
  asked:
    'Het is aan uw kapitein gevraagd. We mailen u het antwoord, en het staat op deze pagina. Tot dan blijft uw tocht zoals hij is.',
  askedFewer:
    'Het is aan uw kapitein gevraagd. We mailen u het antwoord, en het staat op deze pagina. Tot dan bent u allemaal geboekt.',
  askCaptain: 'Vraag het uw kapitein',
  askingNow: 'Wordt gevraagd…',
  whatToDo: 'Wat wilt u doen?',
  done: 'Klaar',
  goBack: 'Terug',
  oneMoment: 'Een ogenblik…',
  saving: 'Wordt opgeslagen…',
  noAnswer:
    'Er kwam geen antwoord, dus we weten niet of het is gebeurd. Controleer uw verbinding en druk nog een keer: het gebeurt maar één keer.',

  cancelTitle: 'Uw tocht annuleren',
  cancelling: 'Wordt geannuleerd…',
  keep: 'De tocht houden',
  askToCancel: (amount: string) => `Mijn kapitein vragen te annuleren, met ${amount} terug`,
  cancelNow: 'Nu annuleren, zonder terugbetaling',
  why: 'Waarom? (niet verplicht)',
  whyHint: 'Uw kapitein leest het.',
  cancelPaidCaptain: (paid: string) =>
    `U hebt ${paid} aan uw kapitein betaald, en niet aan ons, dus beslist hij. Gaat hij akkoord, dan komen uw plaatsen vrij voor anderen, en betaalt hij u terug wat u samen afspreekt.`,
  freeAtOnce:
    'Uw plaatsen komen meteen vrij voor anderen, en dit kan niet ongedaan worden gemaakt.',
  cancelUnpaid: 'Er is niets afgeschreven, en dat gebeurt ook niet.',
  cancelLate: (until: string, paid: string) =>
    `Het is te laat om gratis te annuleren: volgens de regels van uw boeking kon dat tot ${until}. Annuleert u nu, dan hebt u geen recht op terugbetaling van de betaalde ${paid}. Uw kapitein kan met meer instemmen.`,
  cancelBack: (amount: string) => `Annuleren, ${amount} terug`,
  cancelNothing: 'Annuleren zonder terugbetaling',
  cancelDone: 'Uw tocht is geannuleerd. We hebben uw kapitein bericht gestuurd.',

  fewerText: (guests: string) =>
    `Er zijn ${guests} geboekt. De plaatsen van de anderen komen meteen vrij. Wilt u later toch met meer komen, boek dan een eigen tocht voor de extra gasten.`,
  howMany: 'Hoeveel komen er?',
  comeWith: (count: number) => `Met ${count} komen`,
  choiceDue: (guests: string, amount: string) => `${guests}: ${amount} te betalen`,
  choiceBack: (guests: string, amount: string) => `${guests}: ${amount} terug`,
  choiceNothing: (guests: string) => `${guests}: niets terug`,
  fewerPaidCaptain:
    'U hebt uw kapitein betaald, en niet ons: wat u terugkrijgt, is iets tussen u beiden.',
  fewerLate: 'Het is te laat voor een recht op terugbetaling.',
  mayAgree: 'Uw kapitein kan met meer instemmen.',
  askFewer: 'Mijn kapitein vragen, met terugbetaling voor de anderen',
  fewerNow: 'Nu met minder komen, zonder terugbetaling',
  fewerDone: (count: number) =>
    plural('nl', count, {
      one: `Er is nu ${count} gast geboekt. We hebben uw kapitein bericht gestuurd.`,
      other: `Er zijn nu ${count} gasten geboekt. We hebben uw kapitein bericht gestuurd.`,
    }),
  fewerDue: (amount: string) =>
    `${amount} is te betalen; deze pagina en onze mail leiden naar de betaling.`,

  moveTitle: 'Uw tocht verzetten',
  moveNow: 'De tocht verzetten',
  moving: 'Wordt verzet…',
  lookingForDays: 'Vrije dagen worden gezocht…',
  daysNotLoaded: 'De vrije dagen konden niet worden geladen',
  connection: 'Controleer uw verbinding en probeer het opnieuw.',
  noOtherDay:
    'Deze boot heeft op geen andere dag plaats voor u. Misschien weet uw kapitein meer: schrijf hem.',
  fromTo: (from: string, to: string) => `Van ${from} naar <strong>${to}</strong>.`,
  newDay: 'Nieuwe dag',
  newTime: 'Nieuwe tijd',
  lateMove:
    'Het is te laat om deze tocht te verzetten zonder akkoord van uw kapitein. De prijs blijft.',
  paidPriceStays: (price: string) =>
    `De prijs blijft zoals u die hebt betaald, ${price}: verzetten kost niets. Tot wanneer u gratis kunt annuleren, hangt af van het nieuwe begin.`,
  priceStays: (price: string) => `De prijs blijft, ${price}: verzetten kost niets.`,
  moveDone: (to: string) =>
    `Uw tocht is nu op ${to}, voor dezelfde prijs. We hebben uw kapitein bericht gestuurd, en u krijgt een mail met een nieuw agendabestand.`,

  correctText: 'Uw kapitein krijgt het te horen. Het kost niets.',
  fullName: 'Voor- en achternaam',
  phoneField: 'Telefoon (niet verplicht)',
  requestsField: 'Bijzondere wensen (niet verplicht)',
  save: 'Opslaan',
  saved: 'Opgeslagen. We hebben uw kapitein bericht gestuurd.',

  handOverTitle: 'Uw tocht overdragen',
  handOverText:
    'Iemand anders komt in uw plaats. De nieuwe gast krijgt een eigen link per mail, en uw link vervalt. Het kost niets.',
  theirName: 'Voor- en achternaam van de nieuwe gast',
  theirEmail: 'E-mailadres van de nieuwe gast',
  theirPhone: 'Telefoon van de nieuwe gast (niet verplicht)',
  goOn: 'Verder',
  isRight: 'Klopt dit?',
  lastWords: (name: string, email: string) =>
    `${name} (${email}) krijgt uw tocht en mag hem wijzigen of annuleren. Uw link vervalt meteen, en u kunt dit niet ongedaan maken.`,
  lastWordsCaptain:
    'Wat er bij een annulering teruggaat, is iets tussen de kapitein en wie heeft betaald.',
  lastWordsCard: (amount: string) =>
    `Wordt de tocht geannuleerd, dan gaat wat er teruggaat (hoogstens ${amount}) naar de kaart waarmee is betaald, niet naar de nieuwe gast.`,
  handOverNow: 'De tocht overdragen',
  handingOver: 'Wordt overgedragen…',
  changeIt: 'Wijzigen',

  askedCancel: 'U hebt gevraagd te annuleren, met uw geld terug.',
  askedCancelCaptain: 'U hebt gevraagd te annuleren.',
  askedToFewer: (guests: string) =>
    `U hebt gevraagd met ${guests} te komen, met terugbetaling voor de anderen.`,
  askedToFewerCaptain: (guests: string) => `U hebt gevraagd met ${guests} te komen.`,
  askedToMove: (to: string) => `U hebt gevraagd de tocht te verzetten naar ${to}.`,
  answerBy: (until: string) =>
    `Het antwoord komt uiterlijk ${until} per mail; tot dan blijft uw tocht zoals hij is.`,
  takeBack: 'Intrekken',
  takeBackTitle: 'Uw vraag intrekken?',
  takeBackText: 'Uw tocht blijft zoals hij is, en uw kapitein hoeft niet te antwoorden.',

  reviewLoading: 'Uw beoordeling wordt geladen…',
  reviewNotLoaded: 'Uw beoordeling kon niet worden geladen.',
  tryAgain: 'Opnieuw proberen',
  reviewAbsent:
    'Uw kapitein heeft genoteerd dat niemand van u is gekomen, dus is er geen tocht om te beoordelen. Klopt dat niet, schrijf ons dan.',
  reviewThanks: 'Bedankt voor uw beoordeling',
  yourReview: 'Uw beoordeling',
  everybodyReads: (boat: string) => `Iedereen kan haar lezen op de pagina van ${boat}.`,
  reviewHidden: 'We tonen haar niet op de pagina van de boot.',
  howWas: (boat: string) => `Hoe was ${boat}?`,
  reviewText: (until: string) =>
    `U kunt het zeggen tot en met ${until}, en daarna niet meer veranderen. Uw voornaam, de eerste letter van uw achternaam, de maand en de grootte van uw groep staan ernaast.`,
  starsField: 'Sterren',
  starNames: { 1: 'Slecht', 2: 'Matig', 3: 'Goed', 4: 'Heel goed', 5: 'Uitstekend' },
  starsMean: (stars: number, meaning: string) =>
    plural('nl', stars, {
      one: `${stars} ster, ${meaning}`,
      other: `${stars} sterren, ${meaning}`,
    }),
  yourWords: 'Uw toelichting (niet verplicht)',
  sendReview: 'Beoordeling versturen',
  notSent: 'Dat is niet gelukt. Probeer het opnieuw.',
} satisfies Like<typeof en>;
