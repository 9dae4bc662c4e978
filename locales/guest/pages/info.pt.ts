import type en from './info.en.ts';
import type { Translated } from '../../translated.ts';

export default {
  home: 'Início',
  breadcrumb: 'Você está aqui',
  updated: (date: string) => `Última atualização: ${date}`,
  answering: 'Respondemos dia e noite.',
  company: 'Quem opera este site',
  dataController: 'Responsável pelos seus dados pessoais',
  contents: 'Índice',
  notFound: 'Página não encontrada',
  notFoundText: 'A página solicitada não foi encontrada.',
  soon: 'Em breve',
  soonText: 'Esta página não está disponível agora. Volte em breve!',
  backHome: 'Voltar ao início',
} satisfies Translated<typeof en>;
