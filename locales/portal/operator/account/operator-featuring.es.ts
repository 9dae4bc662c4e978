import type { Translated } from '../../../translated.ts';
import type en from './operator-featuring.en.ts';

export default {
  title: 'Destacado en la página de inicio',
  until: (day: string) => `Destacado hasta el ${day}.`,
  renewFor: (price: string) => `Renovar por ${price}`,
  feature: 'Destacar este barco',
  cannotPay: 'Por ahora no se puede pagar para destacar un barco.',
  saveFirst: 'Guarde primero el barco; después podrá destacarlo.',
  hintDraft: (price: string) => `${price} por 6 meses. Los pasajeros lo ven en cuanto el barco esté publicado.`,
  hint: (price: string, most: number) => `${price} por 6 meses. Es lo primero que ven los pasajeros en nuestra página de inicio. Si hay más de ${most} barcos destacados, se turnan cada día.`,
  renewBoat: (boat: string, price: string) => `Renovar ${boat} por ${price}`,
  featureBoat: (boat: string, price: string) => `Destacar ${boat} por ${price}`,
  term: (day: string) => `Una sola vez, por 6 meses: hasta el ${day}. No se renueva solo.`,
  cardNote: 'Su tarjeta va directamente a nuestro proveedor de pagos. Nosotros nunca vemos el número.',
  processing: 'Procesando…',
  pay: (price: string) => `Pagar ${price}`,
  bankAsks: 'Su banco le pide que confirme este pago. Si ha cambiado algo más, guárdelo antes.',
  continueAtBank: 'Continuar en su banco',
  anotherCard: 'Usar otra tarjeta',

  cardFields: {
    name: 'Nombre en la tarjeta',
    number: 'Número de tarjeta',
    expiry: 'Caducidad (MM/AA)',
    cvc: 'CVC',
    zip: 'Código postal',
  },
  expiryShape: 'MM/AA',
  required: 'Obligatorio',
  fillRequired: 'Rellene los campos obligatorios',
  allRequired: 'Todos los campos del pago son obligatorios.',

  received: 'Pago recibido. Su barco está destacado durante 6 meses.',
  failed: 'El pago ha fallado: compruebe su tarjeta e inténtelo de nuevo.',
  nothingCharged: 'No se ha cobrado nada. Puede pagar ahora con otra tarjeta.',
  notConfirmed: 'Pago aún sin confirmar',
  notConfirmedText: 'Su banco no lo ha confirmado. En cuanto lo haga, su barco queda destacado; si no, no se cobra nada.',
  noProvider: 'El proveedor de pagos no responde. No se ha cobrado nada.',
  unknown: 'No hemos podido saber si el pago se completó. Inténtelo de nuevo dentro de un minuto: en su tarjeta no se cobra dos veces.',
  already: 'Su barco ya está destacado.',
  notTwice: 'En su tarjeta no se ha cobrado dos veces.',
} satisfies Translated<typeof en>;
