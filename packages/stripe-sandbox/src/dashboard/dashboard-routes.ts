import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refuseOtherSites } from 'sandbox-kit/refuse-other-sites';
import { minorUnits } from '../balance/currencies.ts';
import { dashboardPage, type Dashboard } from './sandbox-dashboard.ts';
import { closeDisputeRequest, updateDispute } from '../refunds/dispute-requests.ts';
import { parseForm, type FormTree } from '../requests/form-tree.ts';
import { show } from '../sessions/pay-answers.ts';
import {
  inTransaction,
  listObjects,
  type SandboxContext,
  type Work,
} from '../payments/payment-store.ts';
import type { Charge } from '../payments/charges.ts';
import { cancelRefund, type Refund } from '../refunds/refund-outcomes.ts';
import { addBalanceTransaction, readSums } from '../balance/sandbox-balance.ts';
import { openDispute, type Dispute } from '../refunds/sandbox-disputes.ts';
import { createPayout } from '../balance/sandbox-payouts.ts';
import { createRefund } from '../refunds/sandbox-refunds.ts';
import { invalidParam, StripeProblem } from '../requests/stripe-problems.ts';
import { Params } from '../requests/stripe-params.ts';
import { disputeKinds } from '../cards/dispute-kinds.ts';

/** Test page with the actions of Stripe's dashboard, banks and cardholders. */
export function dashboardRoutes(context: SandboxContext): Hono {
  const app = new Hono();
  const path = `${context.apiPath}/dashboard`;
  const limit = bodyLimit({
    maxSize: 16 * 1024,
    onError: (c) => c.text('That is too much.', 413),
  });
  app.use(path, limit, refuseOtherSites);
  app.use(`${path}/*`, limit, refuseOtherSites);
  app.get(path, (c) => showDashboard(c, context, 200));
  for (const [action, act] of Object.entries(acts)) {
    app.post(`${path}/${action}`, (c) => perform(c, context, act));
  }
  return app;
}

type Act = (work: Work, params: Params, id: string) => Promise<unknown>;

const acts: Record<string, Act> = {
  refunds: createRefund,
  'refunds/:id/cancel': (work, _params, id) => cancelRefund(work, id),
  'charges/:id/dispute': (work, params, id) =>
    openDispute(work, id, disputeKinds[params.choice('kind', kinds) ?? 'fraudulent']),
  'disputes/:id': updateDispute,
  'disputes/:id/close': closeDisputeRequest,
  payouts: createPayout,
  fees: takeFee,
};

const kinds = ['fraudulent', 'product_not_received', 'inquiry'] as const;

async function perform(c: Context, context: SandboxContext, act: Act): Promise<Response> {
  try {
    const tree = withMinorUnits(parseForm(await c.req.text()));
    await inTransaction(context, (work) => act(work, new Params(tree), c.req.param('id') ?? ''));
    return c.redirect(`${context.apiPath}/dashboard`, 303);
  } catch (error) {
    if (!(error instanceof StripeProblem)) throw error;
    return showDashboard(c, context, error.status === 404 ? 404 : 400, error.message);
  }
}

/** Converts a typed amount such as `12.50` to minor units of the form's currency. */
function withMinorUnits(tree: FormTree): FormTree {
  const amount = tree.get('amount');
  if (typeof amount !== 'string') return tree;
  const currency = tree.get('currency');
  const minor = minorUnits(amount.trim(), typeof currency === 'string' ? currency : 'usd');
  if (minor === null) throw invalidParam('amount', `This is not an amount: ${amount}`);
  return new Map([...tree, ['amount', String(minor)]]);
}

/** Simulates a monthly Stripe fee. */
async function takeFee(work: Work, params: Params): Promise<void> {
  const amount = params.requiredInteger('amount');
  await addBalanceTransaction(work, {
    amount: -amount,
    currency: params.text('currency') ?? 'usd',
    type: 'stripe_fee',
    category: 'fee',
    description: params.text('description') ?? 'Billing - Usage Fee',
    source: null,
    isAvailable: true,
  });
}

async function showDashboard(
  c: Context,
  context: SandboxContext,
  status: 200 | 400 | 404,
  alert: string | null = null,
): Promise<Response> {
  const dashboard = await inTransaction(context, readDashboard);
  return show(c, context, status, dashboardPage(context, dashboard, alert));
}

async function readDashboard(work: Work): Promise<Dashboard> {
  const newest = { limit: 25, startingAfter: null, endingBefore: null };
  const list = async (kind: string) => (await listObjects(work, { kind }, newest)).data;
  return {
    balance: await readSums(work),
    charges: (await list('charge')) as Charge[],
    disputes: (await list('dispute')) as Dispute[],
    refunds: (await list('refund')) as Refund[],
  };
}
