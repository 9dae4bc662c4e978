import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { issueCode } from './authorization-codes.ts';
import {
  accountFor,
  findAccount,
  isProvider,
  listAccounts,
  type Account,
  type Provider,
} from '../calendars/calendar-records.ts';
import { inTransaction, type SandboxContext } from '../calendars/calendar-store.ts';
import { consentPage, providerNames } from './consent-page.ts';
import { nylasPath } from '../nylas-calls.ts';
import { refuseOtherSites } from 'sandbox-kit/refuse-other-sites';
import { showPage } from '../sandbox-answers.ts';
import { sandboxNotice } from '../sandbox-frame.ts';

type AuthorizationRequest = {
  redirectUri: string;
  state: string | null;
  provider: Provider | null;
  loginHint: string;
  challenge: string | null;
  isOffline: boolean;
  scope: string[];
};

const path = `${nylasPath}/v3/connect/auth`;

/** Consent pages, which replace the calendar provider's own. */
export function consentRoutes(context: SandboxContext): Hono {
  const app = new Hono();
  app.use(path, bodyLimit({ maxSize: 16 * 1024 }), refuseOtherSites);
  app.get(path, (c) =>
    withRequest(c, context, (request) => ask(c, context, request, request.loginHint, null)),
  );
  app.post(path, (c) => withRequest(c, context, (request) => take(c, context, request)));
  return app;
}

/** Shows an invalid request's error here instead of redirecting, to prevent open redirects. */
async function withRequest(
  c: Context,
  context: SandboxContext,
  act: (request: AuthorizationRequest) => Promise<Response>,
): Promise<Response> {
  const request = readRequest(new URL(c.req.url).searchParams, context);
  if (typeof request !== 'string') return act(request);
  return showPage(c, 400, sandboxNotice('This link does not work', request));
}

/** Returns an error sentence for an invalid request. */
function readRequest(
  query: URLSearchParams,
  { client, siteUrl }: SandboxContext,
): AuthorizationRequest | string {
  const redirectUri = query.get('redirect_uri') ?? '';
  const provider = query.get('provider');
  const challenge = query.get('code_challenge');
  if (query.get('client_id') !== client.clientId)
    return 'client_id is not the one of the calendar sandbox.';
  if (!URL.canParse(redirectUri) || new URL(redirectUri).origin !== new URL(siteUrl).origin)
    return 'redirect_uri does not lead back to the product that this sandbox belongs to.';
  if (query.get('response_type') !== 'code') return 'response_type must be code.';
  if (provider !== null && !isProvider(provider))
    return 'provider must be google, microsoft or icloud.';
  if (challenge !== null && query.get('code_challenge_method')?.toLowerCase() !== 's256')
    return 'code_challenge_method must be s256.';
  return {
    redirectUri,
    state: query.get('state'),
    provider,
    loginHint: (query.get('login_hint') ?? '').trim().toLowerCase(),
    challenge,
    isOffline: query.get('access_type') === 'offline',
    scope: (query.get('scope') ?? '').split(' ').filter((part) => part !== ''),
  };
}

async function ask(
  c: Context,
  context: SandboxContext,
  request: AuthorizationRequest,
  chosen: string,
  alert: string | null,
): Promise<Response> {
  const all = await inTransaction(context, listAccounts);
  const page = consentPage({
    action: `${path}${new URL(c.req.url).search}`,
    asker: new URL(context.siteUrl).host,
    provider: request.provider,
    accounts: all.filter(({ provider }) => provider === (request.provider ?? provider)),
    chosen,
    alert,
  });
  return showPage(c, alert === null ? 200 : 400, page, request.redirectUri);
}

async function take(
  c: Context,
  context: SandboxContext,
  request: AuthorizationRequest,
): Promise<Response> {
  const form = await c.req.parseBody();
  if (form['answer'] !== 'allow') return c.redirect(refusal(request), 302);
  const typed = form['account'] || form['email'];
  const email = typeof typed === 'string' ? typed.trim().toLowerCase() : '';
  const known = await inTransaction(context, (work) => findAccount(work, email));
  const problem = findProblem(email, known, request.provider);
  if (problem !== null) return ask(c, context, request, email, problem);
  const code = await inTransaction(context, async (work) => {
    const account = await accountFor(work, email, request.provider ?? 'google');
    const { redirectUri, challenge, isOffline } = request;
    const scope = request.scope.length > 0 ? request.scope : scopes[account.provider];
    return issueCode(work, { email, redirectUri, challenge, isOffline, scope });
  });
  return c.redirect(backTo(request, { code }), 302);
}

function findProblem(
  email: string,
  known: Account | null,
  requested: Provider | null,
): string | null {
  if (email.length > 254 || !/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(email))
    return 'Choose an account, or type an e-mail address.';
  if (known && requested && known.provider !== requested)
    return `That address is an account at ${providerNames[known.provider]}.`;
  return null;
}

const scopes: Record<Provider, string[]> = {
  google: ['openid', 'email', 'https://www.googleapis.com/auth/calendar'],
  microsoft: ['openid', 'email', 'Calendars.ReadWrite', 'offline_access'],
  icloud: [],
};

function refusal(request: AuthorizationRequest): string {
  return backTo(request, {
    error: 'access_denied',
    error_description: 'The person did not allow access.',
    error_code: '40301',
  });
}

function backTo(
  { redirectUri, state }: AuthorizationRequest,
  answer: Record<string, string>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== null) url.searchParams.set('state', state);
  return url.href;
}
