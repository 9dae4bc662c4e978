import type { Like } from './like.ts';
import { plural } from './plural.ts';
import type en from './board.en.ts';

export default {
  title: (place: string) => `Saídas de barco: ${place}, hoje e amanhã`,
  heading: (place: string) => `Saídas: ${place}`,
  frameTitle: (place: string) => `Saídas de barco: ${place}`,
  noBoard: 'Não há painel deste porto.',
  loading: 'Carregando saídas…',
  failed: 'Não foi possível carregar as saídas',
  failedText: 'Verifique sua conexão. Tentamos de novo a cada minuto.',
  more: 'Mais saídas',
  thereAreMore: 'Estas são as próximas; há mais',
  another: 'Procura outro passeio?',
  allPorts: 'Todos os portos',
  anotherDay: 'Escolher outro dia',
  statuses: {
    'on-time': 'No horário',
    boarding: 'Embarque',
    sailed: 'Partiu',
    'called-off': 'Cancelado',
  },
  charter: 'fretamento privativo',
  back: (time: string) => `volta ${time}`,
  closed: 'Reservas encerradas',
  wholeBoat: (seats: number) => `Barco inteiro, até ${seats}`,
  taken: 'Ocupado',
  full: 'Lotado',
  places: (left: number, seats: number) =>
    plural('pt', left, {
      one: `Resta ${left} de ${seats} lugares`,
      other: `Restam ${left} de ${seats} lugares`,
    }),
  changed: (count: number) => `${count} saídas mudaram.`,
  change: (boat: string, time: string, status: string) => `${boat}, ${time}: ${status}.`,
  islandTime: 'Hora da ilha: ',
  noneToday: 'Não há mais saídas hoje',
  noneTomorrow: 'Nenhuma saída para reservar amanhã',
  live: 'Ao vivo',
  asOf: (time: string) => `Dados das ${time}`,
  embed: 'Coloque este painel na sua tela ou no seu site',
  embedText:
    'Ele se atualiza sozinho, não usa cookies e não custa nada. Para uma tela no saguão, abra só o painel; para o seu site, copie esta linha na sua página.',
  openAlone: 'Abrir só o painel',
  newTab: ' (abre em uma nova aba)',
  forWebsite: 'Para o seu site',
  copy: 'Copiar',
  copied: 'Copiado',
  paste: 'Cole na sua página.',
  notCopied: 'Não copiado',
  selectIt: 'Selecione a linha e copie.',
  bookAt: (host: string) => `Reserve um lugar em <b>${host}</b>`,
} satisfies Like<typeof en>;
