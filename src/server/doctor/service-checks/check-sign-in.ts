import type { AuthConfig } from '../../settings/hosted-auth-settings.ts';
import { ask, isFault, wrong, type ServiceFault } from './service-fault.ts';

/** Whether a hosted sign-in service is the one our settings speak of: its key, its issuer, its public keys. */
export async function checkSignIn(auth: AuthConfig): Promise<ServiceFault[]> {
  const faults = await Promise.all([checkKey(auth), checkKeys(auth), checkIssuer(auth)]);
  return faults.filter((fault) => fault !== null);
}

async function checkKey({ url, anonKey }: AuthConfig): Promise<ServiceFault | null> {
  const answer = await ask('AUTH_URL', `${url}/settings`, { apikey: anonKey });
  if (isFault(answer)) return answer;
  if (answer.ok) return null;
  if (answer.status === 401 || answer.status === 403)
    return wrong('AUTH_ANON_KEY is refused by the service at AUTH_URL.');
  return wrong(`AUTH_URL: ${url}/settings answers ${answer.status}, so it is no sign-in service.`);
}

async function checkKeys({ jwksUrl, secret }: AuthConfig): Promise<ServiceFault | null> {
  const answer = await ask('AUTH_JWT_JWKS_URL', jwksUrl);
  if (isFault(answer)) return answer;
  const published = (await answer.json().catch(() => null)) as { keys?: unknown[] } | null;
  if (published?.keys?.length || secret !== undefined) return null;
  const found = answer.ok ? 'has no keys' : `answers ${answer.status}`;
  return wrong(
    `AUTH_JWT_JWKS_URL: ${jwksUrl} ${found}, so no access token can be checked. Set it to where the service publishes its keys, or AUTH_JWT_SECRET where it signs with a shared one.`,
  );
}

/** Not every service says who it is; then the first sign-in shows it. */
async function checkIssuer({ url, issuer }: AuthConfig): Promise<ServiceFault | null> {
  const answer = await ask('AUTH_URL', `${url}/.well-known/openid-configuration`);
  if (isFault(answer) || !answer.ok) return null;
  const told = (await answer.json().catch(() => null)) as { issuer?: unknown } | null;
  if (typeof told?.issuer !== 'string' || told.issuer === issuer) return null;
  return wrong(
    `AUTH_JWT_ISSUER is ${issuer}, but the service at AUTH_URL calls itself ${told.issuer}. Set AUTH_JWT_ISSUER=${told.issuer}`,
  );
}
