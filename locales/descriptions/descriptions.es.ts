import type { Descriptions } from './description-messages.ts';

export default {
  home: 'Reserve en minutos una salida en barco en St. Maarten (San Martín): excursiones por plaza y chárteres privados por día, con capitanes locales.',
  listing: 'Barcos para reservar en St. Maarten (San Martín), por fecha, puerto, tamaño del grupo y tipo de salida: precios actuales, días libres y plazas.',
  compare: 'Dos barcos, uno junto al otro: cuánto cuestan, cuánto duran y qué incluyen.',
  boat: {
    boat: (name, type, place, guests) => `${name}: ${type || 'excursiones en barco'} desde ${place}, hasta ${guests}.`,
    perSeat: (price) => `${price} por plaza`,
    perDay: (price) => `${price} por día`,
    or: ' o ',
    book: 'Vea los días y horarios libres y reserve en línea.',
    missing: 'No hay ningún barco en esta dirección, o ya no se ofrece.',
  },
  ships: '¿Llega a St. Maarten (San Martín) en crucero? Vea, crucero por crucero, las excursiones que caben entre su llegada y la hora límite a bordo.',
  shipDay: (day) => `Cruceros en St. Maarten (San Martín), ${day}, y las excursiones que encajan con cada uno: de vuelta en el muelle 90 minutos antes del límite.`,
  board: (place) => `Barcos que salen hoy y mañana (${place}): horarios, plazas libres y si van a tiempo, embarcan, han zarpado o se suspenden.`,
  checkout: 'Revise su salida, deje su nombre y su correo electrónico, y pase a la página de pago segura.',
  confirmation: 'Su salida en barco reservada: el día, la hora, el puerto y lo que pagó.',
  bookingForm: 'Reserve ahora una salida en barco y pague más tarde, con el enlace de pago seguro que le enviamos.',
  paymentSuccess: 'Esperamos noticias de su pago; su reserva aparece en un momento.',
  offline: 'No tiene conexión: las reservas guardadas en este dispositivo se pueden leer aquí.',
  trip: 'Su salida: cuándo y dónde presentarse, lo que pagó, y todo lo que puede cambiar por su cuenta.',
  findBooking: '¿Ha perdido el correo sobre su salida? Diga con qué dirección reservó y su código de reserva, y le enviamos el enlace otra vez.',
  info: {
    about: 'Un mercado de salidas en barco por St. Maarten (San Martín): excursiones por plaza y chárteres privados por día, con capitanes locales.',
    accessibility: 'Qué pautas de accesibilidad seguimos, qué funciona con teclado y lectores de pantalla, y qué no funciona todavía.',
    contact: 'Cómo contactar con las personas que están detrás del sitio: por reservas, para capitanes y por todo lo demás.',
    'how-it-works': 'De buscar un barco a zarpar: cómo elegir una excursión o un chárter, las dos formas de pagar y qué recibe por correo.',
    'help-center': 'Respuestas sobre reservar, pagar, cambiar y navegar, y dónde preguntar lo demás.',
    'trust-and-safety': 'Qué aceptan los capitanes, quién decide en el mar, cómo se cuida de los niños, y cómo se protegen su dinero y sus datos.',
    'refunds-cancellations-weather': 'Cuándo se le devuelve el dinero de una salida: mal tiempo, un capitán o un pasajero que cancela, y pagos que llegan tarde.',
  },
} satisfies Descriptions;
