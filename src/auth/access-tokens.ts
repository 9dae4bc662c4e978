import { errors, jwtVerify, SignJWT, type JWTHeaderParameters } from 'jose';
import { presentAccount, presentMetadata } from './account-view.ts';
import type { AuthDesk } from './auth-desk.ts';
import { badToken } from './auth-problems.ts';
import type { Grant } from './sessions.ts';

export type AccessClaims = { sub: string; sessionId: string };

/** The protocol's Session. */
export async function presentGrant(desk: AuthDesk, grant: Grant) {
  const seconds = Math.floor(desk.rules.now() / 1000);
  const lifetime = desk.rules.accessTokenSeconds;
  return {
    access_token: await signAccessToken(desk, grant, seconds),
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at: seconds + lifetime,
    refresh_token: grant.refreshToken,
    user: presentAccount(grant.account),
  };
}

export type SessionView = Awaited<ReturnType<typeof presentGrant>>;

async function signAccessToken(desk: AuthDesk, grant: Grant, seconds: number): Promise<string> {
  const { account, session } = grant;
  const { kid, key } = await desk.keys.signer();
  return new SignJWT({
    email: account.email ?? '',
    phone: '',
    app_metadata: account.app_metadata,
    user_metadata: presentMetadata(account),
    role: account.role,
    aal: session.aal,
    amr: session.amr.toReversed(),
    session_id: session.id,
    is_anonymous: account.is_anonymous,
  })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .setIssuer(desk.rules.issuer)
    .setSubject(account.id)
    .setAudience('authenticated')
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + desk.rules.accessTokenSeconds)
    .sign(key);
}

/** Only what this service signed, with a key it still publishes, and only while it lasts. */
export async function readAccessToken(desk: AuthDesk, token: string): Promise<AccessClaims> {
  const findKey = async (header: JWTHeaderParameters) => {
    const key = header.kid ? await desk.keys.find(header.kid) : null;
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  };
  try {
    const { payload } = await jwtVerify(token, findKey, {
      algorithms: ['ES256'],
      issuer: desk.rules.issuer,
      audience: 'authenticated',
      currentDate: new Date(desk.rules.now()),
      requiredClaims: ['exp', 'sub', 'session_id'],
    });
    return { sub: String(payload.sub), sessionId: String(payload['session_id']) };
  } catch (error) {
    throw badToken(`invalid JWT: unable to parse or verify signature, ${whyRefused(error)}`);
  }
}

function whyRefused(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'token has invalid claims: token is expired';
  if (error instanceof errors.JWTClaimValidationFailed) return 'token has invalid claims';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'token signature is invalid';
  if (error instanceof errors.JWKSNoMatchingKey) return 'token is unverifiable: unrecognized key';
  if (error instanceof errors.JOSEAlgNotAllowed) {
    return 'token is unverifiable: signing method is invalid';
  }
  if (error instanceof errors.JOSEError) return 'token is malformed';
  throw error;
}
