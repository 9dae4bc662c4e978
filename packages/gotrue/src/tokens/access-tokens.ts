import { errors, jwtVerify, SignJWT, type JWTHeaderParameters } from 'jose';
import { presentAccount, presentMetadata } from '../accounts/account-view.ts';
import type { AuthContext } from '../auth-context.ts';
import { badToken } from '../auth-problems.ts';
import { isId } from '../routes/request-fields.ts';
import type { Grant } from './sessions.ts';
import { signingAlgorithms } from './signing-keys.ts';

export type AccessClaims = { sub: string; sessionId: string };

/** The protocol's Session. */
export async function presentGrant(auth: AuthContext, grant: Grant) {
  const seconds = Math.floor(auth.rules.now() / 1000);
  const lifetime = auth.rules.accessTokenSeconds;
  return {
    access_token: await signAccessToken(auth, grant, seconds),
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at: seconds + lifetime,
    refresh_token: grant.refreshToken,
    user: presentAccount(grant.account),
  };
}

export type SessionView = Awaited<ReturnType<typeof presentGrant>>;

async function signAccessToken(auth: AuthContext, grant: Grant, seconds: number): Promise<string> {
  const { account, session } = grant;
  const { kid, alg, key } = await auth.keys.signer();
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
    .setProtectedHeader({ alg, kid, typ: 'JWT' })
    .setIssuer(auth.rules.issuer)
    .setSubject(account.id)
    .setAudience('authenticated')
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + auth.rules.accessTokenSeconds)
    .sign(key);
}

/** Verifies a token: signed by this service with a key that is still published, and not expired. */
export async function readAccessToken(auth: AuthContext, token: string): Promise<AccessClaims> {
  try {
    const { payload } = await jwtVerify(token, createKeyLookup(auth), {
      algorithms: signingAlgorithms,
      issuer: auth.rules.issuer,
      audience: 'authenticated',
      currentDate: new Date(auth.rules.now()),
      requiredClaims: ['exp', 'sub', 'session_id'],
    });
    const claims = { sub: String(payload.sub), sessionId: String(payload['session_id']) };
    if (!isId(claims.sub) || !isId(claims.sessionId)) throw new errors.JWTInvalid();
    return claims;
  } catch (error) {
    throw badToken(`invalid JWT: unable to parse or verify signature, ${whyRefused(error)}`);
  }
}

/** Returns the published key that a token names. */
export function createKeyLookup({ keys }: Pick<AuthContext, 'keys'>) {
  return async ({ kid, alg }: JWTHeaderParameters): Promise<CryptoKey> => {
    const key = kid ? await keys.find(kid, alg) : null;
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  };
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
