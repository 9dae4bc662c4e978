import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';

type Field = { key: string; label: string; value: string; changeMessage: string };

/** The part of `pass.json` that tests read. */
export type PassJson = {
  serialNumber: string;
  authenticationToken: string;
  webServiceURL: string;
  voided?: boolean;
  barcodes?: { message: string; altText: string; format: string }[];
  relevantDate?: string;
  locations?: { latitude: number; longitude: number }[];
  eventTicket: Record<string, Field[]>;
} & Record<string, unknown>;

export type ReadPass = { json: PassJson; files: Record<string, Uint8Array>; fields: Fields };
type Fields = Record<string, string>;

/** Reads a `.pkpass` file as a device does: checks every hash and the signature of the manifest. */
export function readPassFile(bytes: Uint8Array, authority: string): ReadPass {
  const files = unzipSync(bytes);
  const { signature, 'manifest.json': manifest, ...others } = files;
  if (!signature || !manifest) throw new Error('The pass is not signed.');
  const hashes = Object.entries(others).map(([name, content]) => [name, sha1(content)]);
  expect(JSON.parse(text(manifest))).toEqual(Object.fromEntries(hashes));
  checkSignature(manifest, signature, authority);
  const json = JSON.parse(text(others['pass.json'])) as PassJson;
  const fields = Object.values(json.eventTicket)
    .flat()
    .map(({ key, value }) => [key, value]);
  return { json, files, fields: Object.fromEntries(fields) as Fields };
}

/** Throws an error unless a certificate of the authority signed the manifest. */
function checkSignature(manifest: Uint8Array, signature: Uint8Array, authority: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'boat-trips-pass-'));
  const save = (name: string, content: Uint8Array | string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  try {
    execFileSync(
      'openssl',
      [
        ...['smime', '-verify', '-binary', '-inform', 'DER', '-in', save('signature', signature)],
        ...['-content', save('manifest', manifest), '-CAfile', save('authority.pem', authority)],
        ...['-purpose', 'any'],
      ],
      { stdio: 'pipe' },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function sha1(content: Uint8Array): string {
  return createHash('sha1').update(content).digest('hex');
}

function text(content: Uint8Array | undefined): string {
  return new TextDecoder().decode(content);
}
