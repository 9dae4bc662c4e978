import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { paymentChaos } from './payments/payment-chaos.ts';
import { refuseOtherAccount, refuseUnknownVersion } from './requests/api-version.ts';
import { expand } from './catalogue/expansions.ts';
import { canonicalForm, parseForm, type FormTree } from './requests/form-tree.ts';
import { answerOnce, unexpectedProblem, type StripeAnswer } from './requests/idempotent-answers.ts';
import type { PaymentIntent } from './payments/payment-intents.ts';
import {
  findHeld,
  inTransaction,
  type SandboxContext,
  type Work,
} from './payments/payment-store.ts';
import { apiVersion, newId } from './stripe-ids.ts';
import type { StripeEndpoint } from './sandbox-endpoint.ts';
import { stripeEndpoints } from './stripe-endpoints.ts';
import { Params } from './requests/stripe-params.ts';
import {
  errorBody,
  invalidParam,
  StripeProblem,
  unauthorized,
  unavailable,
  unknownUrl,
} from './requests/stripe-problems.ts';

const largestBody = 512 * 1024;

type Call = {
  requestId: string;
  key: string;
  idempotencyKey: string | null;
  path: string;
  tree: FormTree;
};

/** The API as the official SDK uses it. */
export function stripeRoutes(context: SandboxContext): Hono {
  const app = new Hono();
  const { apiPath } = context;
  app.use(`${apiPath}/v1/*`, allowBrowsers);
  app.use(`${apiPath}/v1/*`, bodyLimit({ maxSize: largestBody, onError: refuseLargeBody }));
  for (const endpoint of stripeEndpoints) {
    app.on(endpoint.method, apiPath + endpoint.path, (c) => answer(c, context, endpoint));
  }
  app.all(`${apiPath}/v1/*`, (c) => answer(c, context, null));
  return app;
}

function refuseLargeBody(c: Context): Response {
  const requestId = newId('request');
  const problem = new StripeProblem(413, 'Request body is too large.', {
    type: 'invalid_request_error',
  });
  c.header('request-id', requestId);
  c.header('stripe-version', apiVersion);
  c.header('content-type', 'application/json');
  return c.newResponse(JSON.stringify(errorBody(problem, requestId)), 413);
}

/** Allows every origin, like Stripe: keys travel in a header, never in a cookie. */
async function allowBrowsers(c: Context, next: () => Promise<void>): Promise<Response | void> {
  c.header('access-control-allow-origin', '*');
  c.header('access-control-expose-headers', 'Request-Id, Stripe-Version, Idempotent-Replayed');
  if (c.req.method !== 'OPTIONS') return next();
  c.header('access-control-allow-methods', 'GET, POST, DELETE, OPTIONS');
  c.header(
    'access-control-allow-headers',
    c.req.header('access-control-request-headers') ?? 'authorization, content-type',
  );
  c.header('access-control-max-age', '300');
  return c.body(null, 204);
}

async function answer(
  c: Context,
  context: SandboxContext,
  endpoint: StripeEndpoint | null,
): Promise<Response> {
  const requestId = newId('request');
  const idempotencyKey = c.req.method === 'POST' ? (c.req.header('idempotency-key') ?? null) : null;
  c.header('request-id', requestId);
  c.header('stripe-version', apiVersion);
  c.header('cache-control', 'no-cache, no-store');
  c.header('content-type', 'application/json');
  if (idempotencyKey !== null) c.header('idempotency-key', idempotencyKey);
  const result = await answerOrProblem(c, context, endpoint, requestId, idempotencyKey);
  if (result.replayOf !== undefined) {
    c.header('idempotent-replayed', 'true');
    c.header('original-request', result.replayOf);
  }
  return c.newResponse(result.body, result.status as 200);
}

async function answerOrProblem(
  c: Context,
  context: SandboxContext,
  endpoint: StripeEndpoint | null,
  requestId: string,
  idempotencyKey: string | null,
): Promise<StripeAnswer> {
  try {
    if ((await paymentChaos.read(context.pool)).apiDown) throw unavailable();
    const key = readKey(c.req.header('authorization'));
    refuseUnknownVersion(c.req.header('stripe-version'));
    refuseOtherAccount(c.req.header('stripe-account'), key);
    const path = c.req.path.slice(context.apiPath.length);
    if (!endpoint) throw unknownUrl(c.req.method, path);
    const encoded =
      c.req.method === 'GET' ? new URL(c.req.url).search.slice(1) : await c.req.text();
    const call: Call = { requestId, key, idempotencyKey, path, tree: parseForm(encoded) };
    return await perform(context, endpoint, call, c.req.param('id') ?? '');
  } catch (error) {
    if (!(error instanceof StripeProblem))
      context.log(
        `stripe-sandbox: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    const problem = error instanceof StripeProblem ? error : unexpectedProblem();
    return { status: problem.status, body: JSON.stringify(errorBody(problem, requestId)) };
  }
}

/** Reads the API key: `sk_test_…`, or `pk_test_…` from a browser. */
function readKey(authorization: string | undefined): string {
  const [scheme, credentials = ''] = (authorization ?? '').split(' ', 2);
  const key =
    scheme?.toLowerCase() === 'basic'
      ? (Buffer.from(credentials, 'base64').toString('utf8').split(':')[0] ?? '')
      : credentials;
  if (key === '') {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    );
  }
  if (!/^[sp]k_test_\w+$/.test(key))
    throw unauthorized(
      `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`,
    );
  return key;
}

function perform(
  context: SandboxContext,
  endpoint: StripeEndpoint,
  call: Call,
  id: string,
): Promise<StripeAnswer> {
  const trace = { id: call.requestId, idempotency_key: call.idempotencyKey };
  return inTransaction(
    context,
    async (work) => {
      const act = () => actAndExpand(work, endpoint, call, id);
      if (call.idempotencyKey === null) return act();
      const fingerprint = canonicalForm(call.tree);
      return answerOnce(
        work,
        { key: call.idempotencyKey, path: call.path, fingerprint, requestId: call.requestId },
        act,
      );
    },
    trace,
  );
}

async function actAndExpand(
  work: Work,
  endpoint: StripeEndpoint,
  call: Call,
  id: string,
): Promise<StripeAnswer> {
  if (call.key.startsWith('pk_')) await refuseBrowser(work, endpoint, call, id);
  const params = new Params(call.tree);
  const { object, refusal } = await endpoint.act(work, params, id);
  if (refusal)
    return { status: refusal.status, body: JSON.stringify(errorBody(refusal, call.requestId)) };
  const paths = params.texts('expand');
  return {
    status: 200,
    body: JSON.stringify(paths.length > 0 ? await expand(work, object, paths) : object, null, 2),
  };
}

/** Restricts publishable keys to creating tokens, and to an intent with its client secret. */
async function refuseBrowser(
  work: Work,
  endpoint: StripeEndpoint,
  call: Call,
  id: string,
): Promise<void> {
  if (endpoint.caller === 'server') {
    throw unauthorized(
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
      'secret_key_required',
    );
  }
  if (!endpoint.path.startsWith('/v1/payment_intents')) return;
  const held = await findHeld<PaymentIntent>(work, 'payment_intent', id);
  if (!held || new Params(call.tree).text('client_secret') !== held.body.client_secret) {
    throw invalidParam(
      'client_secret',
      'The client_secret provided does not match any associated PaymentIntent for this account.',
      'resource_missing',
    );
  }
}
