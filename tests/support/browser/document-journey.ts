import { expect, type Locator, type Page } from '@playwright/test';
import type { AdminDocumentView } from '#contract/operator/document-api.ts';
import { type DocumentKind } from '#domain/operators/documents.ts';
import operatorDocuments from '#locales/portal/operator/account/operator-documents.en.ts';
import { callAdmin, signInAdmin } from '../worlds/admins/admins.ts';
import { inDays, PDF } from '../worlds/operators/operator-documents.ts';
import { toast, waitForHydration, type Press } from './journey.ts';

/** Returns the section of the page for one kind of document. */
export function documentCard(page: Page, kind: DocumentKind): Locator {
  return page.getByRole('group', { name: operatorDocuments.kinds[kind] });
}

/** Sends a document from the current page. */
export async function sendByForm(page: Page, press: Press, kind: DocumentKind): Promise<void> {
  const card = documentCard(page, kind);
  const file = { name: `${kind}.pdf`, mimeType: 'application/pdf', buffer: PDF };
  await card.getByLabel(`${operatorDocuments.kinds[kind]} File`).setInputFiles(file);
  await card.getByLabel('Valid until').fill(inDays(400));
  await press(card.getByRole('button', { name: 'Send Document' }));
  await expect(card.getByText('Being checked')).toBeVisible();
  await expect(toast(page, 'Document sent')).toBeVisible();
}

export async function openDocuments(page: Page, press: Press): Promise<void> {
  await press(page.getByRole('link', { name: 'Documents', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  await waitForHydration(page);
}

/** Accepts an operator's documents that await a check, without the browser. */
export async function acceptAll(baseUrl: string, email: string): Promise<void> {
  const cookie = await signInAdmin({ baseUrl });
  const query = { search: email };
  const waiting = await callAdmin<{ items: AdminDocumentView[] }>(baseUrl, 'adminDocuments', {
    cookie,
    query,
  });
  for (const { id, expiresOn } of waiting.body.items) {
    const accepted = await callAdmin(baseUrl, 'adminAcceptDocument', {
      cookie,
      parts: { id },
      payload: { expiresOn },
    });
    expect(accepted.status).toBe(200);
  }
}
