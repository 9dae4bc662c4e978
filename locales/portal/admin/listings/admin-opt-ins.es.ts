import type { Translated } from '../../../translated.ts';
import type en from './admin-opt-ins.en.ts';

export default {
  title: 'Ayuda para elegir',
  file: 'quién pidió ayuda',
  filter: 'Filtrar direcciones',
  one: 'dirección',
  many: 'direcciones',
  none: 'No hay direcciones aquí',
  noneText: 'Aquí figura quien pide ayuda para elegir un barco.',
  whoAsked: 'Quién pidió ayuda',
  asked: 'Pedido',
  agreedTo: 'Aceptó',
  onRequest: 'A petición',
  deleteOf: (email: string) => `Eliminar ${email}`,
  deleted: 'Dirección eliminada',
  deleteAddress: 'Eliminar la dirección',
  keepAddress: 'Conservar la dirección',
  deleteText: 'La dirección desaparece para siempre, y con ella la constancia de los correos enviados. El registro de auditoría guarda que se hizo, no la dirección. Los correos enviados siguen en sus buzones.',
} satisfies Translated<typeof en>;
