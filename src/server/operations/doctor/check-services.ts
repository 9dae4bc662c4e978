import { randomUUID } from 'node:crypto';
import { FilesUnavailable, openS3FileStore } from '../../platform/gateways/file-store.ts';
import { missingTls, openSmtp } from '../../platform/gateways/mailer.ts';
import { openGoogleWallet } from '../../platform/gateways/wallets/google-wallet.ts';
import { WalletUnavailable } from '../../platform/gateways/wallets/wallet-services.ts';
import {
  describeExpiry,
  type AppleWalletConfig,
  type GoogleWalletConfig,
} from '../../platform/settings/sections/wallet-settings.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import type { AuthConfig } from '../../platform/settings/sections/auth-settings.ts';
import type {
  Config,
  NylasConfig,
  S3Config,
  StripeConfig,
} from '../../platform/settings/config.ts';
import {
  ask,
  reportOutage,
  isFault,
  reportMisconfiguration,
  type ServiceFault,
} from './service-fault.ts';

/**
 * Throws on a sign-in service or bucket that contradicts the settings. Only logs an outage, which may end by itself.
 */
export async function refuseWrongServices({ auth, s3 }: Config, log: Log): Promise<void> {
  const faults = await all([
    auth && checkSignIn(auth),
    s3 && checkBucket(s3, { isWriting: false }),
  ]);
  const fault = faults.find(({ isAway }) => !isAway);
  if (fault) throw new Error(fault.message);
  for (const { message } of faults) log.warn(message);
}

/** Calls every configured service and describes faults. */
export async function checkServices(config: Config): Promise<string[]> {
  const { auth, stripe, nylas, s3, appleWallet, googleWallet, smtpUrl } = config;
  const faults = await all([
    auth && checkSignIn(auth),
    stripe && checkStripe(stripe),
    nylas && checkNylas(nylas),
    s3 && checkBucket(s3, { isWriting: true }),
    appleWallet && checkAppleWallet(appleWallet),
    googleWallet && checkGoogleWallet(googleWallet),
    smtpUrl === undefined ? undefined : checkMail(smtpUrl),
    config.production ? checkPublicUrl(config.publicUrl) : undefined,
  ]);
  return faults.map(({ message }) => message);
}

async function all(checks: (Promise<ServiceFault[]> | undefined)[]): Promise<ServiceFault[]> {
  const asked = checks.filter((check) => check !== undefined);
  return (await Promise.all(asked)).flat();
}

/** Checks that a hosted sign-in service matches the settings: key, issuer and public keys. */
async function checkSignIn(auth: AuthConfig): Promise<ServiceFault[]> {
  const faults = await Promise.all([checkKey(auth), checkKeys(auth), checkIssuer(auth)]);
  return faults.filter((fault) => fault !== null);
}

async function checkKey({ url, anonKey }: AuthConfig): Promise<ServiceFault | null> {
  const answer = await ask('AUTH_URL', `${url}/settings`, { apikey: anonKey });
  if (isFault(answer)) return answer;
  if (answer.ok) return null;
  if (answer.status === 401 || answer.status === 403)
    return reportMisconfiguration('AUTH_ANON_KEY is rejected by the service at AUTH_URL.');
  return reportMisconfiguration(
    `AUTH_URL: ${url}/settings answers ${answer.status}, so it is not a sign-in service.`,
  );
}

async function checkKeys({ jwksUrl, secret }: AuthConfig): Promise<ServiceFault | null> {
  const answer = await ask('AUTH_JWT_JWKS_URL', jwksUrl);
  if (isFault(answer)) return answer;
  const published = (await answer.json().catch(() => null)) as { keys?: unknown[] } | null;
  if (published?.keys?.length || secret !== undefined) return null;
  const found = answer.ok ? 'has no keys' : `answers ${answer.status}`;
  return reportMisconfiguration(
    `AUTH_JWT_JWKS_URL: ${jwksUrl} ${found}, so access tokens cannot be verified. Set it to the URL of the service’s public keys. If the service signs with a shared secret, set AUTH_JWT_SECRET.`,
  );
}

/** Compares the issuer if the service publishes it; otherwise the first sign-in reveals a mismatch. */
async function checkIssuer({ url, issuer }: AuthConfig): Promise<ServiceFault | null> {
  const answer = await ask('AUTH_URL', `${url}/.well-known/openid-configuration`);
  if (isFault(answer) || !answer.ok) return null;
  const named = (await answer.json().catch(() => null)) as { issuer?: unknown } | null;
  if (typeof named?.issuer !== 'string' || named.issuer === issuer) return null;
  return reportMisconfiguration(
    `AUTH_JWT_ISSUER is ${issuer}, but the service at AUTH_URL names ${named.issuer} as its issuer. Set AUTH_JWT_ISSUER=${named.issuer}`,
  );
}

async function checkStripe(stripe: StripeConfig): Promise<ServiceFault[]> {
  const url = `${stripe.apiUrl}/v1/checkout/sessions?limit=1`;
  const faults = await checkProvider('Stripe', 'STRIPE_SECRET_KEY', url, stripe.secretKey);
  if (stripe.webhookSecret !== undefined) return faults;
  const unsigned =
    'STRIPE_WEBHOOK_SECRET is not set: webhooks from Stripe are rejected, so the shop learns of payments only by asking Stripe. Copy the secret from Stripe’s webhook to PUBLIC_URL/webhooks/stripe.';
  return [...faults, reportMisconfiguration(unsigned)];
}

async function checkNylas(nylas: NylasConfig): Promise<ServiceFault[]> {
  const url = `${nylas.apiUrl}/v3/grants?limit=1`;
  const faults = await checkProvider('Nylas', 'NYLAS_API_KEY', url, nylas.apiKey);
  if (nylas.webhookSecret !== undefined) return faults;
  const unsigned =
    'NYLAS_WEBHOOK_SECRET is not set: webhooks from Nylas are rejected, so captains’ calendars are read only every 5 minutes. Copy the secret from Nylas’s webhook to PUBLIC_URL/webhooks/nylas.';
  return [...faults, reportMisconfiguration(unsigned)];
}

async function checkProvider(
  provider: string,
  setting: string,
  url: string,
  key: string,
): Promise<ServiceFault[]> {
  const urlSetting = `${provider.toUpperCase()}_API_URL`;
  const answer = await ask(urlSetting, url, { authorization: `Bearer ${key}` });
  if (isFault(answer)) return [answer];
  if (answer.ok) return [];
  return [
    answer.status === 403
      ? reportMisconfiguration(
          `${setting} lacks a permission that the product needs: ${provider} answers 403. Give the key more permissions.`,
        )
      : reportMisconfiguration(`${setting} is rejected by ${provider} (${answer.status}).`),
  ];
}

/** Checks read access to the bucket, and with `isWriting` also writing and deleting. */
async function checkBucket(
  s3: S3Config,
  { isWriting }: { isWriting: boolean },
): Promise<ServiceFault[]> {
  const store = openS3FileStore(s3, 'photos/');
  const name = `check-${randomUUID()}.txt`;
  const content = 'Written by a check, and removed again.';
  const bytes = new TextEncoder().encode(content);
  try {
    if (isWriting) await store.put(name, { bytes, contentType: 'text/plain' });
    const read = await store.get(name);
    if (!isWriting) return [];
    await store.remove(name);
    const isSame = read !== null && new TextDecoder().decode(read) === content;
    return isSame
      ? []
      : [reportMisconfiguration(`S3_BUCKET: ${s3.bucket} does not return what was written to it.`)];
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error;
    return [describeFileFault(error, s3)];
  }
}

function describeFileFault({ message, answer }: FilesUnavailable, { bucket, endpoint }: S3Config) {
  if (answer === null || answer.status >= 500) return reportOutage(`S3_ENDPOINT: ${message}.`);
  if (answer.code === 'NoSuchBucket')
    return reportMisconfiguration(`S3_BUCKET: there is no bucket ${bucket} at ${endpoint}.`);
  if (answer.status === 401 || answer.status === 403) {
    return reportMisconfiguration(
      `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are rejected for the bucket ${bucket} (${answer.code || answer.status}).`,
    );
  }
  return reportMisconfiguration(`S3_BUCKET: ${message}.`);
}

async function checkAppleWallet(apple: AppleWalletConfig): Promise<ServiceFault[]> {
  return describeExpiry(apple, Date.now()).map(reportMisconfiguration);
}

async function checkGoogleWallet(google: GoogleWalletConfig): Promise<ServiceFault[]> {
  try {
    await openGoogleWallet(google, Date.now).checkAccess();
    return [];
  } catch (error) {
    if (!(error instanceof WalletUnavailable)) throw error;
    return [
      reportMisconfiguration(
        `GOOGLE_WALLET_ACCOUNT_KEY has no access to the wallet of GOOGLE_WALLET_ISSUER_ID: ${error.message}.`,
      ),
    ];
  }
}

async function checkMail(smtpUrl: string): Promise<ServiceFault[]> {
  const transport = openSmtp(smtpUrl, 10_000);
  const server = `SMTP_URL: the mail server at ${new URL(smtpUrl).host}`;
  try {
    await transport.verify();
    return [];
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    const withoutTls = missingTls(error);
    if (withoutTls) return [reportMisconfiguration(`${server} cannot be used: ${withoutTls}`)];
    const isRefused = code === 'EAUTH' || code === 'ENOAUTH';
    return [
      isRefused
        ? reportMisconfiguration(`${server} rejects the user name or password: ${message}`)
        : reportOutage(`${server} cannot be used: ${message}`),
    ];
  } finally {
    transport.close();
  }
}

async function checkPublicUrl(publicUrl: string): Promise<ServiceFault[]> {
  const answer = await ask('PUBLIC_URL', `${publicUrl}/healthz`);
  if (isFault(answer)) return [answer];
  if (answer.ok && (await answer.text()) === 'ok') return [];
  return [
    reportMisconfiguration(
      `PUBLIC_URL: ${publicUrl}/healthz answers ${answer.status}, but not as this product would. Does PUBLIC_URL lead to this server?`,
    ),
  ];
}
