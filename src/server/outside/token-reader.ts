import {
  createRemoteJWKSet,
  customFetch,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { AuthUnavailable } from './outside-auth.ts';

export type TokenRules = {
  issuer: string;
  audience: string;
  jwksUrl: string;
  /** Shared secret of services that still sign with HS256; without it HS256 is refused. */
  secret: string | undefined;
};

export type TokenReader = (accessToken: string) => Promise<JWTPayload | null>;

const KEYS_COOLDOWN_MS = 5_000;
const CLAIMS = ['sub', 'exp', 'iat'];

/** Checks an access token by its signature, issuer, audience and end; null when it does not hold. */
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
  // The key is chosen by the algorithm, so that no public key is ever taken for a shared secret.
  const keyFor: JWTVerifyGetKey = (header, token) =>
    header.alg === 'HS256' && secret ? secret : published(header, token);
  const algorithms = ['ES256', 'RS256', ...(secret ? ['HS256'] : [])];
  return async (accessToken) => {
    try {
      const { payload } = await jwtVerify(accessToken, keyFor, {
        algorithms,
        issuer: rules.issuer,
        audience: rules.audience,
        requiredClaims: CLAIMS,
        currentDate: new Date(now()),
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JWKSTimeout) throw new AuthUnavailable(error.message);
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };
}

async function fetchKeys(send: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await send(url, init);
  } catch (error) {
    throw new AuthUnavailable('The keys of the auth service cannot be read.', { cause: error });
  }
  if (!answer.ok)
    throw new AuthUnavailable(`The keys of the auth service answer ${answer.status}.`);
  return answer;
}
