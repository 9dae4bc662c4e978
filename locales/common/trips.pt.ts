import type { Translated } from '../translated.ts';
import { plural } from '../plural.ts';
import type en from './trips.en.ts';

export default {
  island: 'São Martinho',
  frenchSide: 'São Martinho',
  dutchSide: 'São Martinho',
  guests: (count: number) => plural('pt', count, { one: `${count} pessoa`, other: `${count} pessoas` }),
  upTo: (guests: string) => `Até ${guests}`,
  fromGuests: (guests: number) => `Só para grupos de ${guests} pessoas ou mais`,
  boatTypes: {
    Catamaran: 'Catamarã',
    'Fishing Charter': 'Pesca esportiva',
    'Luxury Yacht': 'Iate de luxo',
    Speedboat: 'Lancha',
    Sailboat: 'Veleiro',
  },
  defaultBoatType: 'Aluguel de barco',
  fullDay: 'Dia inteiro',
  tripTypes: {
    private: 'Passeio privativo',
    tour: 'Passeio de barco',
    both: 'Passeio de barco ou privativo',
  },
  pricingModes: { perSeat: 'Por pessoa', charter: 'Passeio privativo' },
  today: 'Hoje',
  tomorrow: 'Amanhã',
  minutes: (count: number) => `${count} minutos`,
  hours: (count: number, written: string) => plural('pt', count, { one: `${written} hora`, other: `${written} horas` }),
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  days: (count: number) => plural('pt', count, { one: `${count} dia`, other: `${count} dias` }),
  dayAtTime: (day: string, time: string) => `${day}, às ${time}`,
  fromTo: (start: string, end: string) => `${start} até ${end}`,
  freeCancellationUntil: (moment: string) => `Cancelamento gratuito até ${moment}.`,
  noRefundFromNow: 'Este passeio não pode ser cancelado de graça. Se o capitão cancelar, por exemplo por causa do tempo, você recebe reembolso total.',
  share: 'Compartilhar',
  linkCopied: 'Link copiado',
  copyAddress: 'Copie o link da barra de endereços',
} satisfies Translated<typeof en>;
