import type { Translated } from '../translated.ts';
import { plural } from '../plural.ts';
import type en from './trips.en.ts';

export default {
  island: 'São Martinho',
  frenchSide: 'São Martinho',
  dutchSide: 'São Martinho',
  guests: (count: number) => plural('pt', count, { one: `${count} pessoa`, other: `${count} pessoas` }),
  upTo: (guests: string) => `Até ${guests}`,
  fromGuests: (guests: number) => `Só para ${guests} pessoas ou mais`,
  boatTypes: {
    Catamaran: 'Catamarã',
    'Fishing Charter': 'Barco de pesca',
    'Luxury Yacht': 'Iate de luxo',
    Speedboat: 'Lancha',
    Sailboat: 'Veleiro',
  },
  defaultBoatType: 'Aluguel de barco',
  fullDay: 'Dia inteiro',
  tripTypes: {
    private: 'Passeio privativo',
    tour: 'Passeio de barco',
    both: 'Passeio por lugar ou privativo',
  },
  pricingModes: { perSeat: 'Por lugar', charter: 'Passeio privativo' },
  today: 'Hoje',
  tomorrow: 'Amanhã',
  minutes: (count: number) => `${count} minutos`,
  hours: (count: number, written: string) => plural('pt', count, { one: `${written} hora`, other: `${written} horas` }),
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  days: (count: number) => plural('pt', count, { one: `${count} dia`, other: `${count} dias` }),
  dayAtTime: (day: string, time: string) => `${day}, às ${time}`,
  fromTo: (start: string, end: string) => `${start} até ${end}`,
  freeCancellationUntil: (moment: string) => `Cancelamento gratuito até ${moment}.`,
  noRefundFromNow: 'Sem reembolso a partir de agora. Se o capitão cancelar, por exemplo por causa do tempo, você recebe tudo de volta.',
  share: 'Compartilhar',
  linkCopied: 'Link copiado',
  copyAddress: 'Copie o link da barra de endereços',
} satisfies Translated<typeof en>;
