import { randomBytes } from 'node:crypto';
import { PASS_TYPE } from './pass-certificates.ts';
import { readPassFile, type PassJson, type ReadPass } from './read-pass.ts';

/** An iPhone, which speaks Apple's web service protocol. */
export type AppleDevice = {
  pushToken: string;
  /** Adds a pass: asks to be notified of its changes. Returns the status. */
  register(pass: Secret): Promise<number>;
  /** Removes a pass. Returns the status. */
  unregister(pass: Secret): Promise<number>;
  /** Serial numbers of changed passes; null for 204. */
  listChanged(since?: string): Promise<{ serialNumbers: string[]; lastUpdated: string } | null>;
  read(pass: Secret, headers?: Record<string, string>): Promise<Response>;
  /** Reads the newest version of a pass. */
  update(pass: Secret): Promise<ReadPass>;
};

type Secret = Pick<PassJson, 'serialNumber' | 'authenticationToken' | 'webServiceURL'>;

export function createAppleDevice(baseUrl: string, authority: string): AppleDevice {
  const id = randomBytes(16).toString('hex');
  const pushToken = randomBytes(32).toString('hex');
  const registrations = `v1/devices/${id}/registrations/${PASS_TYPE}`;
  const call = (
    pass: Secret,
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) =>
    fetch(`${pass.webServiceURL}/${path}`, {
      ...init,
      headers: { authorization: `ApplePass ${pass.authenticationToken}`, ...init.headers },
    });
  const read: AppleDevice['read'] = (pass, headers = {}) =>
    call(pass, `v1/passes/${PASS_TYPE}/${pass.serialNumber}`, { headers });
  return {
    pushToken,
    async register(pass) {
      const answer = await call(pass, `${registrations}/${pass.serialNumber}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ pushToken }),
      });
      return answer.status;
    },
    async unregister(pass) {
      const path = `${registrations}/${pass.serialNumber}`;
      return (await call(pass, path, { method: 'DELETE' })).status;
    },
    async listChanged(since) {
      const query = since === undefined ? '' : `?passesUpdatedSince=${since}`;
      const answer = await fetch(`${baseUrl}/wallet/apple/${registrations}${query}`);
      return answer.status === 204
        ? null
        : ((await answer.json()) as { serialNumbers: string[]; lastUpdated: string });
    },
    read,
    async update(pass) {
      const answer = await read(pass);
      return readPassFile(new Uint8Array(await answer.arrayBuffer()), authority);
    },
  };
}
