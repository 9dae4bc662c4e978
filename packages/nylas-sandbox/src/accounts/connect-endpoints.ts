import * as z from 'zod/mini';
import { deleteGrant, findGrant, giveGrant, type Grant } from './account-grants.ts';
import { matchesChallenge, takeCode, type Consent } from './authorization-codes.ts';
import { findAccount } from '../calendars/calendar-records.ts';
import { inTransaction, type SandboxContext, type Work } from '../calendars/calendar-store.ts';
import {
  accessSeconds,
  buildClaims,
  findToken,
  identityToken,
  issueToken,
  readIdentity,
} from './grant-tokens.ts';
import { flag, isClient, type NylasCall } from '../nylas-calls.ts';
import { OAuthProblem } from '../nylas-problems.ts';

const text = z._default(z.string(), '');
const TokenRequest = z.object({
  client_id: text,
  client_secret: text,
  grant_type: text,
  redirect_uri: text,
  code: text,
  code_verifier: z.nullish(z.string()),
  refresh_token: text,
});
type TokenRequest = z.infer<typeof TokenRequest>;

/** POST /v3/connect/token */
export async function postToken(context: SandboxContext, call: NylasCall): Promise<object> {
  const request = call.body(TokenRequest);
  const { client_id: clientId, client_secret: apiKey } = request;
  if (!isClient(context, { clientId, apiKey }))
    throw new OAuthProblem(400, 'invalid_client', 40007, 'Unknown client, or a wrong secret.');
  if (request.grant_type === 'authorization_code') return exchangeCode(context, request);
  if (request.grant_type === 'refresh_token')
    return inTransaction(context, (work) => refresh(work, request));
  throw new OAuthProblem(400, 'unsupported_grant_type', 40001, 'Unsupported grant_type.');
}

async function exchangeCode(context: SandboxContext, request: TokenRequest): Promise<object> {
  // Uses a separate transaction, so that the code remains spent if the exchange is rejected.
  const consent = await inTransaction(context, (work) => takeCode(work, request.code));
  if (!consent)
    throw new OAuthProblem(400, 'invalid_grant', 40002, 'The code is unknown, used or expired.');
  if (consent.redirectUri !== request.redirect_uri)
    throw new OAuthProblem(400, 'invalid_grant', 40003, 'redirect_uri is not the one of the code.');
  if (
    consent.challenge !== null &&
    !matchesChallenge(consent.challenge, request.code_verifier ?? '')
  )
    throw new OAuthProblem(
      400,
      'invalid_grant',
      40004,
      'code_verifier does not fit the challenge.',
    );
  return inTransaction(context, (work) => takeUp(work, consent));
}

async function takeUp(work: Work, consent: Consent): Promise<object> {
  const grant = await giveGrant(work, consent.email, consent.scope);
  return {
    ...(await tokens(work, grant)),
    ...(consent.isOffline ? { refresh_token: await issueToken(work, grant, 'refresh') } : {}),
  };
}

async function refresh(work: Work, request: TokenRequest): Promise<object> {
  const token = await findToken(work, request.refresh_token);
  const grant = token?.kind === 'refresh' ? await findGrant(work, token.grantId) : null;
  if (!grant?.is_valid)
    throw new OAuthProblem(400, 'invalid_grant', 40005, 'The refresh token is not valid any more.');
  return tokens(work, grant);
}

async function tokens(work: Work, grant: Grant): Promise<object> {
  return {
    access_token: await issueToken(work, grant, 'access'),
    id_token: await identityToken(work, grant),
    grant_id: grant.id,
    email: grant.email,
    provider: grant.provider,
    scope: grant.scope.join(' '),
    expires_in: accessSeconds,
    token_type: 'Bearer',
  };
}

/** POST /v3/connect/revoke: ends the token's grant. Accepts unknown tokens (RFC 7009). */
export async function postRevoke(work: Work, call: NylasCall): Promise<object> {
  const token = await findToken(work, call.query(z.object({ token: text })).token);
  if (token) await deleteGrant(work, token.grantId);
  return { success: true };
}

/** GET /v3/connect/tokeninfo */
export async function getTokenInfo(work: Work, call: NylasCall): Promise<object> {
  const { access_token, id_token } = call.query(z.object({ access_token: text, id_token: text }));
  if (id_token !== '') {
    const claims = await readIdentity(work, id_token);
    if (claims) return { data: claims };
  }
  const token = await findToken(work, access_token);
  const grant = token?.kind === 'access' ? await findGrant(work, token.grantId) : null;
  if (!token || !grant)
    throw new OAuthProblem(400, 'invalid_token', 40006, 'The token is unknown or expired.');
  return { data: buildClaims(work, grant, Math.floor(token.madeMs / 1000)) };
}

const domains: Record<string, string> = {
  'gmail.com': 'google',
  'googlemail.com': 'google',
  'outlook.com': 'microsoft',
  'hotmail.com': 'microsoft',
  'live.com': 'microsoft',
  'icloud.com': 'icloud',
  'me.com': 'icloud',
  'mac.com': 'icloud',
};

/** POST /v3/providers/detect */
export async function postDetect(work: Work, call: NylasCall): Promise<object> {
  const { email } = call.query(
    z.object({ email: z.string().check(z.minLength(3)), all_provider_types: z.optional(flag) }),
  );
  const address = email.toLowerCase();
  const account = await findAccount(work, address);
  const provider = account?.provider ?? domains[address.split('@')[1] ?? ''];
  return {
    data: {
      email_address: email,
      detected: provider !== undefined,
      ...(provider === undefined ? {} : { provider, type: provider }),
    },
  };
}
