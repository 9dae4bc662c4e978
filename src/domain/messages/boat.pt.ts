import type { Like } from './like.ts';
import type en from './boat.en.ts';

export default {
  title: 'Barco',
  loading: 'Carregando o barco…',
  gone: 'O barco que você procura não existe ou foi retirado.',
  backHome: 'Voltar ao início',
  openPhoto: (place: number, count: number, name: string) =>
    `Abrir a foto ${place} de ${count}: ${name}`,
  about: 'Sobre este barco',
  departsFrom: (port: string) => `Sai de ${port}`,
  operatedBy: (name: string) => `Operado por ${name}`,
  checkedOn: (day: string) => `Licença e seguro verificados em <day>${day}</day>`,
  whatToKnow: 'O que saber',
  showMap: 'Ver no mapa',
  hideMap: 'Ocultar o mapa',
  meetingMap: (port: string) => `O ponto de encontro no mapa da ilha, perto de ${port}`,
  pinAtPort: (port: string) => `O ponto marca o porto de ${port}.`,
  openMaps: 'Abrir nos seus mapas',
  book: 'Reservar este barco',
  soFar: (least: number, soFar: number) => `Sai com ${least} pessoas; até agora, ${soFar}`,
  toCheckout: 'Continuar para o pagamento',
  pickFirst: 'Escolha uma data e um horário para continuar.',
  update: 'Atualizar',
  goOn: 'Continuar',
  chooseTime: 'Escolher horário',
  chooseDate: 'Escolher data',
  photosOf: (name: string) => `Fotos de ${name}`,
  previousPhoto: 'Foto anterior',
  nextPhoto: 'Próxima foto',
} satisfies Like<typeof en>;
