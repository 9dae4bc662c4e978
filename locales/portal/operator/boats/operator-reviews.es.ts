import type { Translated } from '../../../translated.ts';
import type en from './operator-reviews.en.ts';

export default {
  none: 'Aún no hay opiniones. El día después de una excursión pagada pedimos una al pasajero. La verá aquí.',
  notLoaded: 'No se pudieron cargar sus opiniones. Inténtelo de nuevo.',
  more: 'Más opiniones',
  guestOn: (guest: string, boat: string) => `${guest} en ${boat}`,
  fromYou: 'Su respuesta',
  answer: 'Responder',
  answerTo: (guest: string) => `Responder a ${guest}`,
  yourAnswer: 'Su respuesta',
  answerHint: 'Su respuesta es pública en la página del barco. Solo puede responder una vez, y no puede editarla después.',
  send: 'Enviar respuesta',
  sent: 'Respuesta enviada',
  sentText: (guest: string) => `La enviamos por correo a ${guest}.`,
} satisfies Translated<typeof en>;
