import { beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/time/durations.ts';
import {
  makeAuthority,
  makePassCertificates,
  PASS_TYPE,
  TEAM,
} from '../../../../../tests/support/wallets/pass-certificates.ts';
import { readConfig, type Config } from '../config.ts';
import { describeExpiry, type AppleWalletConfig } from './wallet-settings.ts';

let settings: Record<string, string>;
beforeAll(async () => {
  settings = await makeSettings();
});

async function makeSettings(
  choices: Parameters<typeof makePassCertificates>[0] = {},
): Promise<Record<string, string>> {
  const { authority, pass } = await makePassCertificates(choices);
  return {
    APPLE_PASS_TYPE_ID: PASS_TYPE,
    APPLE_TEAM_ID: TEAM,
    APPLE_PASS_CERTIFICATE: pass.certificate,
    APPLE_PASS_KEY: pass.key,
    APPLE_WWDR_CERTIFICATE: authority.certificate,
  };
}

function listProblems(env: Record<string, string>): string[] {
  const reading = readConfig(env);
  return 'problems' in reading ? reading.problems : [];
}

function parse(env: Record<string, string>): Config {
  const reading = readConfig(env);
  if ('problems' in reading) throw new Error(reading.problems.join('\n'));
  return reading.config;
}

describe('the settings of Apple Wallet', () => {
  test('the settings of Apple Wallet are optional, and are accepted together', () => {
    expect(parse(settings).appleWallet).toMatchObject({ passTypeId: PASS_TYPE, teamId: TEAM });
    expect(parse(settings).warnings).toEqual([]);
    expect(parse({}).appleWallet).toBeUndefined();
  });

  test('a missing setting of Apple Wallet is named', () => {
    const { APPLE_PASS_KEY: _, ...others } = settings;
    expect(listProblems(others)).toEqual([
      'APPLE_PASS_KEY must also be set, because APPLE_PASS_TYPE_ID and APPLE_TEAM_ID and APPLE_PASS_CERTIFICATE and APPLE_WWDR_CERTIFICATE are set.',
    ]);
  });

  test('an invalid private key and a missing file are refused without repeating the setting', () => {
    for (const APPLE_PASS_KEY of ['-----BEGIN PRIVATE KEY-----\nhidden', '/no/such/hidden.pem']) {
      expect(listProblems({ ...settings, APPLE_PASS_KEY })).toEqual([
        'APPLE_PASS_KEY must be a private key without a passphrase in PEM format, or the path to a readable PEM file.',
      ]);
    }
  });

  test('a certificate with another certificate’s key, pass type, team or issuer is refused', async () => {
    const other = await makeSettings({ passType: 'pass.other', team: 'OTHER12345' });
    const pick = (...names: string[]) =>
      Object.fromEntries(names.map((name) => [name, other[name] ?? '']));
    expect(listProblems({ ...settings, ...pick('APPLE_PASS_KEY') })).toEqual([
      expect.stringMatching(/^APPLE_PASS_KEY does not match APPLE_PASS_CERTIFICATE/),
    ]);
    const { certificate } = await makeAuthority('Somebody Else');
    expect(listProblems({ ...settings, APPLE_WWDR_CERTIFICATE: certificate })).toEqual([
      expect.stringMatching(/^APPLE_WWDR_CERTIFICATE did not issue APPLE_PASS_CERTIFICATE/),
    ]);
    expect(listProblems({ ...other, APPLE_PASS_TYPE_ID: PASS_TYPE, APPLE_TEAM_ID: TEAM })).toEqual([
      `APPLE_PASS_CERTIFICATE does not belong to APPLE_PASS_TYPE_ID ${PASS_TYPE}.`,
      `APPLE_PASS_CERTIFICATE does not belong to APPLE_TEAM_ID ${TEAM}.`,
    ]);
  });

  test('an expired certificate does not stop the server from starting, and the warning names its day', async () => {
    const { warnings } = parse(await makeSettings({ validDays: -2 }));
    const day = new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10);
    expect(warnings).toEqual([
      `APPLE_PASS_CERTIFICATE expired on ${day}: guests cannot get Apple Wallet passes until you renew it.`,
    ]);
  });

  test('the doctor warns from 30 days before the expiry of a certificate', () => {
    const apple = parse(settings).appleWallet as AppleWalletConfig;
    const ends = apple.certificate.validToDate.getTime();
    const expiring = (daysBefore: number) =>
      describeExpiry(apple, ends - daysBefore * DAY_MS).filter((text) =>
        text.startsWith('APPLE_PASS_CERTIFICATE expires on'),
      ).length;
    expect([31, 29, 1].map(expiring)).toEqual([0, 1, 1]);
  });
});

describe('the settings of Google Wallet', () => {
  test('a service account’s key must be JSON with an email address, a key and a token endpoint', () => {
    const given = { GOOGLE_WALLET_ISSUER_ID: '3388000000022000000' };
    expect(listProblems({ ...given, GOOGLE_WALLET_ACCOUNT_KEY: '{"hidden": 1}' })).toEqual([
      'GOOGLE_WALLET_ACCOUNT_KEY must be the JSON key of a service account, or the path to its file.',
    ]);
    const account = {
      client_email: 'passes@boats.iam.gserviceaccount.com',
      private_key: settings['APPLE_PASS_KEY'],
      token_uri: 'https://oauth2.googleapis.com/token',
    };
    const GOOGLE_WALLET_ACCOUNT_KEY = JSON.stringify(account);
    expect(parse({ ...given, GOOGLE_WALLET_ACCOUNT_KEY }).googleWallet).toMatchObject({
      issuerId: given.GOOGLE_WALLET_ISSUER_ID,
      clientEmail: account.client_email,
      apiUrl: 'https://walletobjects.googleapis.com',
    });
  });
});
