import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { findAccount, isBanned } from '../accounts/accounts.ts';
import { findRow, inTransaction, type AuthContext, type AuthTransaction } from '../auth-context.ts';
import { AuthProblem, invalid, userBanned } from '../auth-problems.ts';
import { tokenHash } from './refresh-tokens.ts';
import type { RequestFields } from '../routes/request-fields.ts';
import { createSession, type Grant } from './sessions.ts';

export type Challenge = { challenge: string; method: 's256' | 'plain' };

type Flow = {
  id: string;
  account_id: string;
  challenge: string;
  challenge_method: 's256' | 'plain';
  method: string;
  issued_ms: number;
};

/** Reads the PKCE challenge of a request; null if there is none. */
export function readChallenge(fields: RequestFields): Challenge | null {
  const challenge = fields.text('code_challenge');
  const method = fields.text('code_challenge_method').toLowerCase();
  if (challenge === '' && method === '') return null;
  if (challenge === '' || method === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (method !== 's256' && method !== 'plain') {
    throw invalid(`code_challenge_method must be plain or s256`);
  }
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  return { challenge, method };
}

/** `method` is the sign-in method that the session will record. */
export async function beginFlow(
  tx: AuthTransaction,
  accountId: string,
  { challenge, method }: Challenge,
  signInMethod: string,
): Promise<string> {
  const id = randomUUID();
  await tx.db.query(
    `insert into auth_service.flow (id, account_id, challenge, challenge_method, method, made_ms)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, accountId, challenge, method, signInMethod, tx.nowMs],
  );
  return id;
}

/** Issues a code that only the browser with the verifier can exchange. */
export async function issueCode(tx: AuthTransaction, flowId: string): Promise<string> {
  const code = randomUUID();
  await tx.db.query(`update auth_service.flow set code_hash = $2, issued_ms = $3 where id = $1`, [
    flowId,
    tokenHash(code),
    tx.nowMs,
  ]);
  return code;
}

export async function exchangeCode(
  auth: AuthContext,
  fields: RequestFields,
  network: string,
): Promise<Grant> {
  const code = fields.text('auth_code');
  const verifier = fields.text('code_verifier');
  if (code === '' || verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  return inTransaction(auth, async (tx) => {
    const flow = await findRow<Flow>(
      tx.db,
      `select to_jsonb(f) as row from auth_service.flow f where code_hash = $1 for update`,
      [tokenHash(code)],
    );
    refuseFlow(flow, verifier, tx);
    await tx.db.query(`delete from auth_service.flow where id = $1`, [flow.id]);
    const account = await findAccount(tx.db, flow.account_id);
    if (!account) throw flowNotFound();
    if (isBanned(account, tx.nowMs)) throw userBanned();
    return createSession(tx, account, flow.method, network);
  });
}

function refuseFlow(
  flow: Flow | null,
  verifier: string,
  { rules, nowMs }: AuthTransaction,
): asserts flow is Flow {
  if (!flow) throw flowNotFound();
  if (flow.issued_ms + rules.flowSeconds * 1000 < nowMs) {
    const message = 'invalid flow state, flow state has expired';
    throw new AuthProblem(422, 'flow_state_expired', message);
  }
  const shown =
    flow.challenge_method === 'plain'
      ? verifier
      : createHash('sha256').update(verifier).digest('base64url');
  const a = Buffer.from(shown);
  const b = Buffer.from(flow.challenge);
  if (a.length === b.length && timingSafeEqual(a, b)) return;
  const message = 'code challenge does not match previously saved code verifier';
  throw new AuthProblem(400, 'bad_code_verifier', message);
}

function flowNotFound(): AuthProblem {
  const message = 'invalid flow state, no valid flow state found';
  return new AuthProblem(404, 'flow_state_not_found', message);
}
