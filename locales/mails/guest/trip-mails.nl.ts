import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './trip-mails.en.ts';

export default {
  fewer: (guests: string, title: string) => `Nu voor ${guests}: ${title}`,
  fewerShort: (guests: string) => `Aan boord worden nu ${guests} verwacht.`,
  fewerText: (code: string, boat: string, guests: string) =>
    `Uw boeking ${code} op ${boat} is nu voor ${guests}.`,
  fewerPay: (until: string) =>
    `Er is nog niets afgeschreven. Betaal uiterlijk ${until}, eilandtijd; daarna vervalt de reservering.`,
  betweenYou: 'U hebt uw kapitein betaald: wat u terugkrijgt, is iets tussen u beiden.',
  partInAll: (back: string, paid: string) =>
    `In totaal krijgt u ${back} terug van de ${paid} die u hebt betaald.`,
  handedOver: (title: string) => `Uw tocht: ${title}`,
  handedOverShort: (code: string) => `De tocht is aan u overgedragen. De code is ${code}.`,
  handedOverText: (boat: string, captain: string, code: string) =>
    `Een tocht op ${boat} met ${captain} is aan u overgedragen. Toon de code ${code} als u aan boord gaat.`,
  backToCard:
    'Wordt de tocht geannuleerd, dan gaat het geld terug naar de kaart waarmee is betaald.',
  handedAway: (title: string) => `Overgedragen: ${title}`,
  handedAwayShort: (name: string) => `${name} heeft uw tocht nu.`,
  handedAwayText: (code: string, boat: string, name: string) =>
    `Uw tocht ${code} op ${boat} is overgedragen aan ${name}, die een eigen link heeft. Met uw link opent u de tocht niet meer.`,
  handedAwayNotYou: 'Hebt u de tocht niet zelf overgedragen, beantwoord deze e-mail dan meteen.',
  link: (title: string) => `Uw link: ${title}`,
  linkShort: 'U hebt om de link naar uw tocht gevraagd.',
  linkText:
    'U hebt om de link naar uw tocht gevraagd. Wie hem heeft, kan de tocht wijzigen, dus houd hem voor uzelf.',
  linkNotYou: 'Hebt u er niet om gevraagd, dan hoeft u niets te doen.',
  noChange: (title: string) => `Geen wijziging: ${title}`,
  tripStays: 'Uw tocht blijft zoals hij is.',
  couldNotAgree: (captain: string, asked: string) =>
    `${captain} kon niet instemmen met wat u vroeg: ${asked}.`,
  noAnswer: (captain: string, asked: string) =>
    `${captain} heeft niet op tijd geantwoord op wat u vroeg: ${asked}.`,
  toCancel: 'annuleren',
  toCancelBack: 'annuleren, en alles terugkrijgen wat betaald is',
  toComeWith: (guests: number) => `komen met ${guests}`,
  toComeWithBack: (guests: number) =>
    `komen met ${guests}, en het geld van de anderen terugkrijgen`,
  toMove: (when: string) => `de tocht verzetten naar ${when}`,
  refunded: (back: string, title: string) => `Terugbetaling van ${back}: ${title}`,
  refundedShort: (back: string) => `We betalen u ${back} terug.`,
  refundedText: (back: string, paid: string, code: string, boat: string) =>
    `We betalen u ${back} terug van de ${paid} die u hebt betaald voor uw boeking ${code} op ${boat}.`,
  refundedToPayer: (back: string, code: string, boat: string) =>
    `We betalen ${back} terug voor uw boeking ${code} op ${boat}.`,
  bookingStays: 'Uw boeking blijft zoals ze is.',
  doesNotSail: (title: string) => `Uw tocht gaat niet door: ${title}`,
  doesNotSailText: (boat: string, captain: string, why: string) =>
    `Het spijt ons: uw tocht op ${boat} met ${captain} gaat niet door, ${why}.`,
  calledOff: (title: string) => `Uw tocht is afgeblazen: ${title}`,
  calledOffText: (boat: string, captain: string, why: string) =>
    `Het spijt ons: uw tocht op ${boat} met ${captain} is afgeblazen, ${why}.`,
  ofWeather: 'vanwege het weer',
  ofEngine: 'omdat de boot niet kan varen',
  ofTooFew: 'omdat er te weinig gasten bij elkaar kwamen',
  ofSickness: 'wegens ziekte',
  ofShip: 'omdat het cruiseschip niet naar het eiland komt',
  chooseShort: 'Kies een andere dag, een andere boot of uw geld.',
  choose: (money: string) =>
    `U kiest wat u in plaats daarvan krijgt: een andere dag op dezelfde boot, een plaats op een andere boot, of al uw ${money} terug.`,
  chooseUntil: (until: string) =>
    `Kies uiterlijk ${until}, eilandtijd. Horen we niets, dan komt uw geld vanzelf terug.`,
  chooseOfCaptainShort: 'Kies een andere dag, of uw geld terug van uw kapitein.',
  chooseOfCaptain: (money: string) =>
    `U kiest wat u in plaats daarvan krijgt: een andere dag op dezelfde boot, of uw ${money} terug van uw kapitein, die u hebt betaald.`,
  chooseOfCaptainUntil: (until: string) =>
    `Kies uiterlijk ${until}, eilandtijd. Horen we niets, dan wordt de tocht geannuleerd, en geeft uw kapitein u uw geld terug.`,
  chooseNow: 'Nu kiezen',
  shipChanged: (title: string) => `Uw schip heeft nieuwe tijden: ${title}`,
  shipChangedShort: 'Uw tocht brengt u misschien niet op tijd terug.',
  shipChangedText: (ship: string, boat: string, from: string, to: string) =>
    `De tijden van het cruiseschip ${ship} zijn veranderd: het ligt hier van ${from} tot ${to}, eilandtijd, en uw tocht op ${boat} past daar niet meer bij.`,
  leavesTooEarly: 'Hij vertrekt voordat u er kunt zijn.',
  backTooLate: (minutes: number) =>
    `Hij brengt u minder dan ${minutes} minuten voor ‘Iedereen aan boord’ terug.`,
  shipChangedUnknown: (ship: string, boat: string, from: string, to: string) =>
    `De tijden van ${ship} zijn gewijzigd: het ligt hier van ${from} tot ${to}, tijd van het eiland. Uw kapitein heeft geen terugkomsttijd opgegeven voor uw tocht met ${boat}.`,
  backUnknown: (minutes: number) =>
    `Vraag uw kapitein of u minstens ${minutes} minuten voor ‘Iedereen aan boord’ bij de pier bent.`,
  shipChangedTerms:
    'Uw tocht blijft staan zoals u hem hebt geboekt. Op de pagina van uw tocht kunt u hem verplaatsen, of annuleren volgens de voorwaarden; of beantwoord deze mail, dan zoeken we samen een oplossing.',
  rebooked: (title: string) => `Uw nieuwe tocht: ${title}`,
  rebookedShort: (boat: string) => `U vaart mee met ${boat}.`,
  rebookedText: (boat: string, captain: string, code: string) =>
    `U vaart in plaats daarvan mee met ${boat} en ${captain}. Toon dezelfde code, ${code}, als u aan boord gaat.`,
  backInAll: (back: string) => `In totaal krijgt u ${back} terug van wat u hebt betaald.`,
  nothingToPay: 'U hoeft niets te betalen.',
  wrote: (title: string) => `Bericht van uw kapitein: ${title}`,
  wroteText: (captain: string, boat: string) => `${captain} schrijft u over uw tocht op ${boat}.`,
  remindTomorrow: (trip: string) => `Morgen: ${trip}`,
  remindToday: (trip: string) => `Vandaag: ${trip}`,
  remindShort: (place: string, code: string) => `Vertrek vanuit ${place}. Uw code is ${code}.`,
  remindTomorrowText: (boat: string, captain: string) =>
    `Uw tocht op ${boat} met ${captain} is morgen. Dit hebt u nodig.`,
  remindTodayText: (boat: string, captain: string) =>
    `Uw tocht op ${boat} met ${captain} is vandaag. Dit hebt u nodig.`,
  seaForecast: 'Verwachting op zee',
  howWasIt: (title: string) => `Hoe was het? ${title}`,
  howWasItShort: (boat: string) => `Vertel hoe uw tocht op ${boat} was.`,
  howWasItText: (boat: string, captain: string) =>
    `U hebt gevaren op ${boat} met ${captain}. Hoe was het? Eén tot vijf sterren, en een paar woorden als u wilt, helpen de volgende gasten kiezen, en uw kapitein beter worden.`,
  howWasItUntil: (day: string) =>
    `U kunt het zeggen tot en met ${day}. We vragen het alleen deze keer. Uw voornaam, de eerste letter van uw achternaam, de maand van de tocht en met hoeveel u was, staan erbij.`,
  reviewTrip: 'Uw tocht beoordelen',
  answered: (title: string) => `Antwoord op uw beoordeling: ${title}`,
  answeredShort: (captain: string) => `${captain} heeft u geantwoord.`,
  answeredText: (captain: string, boat: string) =>
    `${captain} heeft geantwoord op uw beoordeling van ${boat}. Het antwoord staat eronder op de pagina van de boot.`,
  review: 'Beoordeling',
  stars: (count: number) =>
    plural('nl', count, { one: `${count} ster`, other: `${count} sterren` }),
  reviewWords: 'Toelichting',
  answer: 'Antwoord',
  seeReview: 'Uw beoordeling bekijken',
  helpAsked: 'Wij helpen u uw boot te kiezen',
  helpAskedShort: 'Vertel ons uw dag, uw groep en wat u in gedachten hebt.',
  helloYou: 'Hallo,',
  helpAskedText: 'Bedankt voor uw vraag. Een mens leest dit en schrijft u met boten die passen.',
  helpTellUs: (address: string) =>
    `Het helpt om te weten wanneer u komt, met hoeveel u bent en waar u van zou genieten: een strand, een rif, een zonsondergang, vissen, of gewoon de zee. Schrijf het ons: ${address}.`,
  seeBoats: 'Alle boten bekijken',
  whyThisMail: (site: string) =>
    `U krijgt deze e-mail omdat uw adres is ingevuld op ${site}. Was u dat niet, dan kunt u hem negeren: er volgt geen nieuwsbrief.`,
} satisfies Like<typeof en>;
