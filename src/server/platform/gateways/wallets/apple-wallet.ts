import { hash } from 'node:crypto';
import { zipSync } from 'fflate';
import type { AppleWalletConfig } from '../../settings/sections/wallet-settings.ts';
import { sendPush } from './apple-push.ts';
import { signManifest } from './pass-signature.ts';
import type { AppleWallet, PassFiles } from './wallet-services.ts';

/** Apple Wallet: passes signed here, and updates announced through Apple's push service. */
export function openAppleWallet(config: AppleWalletConfig, now: () => number): AppleWallet {
  const { passTypeId, teamId, certificate, issuer } = config;
  const ends = [certificate, issuer].map(({ validToDate }) => validToDate.getTime());
  return {
    passTypeId,
    teamId,
    validUntilMs: Math.min(...ends),
    async signPass(files) {
      const manifest = buildManifest(files);
      const signature = await signManifest(manifest, config, now());
      const zipped = zipSync(
        { ...files, 'manifest.json': manifest, signature },
        { level: 6, mtime: now() },
      );
      return new Uint8Array(zipped);
    },
    pushUpdate: (pushToken) => sendPush(config, pushToken),
  };
}

/** Lists the SHA-1 hash of every file, which is what Apple's format requires. */
function buildManifest(files: PassFiles): Uint8Array<ArrayBuffer> {
  const hashes = Object.entries(files).map(([name, bytes]) => [name, hash('sha1', bytes, 'hex')]);
  return new TextEncoder().encode(JSON.stringify(Object.fromEntries(hashes)));
}
