import type { Descriptions } from './description-messages.ts';

export default {
  home: 'Boek in een paar minuten een boottocht op Sint Maarten: tochten per plaats en privécharters per dag, met kapiteins van het eiland.',
  listing: 'Boten om te boeken op Sint Maarten, op datum, haven, groepsgrootte en soort tocht: actuele prijzen, vrije dagen en plaatsen.',
  compare: 'Twee boten naast elkaar: wat ze kosten, hoelang ze varen en wat inbegrepen is.',
  boat: {
    boat: (name, type, place, guests) => `${name}: ${type || 'boottochten'} vanuit ${place}, tot ${guests}.`,
    perSeat: (price) => `${price} per plaats`,
    perDay: (price) => `${price} per dag`,
    or: ' of ',
    book: 'Bekijk vrije dagen en tijden en boek online.',
    missing: 'Op dit adres is geen boot, of hij wordt niet meer aangeboden.',
  },
  ships: 'Komt u met een cruiseschip naar Sint Maarten? Bekijk per schip welke boottochten passen tussen uw aankomst en ‘Iedereen aan boord’.',
  shipDay: (day) => `Cruiseschepen op Sint Maarten op ${day}, en de boottochten die erbij passen: 90 minuten voor ‘Iedereen aan boord’ terug bij de pier.`,
  board: (place) => `Boten die vandaag en morgen vertrekken (${place}): tijden, vrije plaatsen, en of ze op tijd, vertrokken of afgeblazen zijn.`,
  checkout: 'Controleer uw tocht, geef uw naam en e-mailadres, en ga verder naar de beveiligde betaalpagina.',
  confirmation: 'Uw geboekte boottocht: de dag, de tijd, de haven en wat u hebt betaald.',
  bookingForm: 'Reserveer nu een boottocht en betaal later, via de beveiligde betaallink die we u mailen.',
  paymentSuccess: 'We wachten op bericht over uw betaling; uw boeking verschijnt zo.',
  offline: 'U hebt geen verbinding: de boekingen die op dit apparaat zijn bewaard, kunt u hier lezen.',
  trip: 'Uw tocht: wanneer en waar u moet zijn, wat u hebt betaald, en alles wat u zelf kunt wijzigen.',
  findBooking: 'De mail over uw tocht kwijt? Geef het adres waarmee u hebt geboekt en uw boekingscode, en we mailen u de link opnieuw.',
  info: {
    about: 'Een marktplaats voor boottochten rond Sint Maarten: tochten per plaats en privécharters per dag, gevaren door kapiteins van het eiland.',
    accessibility: 'Welke richtlijnen voor toegankelijkheid we volgen, wat werkt met toetsenbord en schermlezer, en wat nog niet werkt.',
    contact: 'Hoe u de mensen achter de site bereikt: voor boekingen, voor kapiteins en voor al het andere.',
    'how-it-works': 'Van een boot vinden tot uitvaren: hoe u een tocht of charter kiest, de twee manieren om te betalen en wat u per e-mail krijgt.',
    'help-center': 'Antwoorden over boeken, betalen, wijzigen en varen, en waar u meer kunt vragen.',
    'trust-and-safety': 'Waarmee kapiteins akkoord gaan, wie op zee beslist, hoe voor kinderen wordt gezorgd, en hoe uw geld en gegevens veilig blijven.',
    'refunds-cancellations-weather': 'Wanneer u uw geld voor een boottocht terugkrijgt: slecht weer, een kapitein of gast die annuleert, en te late betalingen.',
  },
} satisfies Descriptions;
