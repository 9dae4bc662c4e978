import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentKind } from '#domain/operators/documents.ts';
import { inDays, sendOne } from './operator-documents.ts';
import type { PayingWorld } from '../guests/paying-world.ts';

/** Calls with existing targets, so that only the caller can be the reason for a rejection. */
export const adminDocumentCalls = {
  adminDocuments: () => ({}),
  adminDocumentFile: ({ document: id }: { document: string }) => ({ parts: { id } }),
  adminAcceptDocument: ({ document: id }: { document: string }) => ({
    parts: { id },
    payload: { expiresOn: inDays(400) },
  }),
  adminRefuseDocument: ({ document: id }: { document: string }) => ({
    parts: { id },
    payload: { reason: 'It cannot be read.' },
  }),
};

/** Sends a document and waits for the mail to the platform; returns its id. */
export async function sendAndTell(
  world: Pick<PayingWorld, 'baseUrl' | 'database'>,
  token: string,
  kind: DocumentKind,
): Promise<string> {
  const id = await sendOne(world, token, kind);
  const waiting = () =>
    world.database.query('select from mails where subject_id = $1 and sent_at is null', [id]);
  // Waits without a polling assertion, because no test has begun yet.
  while ((await waiting()).rowCount !== 0) await sleep(50);
  return id;
}
