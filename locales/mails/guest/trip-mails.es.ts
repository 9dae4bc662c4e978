import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';
import type en from './trip-mails.en.ts';

export default {
  fewer: (guests: string, title: string) => `Ahora para ${guests}: ${title}`,
  fewerShort: (guests: string) => `A bordo esperamos a ${guests}.`,
  fewerText: (code: string, boat: string, guests: string) =>
    `Su reserva ${code} en ${boat} es ahora para ${guests}.`,
  fewerPay: (until: string) =>
    `Todavía no se ha cobrado nada. Pague como máximo el ${until}, hora de la isla; después la reserva se libera.`,
  betweenYou: 'Ha pagado a su capitán: lo que se le devuelva es asunto de ustedes dos.',
  partInAll: (back: string, paid: string) =>
    `En total se le devuelven ${back} de los ${paid} que pagó.`,
  handedOver: (title: string) => `Su salida: ${title}`,
  handedOverShort: (code: string) => `Se la han cedido. El código es ${code}.`,
  handedOverText: (boat: string, captain: string, code: string) =>
    `Le han cedido una salida en ${boat} con ${captain}. Muestre el código ${code} al embarcar.`,
  backToCard: 'Si se cancela, el dinero vuelve a la tarjeta con la que se pagó.',
  handedAway: (title: string) => `Salida cedida: ${title}`,
  handedAwayShort: (name: string) => `Su salida es ahora de ${name}.`,
  handedAwayText: (code: string, boat: string, name: string) =>
    `Su salida ${code} en ${boat} se ha cedido a ${name}, que tiene su propio enlace. El suyo ya no la abre.`,
  handedAwayNotYou: 'Si no fue usted quien la cedió, responda enseguida a este correo.',
  link: (title: string) => `Su enlace: ${title}`,
  linkShort: 'Ha pedido el enlace a su salida.',
  linkText:
    'Ha pedido el enlace a su salida. Quien lo tiene puede cambiar la salida, así que guárdelo para usted.',
  linkNotYou: 'Si no fue usted quien lo pidió, no tiene que hacer nada.',
  noChange: (title: string) => `Sin cambios: ${title}`,
  tripStays: 'Su salida queda como está.',
  couldNotAgree: (captain: string, asked: string) =>
    `${captain} no pudo aceptar lo que pidió: ${asked}.`,
  noAnswer: (captain: string, asked: string) =>
    `${captain} no respondió a tiempo a lo que pidió: ${asked}.`,
  toCancel: 'cancelar',
  toCancelBack: 'cancelar, y que se devuelva todo lo pagado',
  toComeWith: (guests: number) => `venir solo ${guests}`,
  toComeWithBack: (guests: number) =>
    `venir solo ${guests}, y que se devuelva el dinero de los demás`,
  toMove: (when: string) => `cambiar la salida al ${when}`,
  refunded: (back: string, title: string) => `Reembolso de ${back}: ${title}`,
  refundedShort: (back: string) => `Le devolvemos ${back}.`,
  refundedText: (back: string, paid: string, code: string, boat: string) =>
    `Le devolvemos ${back} de los ${paid} que pagó por su reserva ${code} en ${boat}.`,
  refundedToPayer: (back: string, code: string, boat: string) =>
    `Devolvemos ${back} por su reserva ${code} en ${boat}.`,
  bookingStays: 'Su reserva queda como está.',
  doesNotSail: (title: string) => `Su salida no se realiza: ${title}`,
  doesNotSailText: (boat: string, captain: string, why: string) =>
    `Lo sentimos: su salida en ${boat} con ${captain} no se realiza, ${why}.`,
  calledOff: (title: string) => `Su salida se suspende: ${title}`,
  calledOffText: (boat: string, captain: string, why: string) =>
    `Lo sentimos: su salida en ${boat} con ${captain} se suspende, ${why}.`,
  ofWeather: 'por el mal tiempo',
  ofEngine: 'porque el barco no puede navegar',
  ofTooFew: 'porque se reunieron muy pocos pasajeros',
  ofSickness: 'por enfermedad',
  ofShip: 'porque el crucero no viene a la isla',
  chooseShort: 'Elija otro día, otro barco o el reembolso.',
  choose: (money: string) =>
    `Usted elige qué recibe en su lugar: otro día en el mismo barco, una plaza en otro barco, o la devolución de todos sus ${money}.`,
  chooseUntil: (until: string) =>
    `Elija como máximo el ${until}, hora de la isla. Si no sabemos nada, su dinero se le devuelve automáticamente.`,
  chooseOfCaptainShort: 'Elija otro día, o que su capitán le devuelva su dinero.',
  chooseOfCaptain: (money: string) =>
    `Usted elige qué recibe en su lugar: otro día en el mismo barco, o que su capitán, a quien le ha pagado, le devuelva sus ${money}.`,
  chooseOfCaptainUntil: (until: string) =>
    `Elija como máximo el ${until}, hora de la isla. Si no sabemos nada, la salida se cancela, y su capitán le devuelve su dinero.`,
  chooseNow: 'Elegir ahora',
  shipChanged: (title: string) => `Su crucero tiene nuevos horarios: ${title}`,
  shipChangedShort: 'Puede que su salida no le devuelva a tiempo.',
  shipChangedText: (ship: string, boat: string, from: string, to: string) =>
    `Los horarios del crucero ${ship} han cambiado: está en la isla de ${from} a ${to}, hora de la isla, y su salida en ${boat} ya no encaja con ellos.`,
  leavesTooEarly: 'Sale antes de que usted pueda llegar.',
  backTooLate: (minutes: number) =>
    `Le devolvería menos de ${minutes} minutos antes de la hora límite a bordo.`,
  shipChangedUnknown: (ship: string, boat: string, from: string, to: string) =>
    `Los horarios de ${ship} han cambiado: está aquí de ${from} a ${to}, hora de la isla. Su capitán no ha indicado la hora de regreso de su excursión en ${boat}.`,
  backUnknown: (minutes: number) =>
    `Pregunte a su capitán si estará en el muelle al menos ${minutes} minutos antes de la hora límite a bordo.`,
  shipChangedTerms:
    'Su salida sigue reservada tal como está. En su página puede cambiarla, o cancelarla según sus condiciones; o responda a este correo y buscamos juntos una solución.',
  rebooked: (title: string) => `Su nueva salida: ${title}`,
  rebookedShort: (boat: string) => `Tiene reserva en ${boat}.`,
  rebookedText: (boat: string, captain: string, code: string) =>
    `Ahora tiene reserva en ${boat} con ${captain}. Muestre el mismo código, ${code}, al embarcar.`,
  backInAll: (back: string) => `En total se le devuelven ${back} de lo que pagó.`,
  nothingToPay: 'No hay nada que pagar.',
  wrote: (title: string) => `Mensaje de su capitán: ${title}`,
  wroteText: (captain: string, boat: string) => `${captain} le escribe sobre su salida en ${boat}.`,
  remindTomorrow: (trip: string) => `Mañana: ${trip}`,
  remindToday: (trip: string) => `Hoy: ${trip}`,
  remindShort: (place: string, code: string) => `Salida desde ${place}. Su código es ${code}.`,
  remindTomorrowText: (boat: string, captain: string) =>
    `Su paseo en ${boat} con ${captain} es mañana. Esto es lo que necesita.`,
  remindTodayText: (boat: string, captain: string) =>
    `Su paseo en ${boat} con ${captain} es hoy. Esto es lo que necesita.`,
  seaForecast: 'Estado del mar',
  howWasIt: (title: string) => `¿Qué tal fue? ${title}`,
  howWasItShort: (boat: string) => `Cuente cómo fue su salida en ${boat}.`,
  howWasItText: (boat: string, captain: string) =>
    `Navegó en ${boat} con ${captain}. ¿Qué tal fue? De una a cinco estrellas, y unas palabras si quiere, ayudan a elegir a los próximos pasajeros, y a su capitán a mejorar.`,
  howWasItUntil: (day: string) =>
    `Puede contarlo hasta el ${day}. Solo lo preguntamos esta vez. Al lado figuran su nombre, la inicial de su apellido, el mes de la salida y cuántos eran.`,
  reviewTrip: 'Valorar su salida',
  answered: (title: string) => `Respuesta a su opinión: ${title}`,
  answeredShort: (captain: string) => `${captain} le ha respondido.`,
  answeredText: (captain: string, boat: string) =>
    `${captain} ha respondido a su opinión sobre ${boat}. La respuesta está debajo de ella, en la página del barco.`,
  review: 'Opinión',
  stars: (count: number) =>
    plural('es', count, { one: `${count} estrella`, other: `${count} estrellas` }),
  reviewWords: 'Comentario',
  answer: 'Respuesta',
  seeReview: 'Ver su opinión',
  helpAsked: 'Le ayudamos a elegir su barco',
  helpAskedShort: 'Cuéntenos su día, su grupo y lo que tiene en mente.',
  helloYou: 'Hola:',
  helpAskedText: 'Gracias por preguntar. Una persona lee esto y le escribe con barcos que encajan.',
  helpTellUs: (address: string) =>
    `Nos ayuda saber sus fechas, cuántos son y qué les gustaría: una playa, un arrecife, una puesta de sol, pescar o simplemente el mar. Escríbanoslo: ${address}.`,
  seeBoats: 'Ver todos los barcos',
  whyThisMail: (site: string) =>
    `Recibe este correo porque su dirección se introdujo en ${site}. Si no fue usted, puede ignorarlo: no le seguirá ningún boletín.`,
} satisfies Like<typeof en>;
