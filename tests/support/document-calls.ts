import type { DocumentKind } from '#domain/documents.ts';
import { inDays, sendOne } from './documents.ts';
import type { PayingWorld } from './paying-world.ts';
import { untilQuiet } from './quiet.ts';

/** How an admin's calls are made so that only who calls can be in their way. */
export const adminDocumentCalls = {
  adminDocuments: () => ({}),
  adminDocumentFile: ({ document: id }: { document: string }) => ({ parts: { id } }),
  adminAcceptDocument: ({ document: id }: { document: string }) => ({
    ...{ parts: { id }, payload: { expiresOn: inDays(400) } },
  }),
  adminRefuseDocument: ({ document: id }: { document: string }) => ({
    ...{ parts: { id }, payload: { reason: 'It cannot be read.' } },
  }),
};

/** Sends a document and waits until the platform's people have their mail of it; gives its id. */
export async function sendAndTell(
  world: PayingWorld,
  token: string,
  kind: DocumentKind,
): Promise<string> {
  const id = await sendOne(world, token, kind);
  await untilQuiet(world);
  return id;
}
