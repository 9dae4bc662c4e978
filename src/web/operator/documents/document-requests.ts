import type { OwnDocumentsView } from '#contract/operator/document-api.ts';
import type { Day } from '#domain/time/days.ts';
import type { DocumentKind } from '#domain/operators/documents.ts';
import { buildRequest, readAnswer, readText } from '../../api.ts';
import { saveFile } from '../../shared/acts/save-file.ts';
import { accessToken } from '../session/operator-auth.ts';
import { createQuery } from '../session/operator-requests.ts';

export const operatorDocumentsQuery = () => createQuery('GET /api/operator/documents');

/** Sends a document. Throws an ApiError if the server rejects it, a TypeError if the network fails. */
export async function sendDocument(
  kind: DocumentKind,
  expiresOn: Day,
  file: File,
): Promise<OwnDocumentsView> {
  const { method, path } = buildRequest('POST /api/operator/documents/{kind}', { kind });
  const body = new FormData();
  body.append('document', file);
  const search = new URLSearchParams({ expiresOn }).toString();
  const answer = await fetch(`${path}?${search}`, {
    method,
    body,
    headers: await buildOperatorHeaders(),
  });
  return (await readAnswer(answer)) as OwnDocumentsView;
}

/** Downloads one of the operator's own documents. A plain link would not work, because it sends no access token. */
export async function saveDocument(id: string, kind: DocumentKind): Promise<void> {
  const { path } = buildRequest('GET /api/operator/documents/{id}/file', { id });
  const answer = await fetch(path, { headers: await buildOperatorHeaders() });
  if (!answer.ok) await readText(answer);
  const file = await answer.blob();
  saveFile(`${kind}.${file.type === 'application/pdf' ? 'pdf' : 'jpg'}`, file);
}

/** Builds the headers with which the signed-in operator sends or receives a file. */
export async function buildOperatorHeaders(): Promise<Record<string, string>> {
  const token = await accessToken();
  // Asks for errors in the page's language.
  const language = document.documentElement.lang || 'en';
  return {
    accept: 'application/json',
    'accept-language': language,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}
