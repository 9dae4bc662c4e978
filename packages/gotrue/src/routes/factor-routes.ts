import { randomBytes, randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { renderSVG } from 'uqr';
import { presentGrant } from '../tokens/access-tokens.ts';
import { hasVerifiedFactor, lockAccount, type Factor } from '../accounts/accounts.ts';
import { inTransaction, type AuthContext, type AuthTransaction } from '../auth-context.ts';
import { AuthProblem, invalid } from '../auth-problems.ts';
import { requireCaller, type Caller } from './authentication.ts';
import { networkOfRequest } from '../limits/client-networks.ts';
import { verifyFactor } from '../second-factor/factor-verification.ts';
import { readFields, readId } from './request-fields.ts';
import { base32, totpUri } from '../second-factor/totp-codes.ts';

export function factorRoutes(auth: AuthContext): Hono {
  const app = new Hono();
  app.post('/factors', (c) => enrol(c, auth));
  app.post('/factors/:id/challenge', (c) => challenge(c, auth));
  app.post('/factors/:id/verify', async (c) => {
    await auth.limits.admit(c, 'factorTries');
    const caller = await requireCaller(c, auth);
    const factor = readFactor(c, caller);
    const fields = await readFields(c);
    if (fields.text('code') === '') throw invalid('Code needs to be non-empty');
    const grant = await verifyFactor(auth, caller, factor, {
      challengeId: readId('challenge_id', fields.text('challenge_id')),
      code: fields.text('code'),
      network: networkOfRequest(c, auth.rules),
    });
    return c.json(await presentGrant(auth, grant));
  });
  app.delete('/factors/:id', (c) => unenrol(c, auth));
  return app;
}

const maxFactors = 10;
const unverifiedSeconds = 300;

async function enrol(c: Context, auth: AuthContext): Promise<Response> {
  const caller = await requireCaller(c, auth);
  const fields = await readFields(c);
  refuseKind(fields.text('factor_type'));
  const name = fields.text('friendly_name');
  if (name.length > 100) throw invalid('friendly_name cannot be longer than 100 characters');
  const issuer = fields.text('issuer') || new URL(auth.rules.publicUrl).host;
  const secret = base32(randomBytes(20));
  const id = randomUUID();
  await inTransaction(auth, async (tx) => {
    await refuseEnrolment(tx, caller, name);
    await tx.db.query(
      `insert into auth_service.factor (id, account_id, friendly_name, secret, made_ms, updated_ms) values ($1, $2, $3, $4, $5, $5)`,
      [id, caller.account.id, name, secret, tx.nowMs],
    );
  });
  const uri = totpUri(secret, caller.account.email ?? caller.account.id, issuer);
  const totp = { qr_code: renderSVG(uri), secret, uri };
  return c.json({ id, type: 'totp', friendly_name: name, totp });
}

function refuseKind(kind: string): void {
  if (kind === 'totp') return;
  if (kind === 'phone') {
    throw new AuthProblem(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  }
  if (kind === 'webauthn') {
    const message = 'MFA enroll is disabled for WebAuthn';
    throw new AuthProblem(422, 'mfa_webauthn_enroll_not_enabled', message);
  }
  throw invalid('factor_type needs to be totp, phone, or webauthn');
}

/** First removes unfinished enrolments that have expired. */
async function refuseEnrolment(tx: AuthTransaction, caller: Caller, name: string): Promise<void> {
  await tx.db.query(
    `delete from auth_service.factor where account_id = $1 and status = 'unverified' and made_ms < $2`,
    [caller.account.id, tx.nowMs - unverifiedSeconds * 1000],
  );
  const account = await lockAccount(tx, caller.account.id);
  const factors = account?.factors ?? [];
  if (factors.some((each) => each.friendly_name === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    throw new AuthProblem(422, 'mfa_factor_name_conflict', message);
  }
  if (factors.length >= maxFactors) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw new AuthProblem(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (account && hasVerifiedFactor(account) && caller.session.aal !== 'aal2') {
    throw new AuthProblem(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
}

async function challenge(c: Context, auth: AuthContext): Promise<Response> {
  await auth.limits.admit(c, 'factorTries');
  const factor = readFactor(c, await requireCaller(c, auth));
  const id = randomUUID();
  const nowMs = auth.rules.now();
  await auth.pool.query(
    `with noted as (update auth_service.factor set challenged_ms = $3 where id = $2)
     insert into auth_service.challenge (id, factor_id, made_ms) values ($1, $2, $3)`,
    [id, factor.id, nowMs],
  );
  const expires_at = Math.floor(nowMs / 1000) + auth.rules.challengeSeconds;
  return c.json({ id, type: 'totp', expires_at });
}

async function unenrol(c: Context, auth: AuthContext): Promise<Response> {
  const caller = await requireCaller(c, auth);
  const factor = readFactor(c, caller);
  if (factor.status === 'verified' && caller.session.aal !== 'aal2') {
    throw new AuthProblem(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  await inTransaction(auth, (tx) => removeFactor(tx, factor));
  return c.json({ id: factor.id });
}

/** Removes a factor and downgrades the sessions that had passed it to aal1. */
export async function removeFactor(tx: AuthTransaction, factor: Factor): Promise<void> {
  await lockAccount(tx, factor.account_id);
  await tx.db.query(
    `update auth_service.session set aal = 'aal1',
       amr = (select coalesce(jsonb_agg(each), '[]') from jsonb_array_elements(amr) each where each->>'method' <> 'totp')
     where account_id = $1 and factor_id = $2`,
    [factor.account_id, factor.id],
  );
  await tx.db.query(`delete from auth_service.factor where id = $1`, [factor.id]);
}

function readFactor(c: Context, { account }: Caller): Factor {
  const id = readId('factor_id', c.req.param('id') ?? '');
  const factor = account.factors.find((each) => each.id === id);
  if (!factor) throw new AuthProblem(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}
