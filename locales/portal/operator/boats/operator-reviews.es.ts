import type { Translated } from '../../../translated.ts';
import type en from './operator-reviews.en.ts';

export default {
  none: 'Aún no hay opiniones. El día después de una salida pagada preguntamos al pasajero qué tal fue, y lo que dice aparece aquí.',
  notLoaded: 'No se pudieron cargar sus opiniones. Inténtelo de nuevo.',
  more: 'Más opiniones',
  guestOn: (guest: string, boat: string) => `${guest} en ${boat}`,
  fromYou: 'Su respuesta',
  answer: 'Responder',
  answerTo: (guest: string) => `Responder a ${guest}`,
  yourAnswer: 'Su respuesta',
  answerHint: 'Todo el mundo la lee en la página del barco. Responde una sola vez, y después no puede cambiarla.',
  send: 'Enviar respuesta',
  sent: 'Respuesta enviada',
  sentText: (guest: string) => `${guest} la recibe por correo.`,
} satisfies Translated<typeof en>;
