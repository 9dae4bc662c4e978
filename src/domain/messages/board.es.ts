import type { Like } from './like.ts';
import { plural } from './plural.ts';
import type en from './board.en.ts';

export default {
  title: (place: string) => `Salidas en barco: ${place}, hoy y mañana`,
  heading: (place: string) => `Salidas: ${place}`,
  frameTitle: (place: string) => `Salidas en barco: ${place}`,
  noBoard: 'No hay panel de este puerto.',
  loading: 'Cargando salidas…',
  failed: 'No se pudieron cargar las salidas',
  failedText: 'Compruebe su conexión. Lo intentamos de nuevo cada minuto.',
  more: 'Más salidas',
  thereAreMore: 'Estas son las próximas; hay más',
  another: '¿Busca otra salida?',
  allPorts: 'Todos los puertos',
  anotherDay: 'Elegir otro día',
  statuses: {
    'on-time': 'A tiempo',
    boarding: 'Embarque',
    sailed: 'Ha zarpado',
    'called-off': 'Suspendida',
  },
  charter: 'chárter privado',
  back: (time: string) => `vuelta ${time}`,
  closed: 'Reservas cerradas',
  wholeBoat: (seats: number) => `Barco entero, hasta ${seats}`,
  taken: 'Ocupado',
  full: 'Completo',
  places: (left: number, seats: number) =>
    plural('es', left, {
      one: `Queda ${left} de ${seats} plazas`,
      other: `Quedan ${left} de ${seats} plazas`,
    }),
  changed: (count: number) => `Han cambiado ${count} salidas.`,
  change: (boat: string, time: string, status: string) => `${boat}, ${time}: ${status}.`,
  islandTime: 'Hora de la isla: ',
  noneToday: 'No hay más salidas hoy',
  noneTomorrow: 'No hay salidas que reservar mañana',
  live: 'En directo',
  asOf: (time: string) => `Datos de las ${time}`,
  embed: 'Ponga este panel en su pantalla o su web',
  embedText:
    'Se actualiza solo, no usa cookies y no cuesta nada. Para una pantalla en un vestíbulo, abra el panel solo; para su web, copie esta línea en su página.',
  openAlone: 'Abrir solo el panel',
  newTab: ' (se abre en una pestaña nueva)',
  forWebsite: 'Para su web',
  copy: 'Copiar',
  copied: 'Copiado',
  paste: 'Péguelo en su página.',
  notCopied: 'No se copió',
  selectIt: 'Seleccione la línea y cópiela.',
  bookAt: (host: string) => `Reserve una plaza en <b>${host}</b>`,
} satisfies Like<typeof en>;
