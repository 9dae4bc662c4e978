import { generate } from 'selfsigned';
import { DAY_MS } from '#domain/time/durations.ts';

/** A certificate and its key in PEM format. */
export type Identity = { certificate: string; key: string };

export const PASS_TYPE = 'pass.test.boats.trips';
export const TEAM = 'TEAM123456';

/** An intermediate authority like Apple's, and the certificates it issued to the pass type and the push server. */
export type PassCertificates = { authority: Identity; pass: Identity; pushServer: Identity };

/** OID of `UID`, for which the library has no name. */
const USER_ID = '0.9.2342.19200300.100.1.1';

type Choices = { passType?: string; team?: string; validDays?: number };

export async function makePassCertificates({
  passType = PASS_TYPE,
  team = TEAM,
  validDays = 365,
}: Choices = {}): Promise<PassCertificates> {
  const authority = await makeAuthority('Test Worldwide Developer Relations');
  const pass = await issue(authority, validDays, [
    [USER_ID, passType],
    ['CN', `Pass Type ID: ${passType}`],
    ['OU', team],
  ]);
  return { authority, pass, pushServer: await issue(authority, 365, [['CN', 'localhost']]) };
}

export async function makeAuthority(name: string): Promise<Identity> {
  const made = await generate(toAttributes([['CN', name]]), {
    algorithm: 'sha256',
    keySize: 2048,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  return { certificate: made.cert, key: made.private };
}

type Subject = [name: string, value: string][];

async function issue(authority: Identity, days: number, subject: Subject): Promise<Identity> {
  const host = subject.find(([name]) => name === 'CN')?.[1] ?? '';
  const made = await generate(toAttributes(subject), {
    algorithm: 'sha256',
    keySize: 2048,
    ca: { key: authority.key, cert: authority.certificate },
    notBeforeDate: new Date(Date.now() - 400 * DAY_MS),
    notAfterDate: new Date(Date.now() + days * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, keyEncipherment: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true, clientAuth: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: host.replaceAll(/[^\w.]/g, '') }] },
    ],
  });
  return { certificate: made.cert, key: made.private };
}

function toAttributes(subject: Subject) {
  return subject.map(([name, value]) => ({ name, value: value.replaceAll(':', '') }));
}
