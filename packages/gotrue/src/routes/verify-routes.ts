import { Hono, type Context } from 'hono';
import { presentGrant } from '../tokens/access-tokens.ts';
import { inTransaction, type AuthContext } from '../auth-context.ts';
import { AuthProblem, invalid } from '../auth-problems.ts';
import { networkOfRequest } from '../limits/client-networks.ts';
import { isFlowToken, type TokenKind } from '../tokens/one-time-tokens.ts';
import { issueCode } from '../tokens/pkce-flows.ts';
import {
  leadWithCode,
  redirectWithFragment,
  leadWithMessage,
  leadWithProblem,
  redirectTarget,
} from './redirects.ts';
import { readEmail, readFields, type RequestFields } from './request-fields.ts';
import { createSession } from '../tokens/sessions.ts';
import { getTokenKinds, verifyToken, type Proof } from './verification.ts';

const halfway =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';
const spentLink = 'Email link is invalid or has expired';
const spentCode = 'Token has expired or is invalid';

export function verifyRoutes(auth: AuthContext): Hono {
  const app = new Hono();
  app.get('/verify', (c) => followLink(c, auth));
  app.post('/verify', (c) => verify(c, auth));
  return app;
}

async function verify(c: Context, auth: AuthContext): Promise<Response> {
  await auth.limits.admit(c, 'verifications');
  const { proof, kinds } = readProof(await readFields(c));
  if ('code' in proof) await auth.limits.admitCode(proof.email);
  const network = networkOfRequest(c, auth.rules);
  const outcome = await inTransaction(auth, async (tx) => {
    const verified = await verifyToken(tx, proof, kinds);
    if (verified.state !== 'whole') return verified;
    const grant = await createSession(tx, verified.account, 'otp', network);
    return { state: 'grant' as const, grant };
  });
  if (outcome.state === 'refused') throw spent('code' in proof ? spentCode : spentLink);
  if (outcome.state === 'half') return c.json({ msg: halfway, code: '200' });
  return c.json(await presentGrant(auth, outcome.grant));
}

function spent(message: string): AuthProblem {
  return new AuthProblem(403, 'otp_expired', message);
}

function readProof(fields: RequestFields): { proof: Proof; kinds: TokenKind[] } {
  const type = fields.text('type');
  const token = fields.text('token');
  const hash = fields.text('token_hash');
  if (type === '') throw invalid('Verify requires a verification type');
  if ((token === '') === (hash === '')) throw invalid('Verify requires a token or a token hash');
  const phone = fields.text('phone');
  if (hash === '' && phone !== '' && fields.text('email') === '') throw noPhone(phone);
  const kinds = getTokenKinds(type);
  if (hash !== '') {
    if (['email', 'phone', 'redirect_to'].some((name) => fields.text(name) !== '')) {
      throw invalid('Only the token_hash and type should be provided');
    }
    return { proof: { link: hash }, kinds };
  }
  if (fields.text('email') === '' || phone !== '') {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  const email = readEmail(fields.text('email'));
  return { proof: { email, code: token }, kinds };
}

/** Phones are not supported: no code was ever sent to one. */
function noPhone(phone: string): AuthProblem {
  if (/^\+?[1-9]\d{1,14}$/.test(phone)) return spent(spentCode);
  return invalid('Invalid phone number format (E.164 required)');
}

/** Handles a followed link: always redirects, with a session, a code, a message or an error. */
async function followLink(c: Context, auth: AuthContext): Promise<Response> {
  const target = redirectTarget(c, auth.rules);
  // Link scanners send HEAD, which must not consume the token.
  if (c.req.method === 'HEAD') return c.body(null, 200);
  const link = c.req.query('token') ?? '';
  const type = c.req.query('type') ?? '';
  if (link === '') throw invalid('Verify requires a token or a token hash');
  if (type === '') throw invalid('Verify requires a verification type');
  const isFlow = isFlowToken(link);
  const network = networkOfRequest(c, auth.rules);
  try {
    await auth.limits.admit(c, 'verifications');
    const kinds = getTokenKinds(type);
    const outcome = await inTransaction(auth, async (tx) => {
      const verified = await verifyToken(tx, { link }, kinds);
      if (verified.state !== 'whole') return verified;
      const { account, token } = verified;
      return token.flow_id === null
        ? { state: 'grant' as const, grant: await createSession(tx, account, 'otp', network) }
        : { state: 'code' as const, code: await issueCode(tx, token.flow_id) };
    });
    if (outcome.state === 'refused') throw spent(spentLink);
    if (outcome.state === 'half') return leadWithMessage(c, target, halfway, isFlow);
    if (outcome.state === 'code') return leadWithCode(c, target, outcome.code);
    const { user: _, ...session } = await presentGrant(auth, outcome.grant);
    return redirectWithFragment(c, target, { ...session, type, sb: '' });
  } catch (error) {
    if (error instanceof AuthProblem) return leadWithProblem(c, target, error, isFlow);
    throw error;
  }
}
