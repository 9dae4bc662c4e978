import type { OwnDocumentsView } from '#contract/operator/document-api.ts';
import { buildEndpointPath } from '#contract/endpoints.ts';
import { addDays, toIslandNow, type Day } from '#domain/time/days.ts';
import { documentKinds, type DocumentKind } from '#domain/operators/documents.ts';
import { callAdmin, signInAdmin } from '../admins/admins.ts';
import type { Call } from './operators.ts';

/** A minimal PDF. */
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

export const inDays = (days: number): Day => addDays(toIslandNow(Date.now()).day, days);

export type Sent = { bytes?: Uint8Array; name?: string; expiresOn?: Day; field?: string };

/** Builds a document's upload as the portal sends it. */
export function sentDocument(
  kind: DocumentKind,
  { bytes = PDF, name = 'paper.pdf', expiresOn = inDays(400), field = 'document' }: Sent = {},
): Pick<Call, 'parts' | 'query' | 'form'> & { form: FormData } {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], name));
  return { parts: { kind }, query: { expiresOn }, form };
}

/** Sends a document with an operator's token; returns its id. */
export async function sendOne(
  { baseUrl }: { baseUrl: string },
  token: string,
  kind: DocumentKind,
  sent?: Sent,
): Promise<string> {
  const { parts, query, form } = sentDocument(kind, sent);
  const search = new URLSearchParams(query).toString();
  const answer = await fetch(`${baseUrl}${buildEndpointPath('sendDocument', parts)}?${search}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`The document could not be sent: status ${answer.status}.`);
  const { documents } = (await answer.json()) as OwnDocumentsView;
  return documents.find((each) => each.kind === kind)?.sent?.id ?? '';
}

/** Sends both documents and accepts them as an admin, so that the operator's boats may be listed. */
export async function bringDocuments(baseUrl: string, token: string): Promise<void> {
  const cookie = await signInAdmin({ baseUrl });
  for (const kind of documentKinds) {
    const id = await sendOne({ baseUrl }, token, kind);
    const payload = { expiresOn: inDays(400) };
    const accepted = await callAdmin(baseUrl, 'adminAcceptDocument', {
      cookie,
      parts: { id },
      payload,
    });
    if (accepted.status !== 200)
      throw new Error(`The document could not be accepted: ${accepted.message}`);
  }
}
