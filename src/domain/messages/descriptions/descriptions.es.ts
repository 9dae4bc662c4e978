import type { Descriptions } from '../../translated-pages.ts';

export default {
  '/': 'Reserve en minutos una salida en barco en San Martín: excursiones por plaza y chárteres privados por día, con capitanes locales.',
  '/info/about':
    'Un mercado de salidas en barco alrededor de San Martín: excursiones por plaza y chárteres privados por día, con capitanes locales.',
  '/info/accessibility':
    'Qué pautas de accesibilidad seguimos, qué funciona con teclado y lectores de pantalla, y qué no funciona todavía.',
  '/info/contact':
    'Cómo contactar con las personas que están detrás del sitio: por reservas, para capitanes y por todo lo demás.',
  '/info/how-it-works':
    'De buscar un barco a zarpar: cómo elegir una excursión o un chárter, las dos formas de pagar y qué recibe por correo.',
  '/info/help-center':
    'Respuestas sobre reservar, pagar, cambiar y navegar, y dónde preguntar lo demás.',
  '/info/trust-and-safety':
    'Qué aceptan los capitanes, quién decide en el mar, cómo se cuida de los niños, y cómo se protegen su dinero y sus datos.',
  '/info/refunds-cancellations-weather':
    'Cuándo se le devuelve el dinero de una salida: mal tiempo, un capitán o un pasajero que cancela, y pagos que llegan tarde.',
} satisfies Descriptions;
