import type { Translated } from '../translated.ts';
import { plural } from '../plural.ts';
import type en from './trips.en.ts';

export default {
  island: 'San Martín',
  frenchSide: 'San Martín',
  dutchSide: 'San Martín',
  guests: (count: number) => plural('es', count, { one: `${count} persona`, other: `${count} personas` }),
  upTo: (guests: string) => `Hasta ${guests}`,
  fromGuests: (guests: number) => `Solo para ${guests} personas o más`,
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
  pricingModes: { perSeat: 'Por plaza', charter: 'Chárter privado' },
  today: 'Hoy',
  tomorrow: 'Mañana',
  minutes: (count: number) => `${count} minutos`,
  hours: (count: number, written: string) => plural('es', count, { one: `${written} hora`, other: `${written} horas` }),
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  days: (count: number) => plural('es', count, { one: `${count} día`, other: `${count} días` }),
  dayAtTime: (day: string, time: string) => `${day}, a las ${time}`,
  fromTo: (start: string, end: string) => `${start} – ${end}`,
  freeCancellationUntil: (moment: string) => `Cancelación gratuita hasta el ${moment}.`,
  noRefundFromNow: 'Sin reembolso a partir de ahora. Si su capitán cancela, por ejemplo por el tiempo, se le devuelve todo.',
  share: 'Compartir',
  linkCopied: 'Enlace copiado',
  copyAddress: 'Copie el enlace de la barra de direcciones',
} satisfies Translated<typeof en>;
