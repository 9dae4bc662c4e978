import type { Translated } from '../../../translated.ts';
import type en from './admin-opt-ins.en.ts';

export default {
  file: 'solicitudes de ayuda',
  filter: 'Filtrar direcciones',
  one: 'dirección',
  many: 'direcciones',
  none: 'No hay direcciones aquí',
  noneText: 'Aquí aparecen las direcciones de quienes piden ayuda para elegir un barco.',
  whoAsked: 'Quién pidió ayuda',
  asked: 'Pedido',
  agreedTo: 'Aceptó',
  onRequest: 'A petición',
  deleteOf: (email: string) => `Eliminar ${email}`,
  deleted: 'Dirección eliminada',
  deleteAddress: 'Eliminar la dirección',
  keepAddress: 'Conservar la dirección',
  deleteText: 'Se eliminan la dirección y la constancia de los correos enviados a ella. El registro de auditoría guarda la eliminación, pero no la dirección. Los correos ya enviados siguen en su buzón. Esta acción no se puede deshacer.',
} satisfies Translated<typeof en>;
