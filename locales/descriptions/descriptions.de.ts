import type { Descriptions } from './description-messages.ts';

export default {
  home: 'Buchen Sie in Minuten einen Bootsausflug auf Sint Maarten (St. Martin): geteilte Bootstouren und Privatcharter mit einheimischen Kapitänen.',
  listing: 'Boote auf Sint Maarten (St. Martin) buchen: nach Datum, Hafen, Gruppengröße und Art, mit aktuellen Preisen, Terminen und freien Plätzen.',
  compare: 'Zwei Boote nebeneinander: Preise, Dauer und was inklusive ist.',
  boat: {
    boat: (name, type, place, guests) => `${name}: ${type || 'Bootsausflüge'} ab ${place}, für bis zu ${guests}.`,
    perSeat: (price) => `${price} pro Person`,
    perDay: (price) => `${price} pro Tag`,
    or: ' oder ',
    book: 'Freie Termine und Zeiten ansehen und online buchen.',
    missing: 'Dieses Boot gibt es nicht, oder es wird nicht mehr angeboten.',
  },
  ships: 'Sie kommen mit dem Kreuzfahrtschiff nach Sint Maarten? Sehen Sie für jedes Schiff, welche Ausflüge zwischen Ankunft und spätester Rückkehr passen.',
  shipDay: (day) => `Kreuzfahrtschiffe auf Sint Maarten am ${day} und die passenden Ausflüge: 90 Minuten vor der spätesten Rückkehr an Bord wieder am Pier.`,
  board: (place) => `Boote, die heute und morgen ablegen (${place}): Zeiten, freie Plätze und Stand: pünktlich, Einstieg, abgelegt oder abgesagt.`,
  checkout: 'Prüfen Sie Ihren Ausflug, geben Sie Namen und E-Mail-Adresse ein und gehen Sie weiter zur sicheren Zahlungsseite.',
  confirmation: 'Ihr Bootsausflug: Datum, Uhrzeit, Hafen und was Sie bezahlt haben.',
  bookingForm: 'Reservieren Sie jetzt einen Bootsausflug und zahlen Sie später über den sicheren Zahlungslink, den wir Ihnen schicken.',
  paymentSuccess: 'Wir warten auf Ihre Zahlung. Ihre Buchung erscheint gleich.',
  offline: 'Sie sind offline. Auf diesem Gerät gespeicherte Buchungen können Sie hier lesen.',
  trip: 'Ihr Ausflug: Zeit und Treffpunkt, was Sie bezahlt haben und was Sie selbst ändern können.',
  findBooking: 'E-Mail zu Ihrem Ausflug verloren? Geben Sie die E-Mail-Adresse Ihrer Buchung und Ihren Code ein, wir schicken den Link erneut.',
  info: {
    about: 'Ein Marktplatz für Bootsausflüge rund um Sint Maarten: geteilte Bootstouren und Privatcharter mit einheimischen Kapitänen.',
    accessibility: 'Nach welchen Richtlinien wir uns richten, was mit Tastatur und Screenreader funktioniert und was noch nicht.',
    contact: 'Wie Sie uns erreichen: zu einer Buchung, als Kapitän oder aus einem anderen Grund.',
    'how-it-works': 'Vom Finden eines Boots bis zum Einsteigen: Tour oder Charter, die zwei Wege zu zahlen und was wir Ihnen per E-Mail schicken.',
    'help-center': 'Antworten zum Buchen, Bezahlen, Ändern und Mitfahren, und wo Sie mehr fragen können.',
    'trust-and-safety': 'Wie wir Kapitäne prüfen, wer auf See entscheidet, wie für Kinder gesorgt ist und wie wir Ihr Geld und Ihre Daten schützen.',
    'refunds-cancellations-weather': 'Wann ein Bootsausflug erstattet wird: schlechtes Wetter, Absagen des Kapitäns, Stornierungen und zu späte Zahlungen.',
  },
} satisfies Descriptions;
