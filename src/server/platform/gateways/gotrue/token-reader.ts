import {
  createRemoteJWKSet,
  customFetch,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { AuthMisconfigured, AuthUnavailable } from '../auth-gateway.ts';

export type TokenRules = {
  issuer: string;
  audience: string;
  jwksUrl: string;
  /** Shared secret of services that sign with HS256; without it HS256 is rejected. */
  secret: string | undefined;
  /** True for a service run by a third party: its tokens may contradict our settings. */
  isHosted: boolean;
};

type TokenReader = {
  /** Null if the token is invalid. */
  read(accessToken: string): Promise<JWTPayload | null>;
  /** Reads a token that the service has just issued: if it is invalid, our settings are wrong. */
  readFresh(accessToken: string): Promise<JWTPayload>;
};

const KEYS_COOLDOWN_MS = 5_000;
const CLAIMS = ['sub', 'exp', 'iat'];

/**
 * Verifies signature, issuer, audience and expiry of access tokens. A valid token for another issuer or audience is a
 * configuration error, and throws AuthMisconfigured.
 */
export function openTokenReader(
  rules: TokenRules,
  send: typeof fetch,
  now: () => number,
): TokenReader {
  const published = createRemoteJWKSet(new URL(rules.jwksUrl), {
    [customFetch]: async (url: string, init: RequestInit) => fetchKeys(send, url, init),
    cooldownDuration: KEYS_COOLDOWN_MS,
  });
  const secret = rules.secret === undefined ? null : new TextEncoder().encode(rules.secret);
  // Chooses the key by algorithm, which prevents key confusion: a public key is never used as an HMAC secret.
  const keyFor: JWTVerifyGetKey = (header, token) =>
    header.alg === 'HS256' && secret ? secret : published(header, token);
  const algorithms = ['ES256', 'RS256', ...(secret ? ['HS256'] : [])];
  const check = async (accessToken: string) => {
    const { payload } = await jwtVerify(accessToken, keyFor, {
      algorithms,
      issuer: rules.issuer,
      audience: rules.audience,
      requiredClaims: CLAIMS,
      currentDate: new Date(now()),
    });
    return payload;
  };
  const read = (accessToken: string, isFresh: boolean) =>
    check(accessToken).catch((error: unknown) => {
      if (error instanceof errors.JWKSTimeout) throw new AuthUnavailable(error.message);
      if (!(error instanceof errors.JOSEError)) throw error;
      const fault = faultOfSettings(error, rules);
      if (fault !== null) throw new AuthMisconfigured(fault, { cause: error });
      if (isFresh) throw new AuthMisconfigured(unreadable(error), { cause: error });
      return null;
    });
  return {
    read: (accessToken) => read(accessToken, false),
    readFresh: async (accessToken) => (await read(accessToken, true)) as JWTPayload,
  };
}

/**
 * Explains which setting a correctly signed token contradicts; null for other errors. Ignores tokens without a subject:
 * the service's public key may be such a token, and anyone can send it.
 */
function faultOfSettings(error: errors.JOSEError, rules: TokenRules): string | null {
  if (!rules.isHosted || !(error instanceof errors.JWTClaimValidationFailed)) return null;
  if (typeof error.payload.sub !== 'string') return null;
  if (error.claim === 'iss') return differs('iss', error, 'AUTH_JWT_ISSUER', rules.issuer);
  if (error.claim === 'aud') return differs('aud', error, 'AUTH_JWT_AUDIENCE', rules.audience);
  return null;
}

function differs(
  claim: 'iss' | 'aud',
  { payload }: errors.JWTClaimValidationFailed,
  setting: string,
  expected: string,
): string {
  const given = payload[claim] === undefined ? 'none' : JSON.stringify(payload[claim]);
  return `The access tokens of AUTH_URL have the ${claim} ${given}, but ${setting} is "${expected}".`;
}

function unreadable({ message }: errors.JOSEError): string {
  return `The access tokens of AUTH_URL cannot be verified (${message}). Set AUTH_JWT_JWKS_URL to the public keys of this service, or AUTH_JWT_SECRET if it signs with HS256.`;
}

/** Buffers the body: a truncated key set must not sign anyone out. */
async function fetchKeys(send: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await send(url, init);
    if (answer.ok) return Response.json(await answer.json());
  } catch (error) {
    throw new AuthUnavailable('The keys of the auth service cannot be read.', { cause: error });
  }
  throw new AuthUnavailable(`The keys of the auth service answer ${answer.status}.`);
}
