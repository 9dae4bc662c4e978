import type { Translated } from '../translated.ts';
import { plural } from '../plural.ts';
import type en from './trips.en.ts';

export default {
  island: 'San Martín',
  frenchSide: 'San Martín',
  dutchSide: 'San Martín',
  guests: (count: number) => plural('es', count, { one: `${count} persona`, other: `${count} personas` }),
  upTo: (guests: string) => `Hasta ${guests}`,
  fromGuests: (guests: number) => `Solo para grupos de ${guests} personas o más`,
  boatTypes: {
    Catamaran: 'Catamarán',
    'Fishing Charter': 'Pesca deportiva',
    'Luxury Yacht': 'Yate de lujo',
    Speedboat: 'Lancha rápida',
    Sailboat: 'Velero',
  },
  defaultBoatType: 'Alquiler de barco',
  fullDay: 'Día completo',
  tripTypes: {
    private: 'Chárter privado',
    tour: 'Excursión en barco',
    both: 'Excursión o chárter privado',
  },
  pricingModes: { perSeat: 'Por persona', charter: 'Chárter privado' },
  today: 'Hoy',
  tomorrow: 'Mañana',
  minutes: (count: number) => `${count} minutos`,
  hours: (count: number, written: string) => plural('es', count, { one: `${written} hora`, other: `${written} horas` }),
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  days: (count: number) => plural('es', count, { one: `${count} día`, other: `${count} días` }),
  dayAtTime: (day: string, time: string) => `${day}, a las ${time}`,
  fromTo: (start: string, end: string) => `${start} – ${end}`,
  freeCancellationUntil: (moment: string) => `Cancelación gratuita hasta el ${moment}.`,
  noRefundFromNow: 'Esta excursión no se puede cancelar gratis. Si su capitán cancela, por ejemplo por el mal tiempo, se le reembolsa todo.',
  share: 'Compartir',
  linkCopied: 'Enlace copiado',
  copyAddress: 'Copie el enlace de la barra de direcciones',
} satisfies Translated<typeof en>;
