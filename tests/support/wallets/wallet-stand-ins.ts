import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createGoogleWallet,
  createPushService,
  type GoogleWalletStandIn,
  type PushService,
} from 'wallet-standin';
import {
  makePassCertificates,
  PASS_TYPE,
  TEAM,
  type PassCertificates,
} from './pass-certificates.ts';

export type WalletServices = {
  certificates: PassCertificates;
  google: GoogleWalletStandIn;
  push: PushService;
  /** Settings of a shop that uses both services. */
  settings: Record<string, string>;
  close(): Promise<void>;
};

/** Starts stand-ins for Google Wallet and Apple's push service, with test certificates. */
export async function createWalletServices(): Promise<WalletServices> {
  const certificates = await makePassCertificates();
  const { authority, pass, pushServer } = certificates;
  const google = await createGoogleWallet({ issuerId: '3388000000022000000' });
  const push = await createPushService(
    { ...pushServer, clientAuthority: authority.certificate },
    PASS_TYPE,
  );
  const folder = await mkdtemp(join(tmpdir(), 'boat-trips-wallets-'));
  const save = async (name: string, pem: string) => {
    const path = join(folder, name);
    await writeFile(path, pem);
    return path;
  };
  return {
    certificates,
    google,
    push,
    settings: {
      ...google.settings,
      APPLE_PASS_TYPE_ID: PASS_TYPE,
      APPLE_TEAM_ID: TEAM,
      // Covers the three accepted forms: a path, PEM text, and PEM text with escaped line breaks.
      APPLE_PASS_CERTIFICATE: await save('pass.pem', pass.certificate),
      APPLE_PASS_KEY: pass.key,
      APPLE_WWDR_CERTIFICATE: authority.certificate.replaceAll('\n', '\\n'),
      APPLE_PUSH_URL: push.url,
      NODE_EXTRA_CA_CERTS: await save('authority.pem', authority.certificate),
    },
    async close() {
      await google.close();
      await push.close();
      await rm(folder, { recursive: true });
    },
  };
}
