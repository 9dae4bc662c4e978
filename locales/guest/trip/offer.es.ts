import type { Like } from '../../like.ts';
import type en from './offer.en.ts';
import { plural } from '../../plural.ts';

export default {
  notSailing: 'Su salida no se realiza',
  calledOff: 'Su salida está suspendida',
  sorry: {
    weather: 'Lo sentimos: se suspendió por el mal tiempo. Usted elige lo que recibe a cambio.',
    engine:
      'Lo sentimos: se suspendió porque el barco no puede navegar. Usted elige lo que recibe a cambio.',
    'too-few-guests':
      'Lo sentimos: se suspendió porque se reunieron muy pocos pasajeros. Usted elige lo que recibe a cambio.',
    sickness: 'Lo sentimos: se suspendió por enfermedad. Usted elige lo que recibe a cambio.',
    'ship-skipped':
      'Lo sentimos: se suspendió porque el crucero no viene a la isla. Usted elige lo que recibe a cambio.',
  },
  chooseUntil: (until: string) => `Elija antes del ${until}.`,
  unanswered: (amount: string) =>
    `Una salida se puede elegir hasta que empieza su día. Si no sabemos nada, sus ${amount} se le devuelven automáticamente.`,
  unansweredByHand:
    'Una salida se puede elegir hasta que empieza su día. Si no sabemos nada, su reserva termina, y su capitán le devuelve lo que usted le pagó.',
  didNotWork: 'No ha funcionado',
  arranged: 'Todo listo',
  unknown: 'No hemos podido comprobar si esta salida sigue en pie.',
  tryAgain: 'Intentar de nuevo',
  goBack: 'Volver',
  noLonger: 'Esto ya no es posible. Elija de nuevo.',
  unreachable: 'No se pudo contactar con el servidor. Inténtelo de nuevo.',

  anotherDayTitle: 'Otro día en el mismo barco',
  samePrice: 'Al precio que pagó.',
  noDay: 'Ningún día cercano tiene sitio para ustedes.',
  noDayText: 'El barco está completo o no sale en los días cercanos al suyo.',
  anotherDay: 'Otro día',
  chooseDay: 'Elegir este día',
  anotherBoat: 'Otro barco',
  noBoat: 'Ningún otro barco tiene sitio para ustedes esa semana.',
  boats: (count: number) =>
    plural('es', count, {
      one: `${count} barco tiene sitio para ustedes.`,
      other: `${count} barcos tienen sitio para ustedes.`,
    }),
  noBoatText: 'Los barcos del mismo tipo están completos, o cuestan más de lo que pagó.',
  moneyBack: 'El reembolso completo',
  fromCaptain: 'De su capitán, a quien pagó.',
  toCard: (amount: string) => `${amount}, a la tarjeta con la que pagó.`,
  boatFrom: (operator: string, port: string) => `${operator}, desde ${port}`,
  daysOf: (boat: string) => `Días de ${boat}`,
  chooseBoat: (boat: string) => `Elegir ${boat}`,
  day: 'Día',
  start: 'Salida',

  dayTitle: '¿Navegar otro día?',
  dayText: (when: string) =>
    `En su lugar, navega el ${when}, con el mismo barco. No hay nada que pagar, y su código de reserva sigue siendo el mismo.`,
  takeDay: 'Elegir este día',
  moving: 'Cambiando su salida…',
  dayDone: (when: string) =>
    `Navega el ${when}, con el mismo barco. Le hemos enviado la nueva hora por correo.`,
  boatTitle: (boat: string) => `¿Navegar en ${boat}?`,
  boatText: (boat: string, operator: string, when: string) =>
    `Navega en ${boat} con ${operator}, el ${when}.`,
  codeStays: 'Su código de reserva sigue siendo el mismo.',
  mailed: 'Le hemos enviado por correo todo lo que necesita.',
  takeBoat: 'Elegir este barco',
  bookingPlaces: 'Reservando sus plazas…',
  costsLess: (amount: string) => `Cuesta menos: se devuelven ${amount} a su tarjeta.`,
  costsSame: 'Cuesta lo mismo: no hay nada que pagar.',
  moneyTitle: '¿Recuperar su dinero?',
  moneyText: (amount: string) =>
    `Se devuelven todos sus ${amount} a la tarjeta con la que pagó, y su reserva termina. Su banco suele mostrarlo en un plazo de 5 a 10 días. Esto no se puede deshacer.`,
  getBack: (amount: string) => `Recuperar ${amount}`,
  sendingBack: 'Devolviendo el dinero…',
  moneyDone: (amount: string) =>
    `Se devuelven ${amount} a la tarjeta con la que pagó. Su banco suele mostrarlo en un plazo de 5 a 10 días.`,
  captainTitle: '¿Recuperar su dinero de su capitán?',
  captainText:
    'Su reserva termina, y su capitán le devuelve lo que usted le pagó: se le avisa enseguida. Esto no se puede deshacer.',
  endBooking: 'Terminar la reserva',
  ending: 'Terminando…',
  captainDone: 'Su reserva ha terminado. Su capitán sabe que le devuelve lo que usted le pagó.',
} satisfies Like<typeof en>;
