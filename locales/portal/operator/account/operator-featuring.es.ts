import type { Translated } from '../../../translated.ts';
import type en from './operator-featuring.en.ts';

export default {
  title: 'Destacado en la página de inicio',
  until: (day: string) => `Destacado hasta el ${day}.`,
  renewFor: (price: string) => `Renovar por ${price}`,
  feature: 'Destacar este barco',
  cannotPay: 'Ahora mismo no se puede destacar un barco. Inténtelo de nuevo más tarde.',
  saveFirst: 'Guarde primero el barco y después destáquelo.',
  hintDraft: (price: string) => `${price} por 6 meses. Los pasajeros lo verán cuando el barco esté publicado.`,
  hint: (price: string, most: number) => `${price} por 6 meses en lo alto de nuestra página de inicio. Si hay más de ${most} barcos destacados, se turnan cada día.`,
  renewBoat: (boat: string, price: string) => `Renovar ${boat} por ${price}`,
  featureBoat: (boat: string, price: string) => `Destacar ${boat} por ${price}`,
  term: (day: string) => `Un solo pago por 6 meses, hasta el ${day}. No se renueva automáticamente.`,
  cardNote: 'Su tarjeta va directamente a nuestro proveedor de pagos. Nosotros nunca vemos el número.',
  processing: 'Procesando…',
  pay: (price: string) => `Pagar ${price}`,
  bankAsks: 'Su banco le pide que confirme este pago. Si ha cambiado algo más, guárdelo antes.',
  continueAtBank: 'Continuar en su banco',
  anotherCard: 'Usar otra tarjeta',

  cardFields: {
    name: 'Nombre en la tarjeta',
    number: 'Número de tarjeta',
    expiry: 'Vencimiento (MM/AA)',
    cvc: 'CVC',
    zip: 'Código postal',
  },
  expiryShape: 'MM/AA',
  required: 'Obligatorio',
  fillRequired: 'Rellene los campos obligatorios',
  allRequired: 'Todos los campos del pago son obligatorios.',

  received: 'Pago recibido. Su barco está destacado durante 6 meses.',
  failed: 'El pago ha fallado: compruebe su tarjeta e inténtelo de nuevo.',
  nothingCharged: 'No se le ha cobrado nada. Puede pagar ahora con otra tarjeta.',
  notConfirmed: 'Pago aún sin confirmar',
  notConfirmedText: 'Su banco aún no ha confirmado el pago. Si lo confirma, destacamos su barco. Si no, no se le cobra nada.',
  noProvider: 'No se le ha cobrado nada. El proveedor de pagos no responde.',
  unknown: 'No podemos saber si el pago se completó. Inténtelo de nuevo dentro de un minuto. No se le cobrará dos veces.',
  already: 'Su barco ya está destacado.',
  notTwice: 'No se le ha cobrado dos veces.',
} satisfies Translated<typeof en>;
