import type { Descriptions } from './description-messages.ts';

export default {
  home: 'Boek in een paar minuten een boottocht op Sint Maarten: gedeelde tochten en privécharters met lokale kapiteins.',
  listing: 'Boten om te boeken op Sint Maarten, per datum, haven, groepsgrootte en soort tocht, met actuele prijzen, data en vrije plaatsen.',
  compare: 'Twee boten naast elkaar: prijzen, duur en wat inbegrepen is.',
  boat: {
    boat: (name, type, place, guests) => `${name}: ${type || 'boottochten'} vanuit ${place}, tot ${guests}.`,
    perSeat: (price) => `${price} per persoon`,
    perDay: (price) => `${price} per dag`,
    or: ' of ',
    book: 'Bekijk beschikbare data en tijden en boek online.',
    missing: 'Deze boot bestaat niet of wordt niet meer aangeboden.',
  },
  ships: 'Kom je met een cruiseschip naar Sint Maarten? Bekijk per schip welke boottochten passen tussen aankomst en uiterlijke tijd aan boord.',
  shipDay: (day) => `Cruiseschepen op Sint Maarten op ${day}, en de boottochten die erbij passen: 90 minuten voor de uiterlijke tijd aan boord terug bij de pier.`,
  board: (place) => `Boten die vandaag en morgen vanuit ${place} vertrekken: tijden, vrije plaatsen, en of ze op tijd zijn, vertrokken of geannuleerd.`,
  checkout: 'Controleer je tocht, vul je naam en e-mailadres in en ga verder naar de beveiligde betaalpagina.',
  confirmation: 'Je boottocht: de datum, de tijd, de haven en wat je hebt betaald.',
  bookingForm: 'Reserveer nu een boottocht en betaal later met de beveiligde betaallink die we je mailen.',
  paymentSuccess: 'We wachten op je betaling. Je boeking verschijnt zo.',
  offline: 'Je bent offline. Boekingen die op dit apparaat zijn bewaard, kun je hier lezen.',
  trip: 'Je tocht: wanneer en waar je moet zijn, wat je hebt betaald en alles wat je zelf kunt wijzigen.',
  findBooking: 'De e-mail over je tocht kwijt? Vul het e-mailadres van je boeking en je code in, en we sturen de link opnieuw.',
  info: {
    about: 'Een marktplaats voor boottochten rond Sint Maarten: gedeelde tochten en privécharters met lokale kapiteins.',
    accessibility: 'Welke richtlijnen voor toegankelijkheid we volgen, wat werkt met toetsenbord en schermlezer, en wat nog niet werkt.',
    contact: 'Hoe je ons bereikt: over een boeking, als kapitein of voor iets anders.',
    'how-it-works': 'Van een boot vinden tot aan boord stappen: tocht of charter kiezen, de twee manieren om te betalen en wat we je mailen.',
    'help-center': 'Antwoorden over boeken, betalen, wijzigen en varen, en waar je meer kunt vragen.',
    'trust-and-safety': 'Hoe we kapiteins controleren, wie op zee beslist, hoe voor kinderen wordt gezorgd, en hoe we je geld en gegevens beschermen.',
    'refunds-cancellations-weather': 'Wanneer je je geld voor een boottocht terugkrijgt: slecht weer, een kapitein of gast die annuleert, en te late betalingen.',
  },
} satisfies Descriptions;
