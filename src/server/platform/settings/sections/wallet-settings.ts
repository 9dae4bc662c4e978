import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { DAY_MS } from '#domain/time/durations.ts';
import * as settings from './setting-kinds.ts';

const certificate = pemSetting('certificate', (text) => new X509Certificate(text));
const privateKey = pemSetting('private key without a passphrase', (text) => createPrivateKey(text));

/** PEM texts may be given as the text itself (line breaks as `\n`) or as the path of a file. */
export const walletShape = {
  APPLE_PASS_TYPE_ID: z.optional(
    z
      .string()
      .check(z.regex(/^pass\.[\w.-]+$/, 'must begin with pass., like pass.com.example.trips.')),
  ),
  APPLE_TEAM_ID: z.optional(
    z.string().check(z.regex(/^[A-Z0-9]{10}$/, 'must be 10 capital letters and digits.')),
  ),
  APPLE_PASS_CERTIFICATE: certificate,
  APPLE_PASS_KEY: privateKey,
  APPLE_WWDR_CERTIFICATE: certificate,
  APPLE_PUSH_URL: settings.optionalWebAddress,
  GOOGLE_WALLET_ISSUER_ID: z.optional(
    z.string().check(z.regex(/^\d{5,25}$/, 'must be the issuer ID, a number of 5 to 25 digits.')),
  ),
  GOOGLE_WALLET_ACCOUNT_KEY: parsedSetting(
    readAccount,
    'must be the JSON key of a service account, or the path to its file.',
  ),
  GOOGLE_WALLET_API_URL: settings.optionalWebAddress,
};

type Given = z.infer<z.ZodMiniObject<typeof walletShape>>;
export type AppleWalletConfig = NonNullable<ReturnType<typeof toAppleWallet>>;
export type GoogleWalletConfig = NonNullable<ReturnType<typeof toGoogleWallet>>;

/** Settings that are useless without the others of their wallet. */
export const APPLE_NEEDS = [
  'APPLE_PASS_TYPE_ID',
  'APPLE_TEAM_ID',
  'APPLE_PASS_CERTIFICATE',
  'APPLE_PASS_KEY',
  'APPLE_WWDR_CERTIFICATE',
] as const;
export const GOOGLE_NEEDS = ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_ACCOUNT_KEY'] as const;

export function toAppleWallet(given: Given) {
  const { APPLE_PASS_TYPE_ID: passTypeId, APPLE_TEAM_ID: teamId, APPLE_PASS_KEY: key } = given;
  const { APPLE_PASS_CERTIFICATE: pass, APPLE_WWDR_CERTIFICATE: issuer } = given;
  if (!passTypeId || !teamId || !key || !pass || !issuer) return undefined;
  return {
    passTypeId,
    teamId,
    certificate: pass,
    key,
    issuer,
    pushUrl: given.APPLE_PUSH_URL ?? 'https://api.push.apple.com',
  };
}

export function toGoogleWallet(given: Given) {
  const { GOOGLE_WALLET_ISSUER_ID: issuerId, GOOGLE_WALLET_ACCOUNT_KEY: account } = given;
  if (!issuerId || !account) return undefined;
  return {
    issuerId,
    ...account,
    apiUrl: given.GOOGLE_WALLET_API_URL ?? 'https://walletobjects.googleapis.com',
  };
}

/**
 * Describes certificates that contradict other settings. An expired certificate is only a warning: see
 * `walletWarnings`.
 */
export function walletProblems(given: Given): string[] {
  const apple = toAppleWallet(given);
  if (!apple) return [];
  const { certificate: pass, key, issuer, passTypeId, teamId } = apple;
  const problems: [is: boolean, message: string][] = [
    [
      !pass.checkPrivateKey(key),
      'APPLE_PASS_KEY does not match APPLE_PASS_CERTIFICATE: export both from the same keychain entry.',
    ],
    [
      !hasName(pass, 'UID', passTypeId),
      `APPLE_PASS_CERTIFICATE does not belong to APPLE_PASS_TYPE_ID ${passTypeId}.`,
    ],
    [
      !hasName(pass, 'OU', teamId),
      `APPLE_PASS_CERTIFICATE does not belong to APPLE_TEAM_ID ${teamId}.`,
    ],
    [
      !pass.checkIssued(issuer),
      'APPLE_WWDR_CERTIFICATE did not issue APPLE_PASS_CERTIFICATE: use the intermediate certificate that issued it.',
    ],
  ];
  return problems.filter(([is]) => is).map(([, message]) => message);
}

/** Days before the expiry of a certificate from which the owner is warned. */
const WARNING_DAYS = 30;

/** Describes certificates that have expired or expire soon. */
export function describeExpiry(apple: AppleWalletConfig, nowMs: number): string[] {
  const certificates = [
    ['APPLE_PASS_CERTIFICATE', apple.certificate],
    ['APPLE_WWDR_CERTIFICATE', apple.issuer],
  ] as const;
  return certificates.flatMap(([name, { validToDate }]) => {
    const daysLeft = (validToDate.getTime() - nowMs) / DAY_MS;
    const day = validToDate.toISOString().slice(0, 10);
    if (daysLeft <= 0) {
      return [
        `${name} expired on ${day}: guests cannot get Apple Wallet passes until you renew it.`,
      ];
    }
    return daysLeft < WARNING_DAYS
      ? [
          `${name} expires on ${day}: renew it, or guests cannot get Apple Wallet passes after that day.`,
        ]
      : [];
  });
}

export function walletWarnings(given: Given, nowMs: number): string[] {
  const apple = toAppleWallet(given);
  return apple ? describeExpiry(apple, nowMs) : [];
}

function hasName({ subject }: X509Certificate, field: string, value: string): boolean {
  return subject.split('\n').includes(`${field}=${value}`);
}

function pemSetting<Parsed>(what: string, parse: (text: string) => Parsed) {
  return parsedSetting(
    (given) => parse(readPem(given)),
    `must be a ${what} in PEM format, or the path to a readable PEM file.`,
  );
}

/** Parses a setting. Errors omit its value, which may be secret. */
function parsedSetting<Parsed>(parse: (given: string) => Parsed, message: string) {
  const parsed = z.transform<string, Parsed>((given, { issues }) => {
    try {
      return parse(given);
    } catch {
      issues.push({ code: 'custom', message, input: given });
      return z.NEVER;
    }
  });
  return z.optional(z.pipe(z.string(), parsed));
}

function readPem(given: string): string {
  return given.includes('-----BEGIN') ? given.replaceAll('\\n', '\n') : readFileSync(given, 'utf8');
}

const accountKey = z.object({
  client_email: z.string().check(z.minLength(3)),
  private_key: z.string(),
  token_uri: z.url(),
});

function readAccount(given: string) {
  const text = given.startsWith('{') ? given : readFileSync(given, 'utf8');
  const account = accountKey.parse(JSON.parse(text));
  return {
    clientEmail: account.client_email,
    key: createPrivateKey(account.private_key),
    tokenUrl: account.token_uri,
  };
}
