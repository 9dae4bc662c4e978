import type { Charge } from './charges.ts';
import { knownCustomer } from '../catalogue/customers.ts';
import { lockIntent, refuseAmount } from './intent-requests.ts';
import { paymentMethodFrom } from './payment-method-requests.ts';
import type { PaymentIntent } from './payment-intents.ts';
import { lockHeld, saveObject, type Work } from './payment-store.ts';
import { shippingFrom } from './shipping.ts';
import { recordEvent } from '../webhooks/stripe-events.ts';
import { resourceMissing, StripeProblem } from '../requests/stripe-problems.ts';
import type { Params } from '../requests/stripe-params.ts';

const mayChangeAmount = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** POST /v1/payment_intents/:id */
export async function updateIntent(work: Work, params: Params, id: string): Promise<PaymentIntent> {
  params.onlyKnown([
    'amount',
    'customer',
    'description',
    'expand',
    'metadata',
    'payment_method',
    'payment_method_data',
    'receipt_email',
    'setup_future_usage',
    'shipping',
    'statement_descriptor_suffix',
  ]);
  const { body } = await lockIntent(work, id);
  const amount = params.integer('amount') ?? body.amount;
  if (amount !== body.amount) refuseLate(body);
  refuseAmount(amount, body.currency, 'amount');
  const method = await paymentMethodFrom(work, params);
  const after: PaymentIntent = {
    ...body,
    amount,
    customer: (await knownCustomer(work, params.text('customer'))) ?? body.customer,
    description: params.changed('description', body.description),
    metadata: params.mergedMetadata(body.metadata),
    receipt_email: params.email('receipt_email') ?? body.receipt_email,
    shipping: shippingFrom(params) ?? body.shipping,
    ...(method && mayChangeAmount.includes(body.status)
      ? { payment_method: method.id, status: 'requires_confirmation', next_action: null }
      : {}),
  };
  await saveObject(work, after);
  return after;
}

function refuseLate(intent: PaymentIntent): void {
  if (mayChangeAmount.includes(intent.status)) return;
  throw new StripeProblem(
    400,
    `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may update its amount: ${mayChangeAmount.join(', ')}.`,
    {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
    },
  );
}

/** POST /v1/charges/:id */
export async function updateCharge(work: Work, params: Params, id: string): Promise<Charge> {
  params.onlyKnown([
    'description',
    'expand',
    'fraud_details',
    'metadata',
    'receipt_email',
    'shipping',
  ]);
  const held = await lockHeld<Charge>(work, 'charge', id);
  if (!held) throw resourceMissing('charge', id);
  const report = params.nested('fraud_details')?.choice('user_report', ['fraudulent', 'safe']);
  const after: Charge = {
    ...held.body,
    description: params.changed('description', held.body.description),
    fraud_details: report ? { user_report: report } : held.body.fraud_details,
    metadata: params.mergedMetadata(held.body.metadata),
    receipt_email: params.email('receipt_email') ?? held.body.receipt_email,
    shipping: shippingFrom(params) ?? held.body.shipping,
  };
  await saveObject(work, after);
  await recordEvent(work, 'charge.updated', after);
  return after;
}
