import { createHash, X509Certificate } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** A self-signed certificate for this machine. Its clients must trust it explicitly. */
export type Certificate = {
  key: string;
  cert: string;
  /** Path for programs that need a file (NODE_EXTRA_CA_CERTS). */
  file: string;
  /** Fingerprint that browsers are configured to trust. */
  fingerprint: string;
};

export async function makeCertificate(folder: string): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  const file = join(folder, 'certificate.pem');
  await writeFile(file, cert);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(publicKey).digest('base64');
  return { key, cert, file, fingerprint };
}
