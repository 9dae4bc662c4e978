import type { Descriptions } from './description-messages.ts';

export default {
  home: 'Reserve en minutos una excursión en barco en St. Maarten (San Martín): excursiones compartidas y chárteres privados con capitanes locales.',
  listing: 'Barcos para reservar en St. Maarten (San Martín) por fecha, puerto, grupo y tipo de excursión, con precios, fechas y plazas al día.',
  compare: 'Dos barcos, uno junto al otro: precios, duración y qué incluyen.',
  boat: {
    boat: (name, type, place, guests) => `${name}: ${type || 'excursiones en barco'} desde ${place}, hasta ${guests}.`,
    perSeat: (price) => `${price} por persona`,
    perDay: (price) => `${price} por día`,
    or: ' o ',
    book: 'Vea fechas y horarios disponibles y reserve en línea.',
    missing: 'Este barco no existe o ya no se ofrece.',
  },
  ships: '¿Llega a St. Maarten (San Martín) en crucero? Vea, crucero por crucero, las excursiones posibles entre su llegada y la hora límite a bordo.',
  shipDay: (day) => `Cruceros en St. Maarten (San Martín), ${day}, y las excursiones posibles para cada uno: de vuelta en el muelle 90 minutos antes del límite.`,
  board: (place) => `Barcos que salen hoy y mañana (${place}): horarios, plazas libres y si van a tiempo, embarcan, han zarpado o se cancelaron.`,
  checkout: 'Revise su excursión, escriba su nombre y su correo, y continúe a la página de pago segura.',
  confirmation: 'Su excursión en barco: la fecha, la hora, el puerto y lo que pagó.',
  bookingForm: 'Reserve ahora una excursión en barco y pague más tarde con el enlace de pago seguro que le enviamos.',
  paymentSuccess: 'Esperamos su pago. Su reserva aparece en un momento.',
  offline: 'Está sin conexión. Puede leer aquí las reservas guardadas en este dispositivo.',
  trip: 'Su excursión: hora y punto de encuentro, lo que pagó y todo lo que puede cambiar por su cuenta.',
  findBooking: '¿Perdió el correo de su excursión? Escriba el correo con el que reservó y su código, y le enviamos el enlace otra vez.',
  info: {
    about: 'Una plataforma de excursiones en barco por St. Maarten (San Martín): excursiones compartidas y chárteres privados con capitanes locales.',
    accessibility: 'Qué pautas de accesibilidad seguimos, qué funciona con teclado y lectores de pantalla, y qué no funciona todavía.',
    contact: 'Cómo contactarnos: por una reserva, como capitán o por cualquier otra cosa.',
    'how-it-works': 'De encontrar un barco a subir a bordo: excursión o chárter, las dos formas de pagar y qué le enviamos por correo.',
    'help-center': 'Respuestas sobre reservar, pagar, cambiar y navegar, y dónde preguntar lo demás.',
    'trust-and-safety': 'Cómo verificamos a los capitanes, quién decide en el mar, cómo se cuida de los niños y cómo protegemos su dinero y sus datos.',
    'refunds-cancellations-weather': 'Cuándo se le reembolsa una excursión: mal tiempo, un capitán o un pasajero que cancela, y pagos que llegan tarde.',
  },
} satisfies Descriptions;
