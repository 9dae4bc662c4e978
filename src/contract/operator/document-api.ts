import * as z from 'zod/mini';
import { documentKinds, documentStandings, documentStates } from '#domain/operators/documents.ts';
import type { Endpoint } from '../endpoint.ts';
import { noticePayload } from '../fields/notice-reason.ts';
import { pageOf, searchQuery } from '../fields/paging.ts';
import { dayField } from '../fields/payload-fields.ts';

const expiresOn = dayField('Choose the day on which it runs out');

/** POST /api/operator/documents/{kind}, and the form before it: until when it is good. The body is the file. */
export const documentQuery = z.object({ expiresOn });

/** Where a captain stands with one kind of document. */
const documentKindView = z.object({
  kind: z.enum(documentKinds),
  standing: z.enum(documentStandings),
  /** The one that was checked and accepted, good or run out. */
  accepted: z.nullable(
    z.object({
      id: z.string(),
      expiresOn: z.string(),
      checkedOn: z.string(),
      hasFile: z.boolean(),
    }),
  ),
  /** One that was sent since, and waits for its check or was refused, with the reason. */
  sent: z.nullable(
    z.object({
      id: z.string(),
      state: z.enum(['awaiting', 'refused']),
      expiresOn: z.string(),
      sentAt: z.string(),
      reason: z.nullable(z.string()),
      hasFile: z.boolean(),
    }),
  ),
});
export type DocumentKindView = z.infer<typeof documentKindView>;

/** Paid trips after the last day that an accepted document covers. */
export const uncoveredTripsView = z.object({
  trips: z.number(),
  /** The first day after the end on which one of them sails. */
  firstDay: z.string(),
});

export const ownDocumentsView = z.object({
  documents: z.array(documentKindView),
  /** False where the platform's owner lets nothing depend on documents. */
  areNeeded: z.boolean(),
  /** Whether the captain's published boats can be found and booked. */
  mayBeListed: z.boolean(),
  /** The last day on which they can, as things are; null: without end, or not now. */
  listedUntil: z.nullable(z.string()),
  /** The kinds whose accepted document ends before trips that guests have paid for; a newer one may be on its way. */
  uncovered: z.array(
    z.extend(uncoveredTripsView, {
      kind: z.enum(documentKinds),
      endsOn: z.string(),
      isRenewalSent: z.boolean(),
    }),
  ),
});
export type OwnDocumentsView = z.infer<typeof ownDocumentsView>;

/** An operator's own licence and insurance: anybody else's are 404. */
export const documentEndpoints = {
  ownDocuments: {
    method: 'GET',
    path: '/api/operator/documents',
    caller: 'operator',
    summary: 'The captain’s licence and insurance, and until when their boats are listed',
    answers: { 200: ownDocumentsView },
  },
  sendDocument: {
    method: 'POST',
    path: '/api/operator/documents/{kind}',
    caller: 'operator',
    limit: { name: 'document-uploads', most: 30, withinSeconds: 600 },
    summary:
      'Send a licence or an insurance to be checked: PDF, JPEG or PNG, at most 10 MB. It takes the place of one that still waits',
    query: documentQuery,
    file: 'document',
    byHand: 'body',
    answers: { 201: ownDocumentsView },
    problems: ['not-found', 'too-many', 'unavailable'],
  },
  ownDocumentFile: {
    method: 'GET',
    path: '/api/operator/documents/{id}/file',
    caller: 'operator',
    summary: 'A document of the captain’s own, as it is kept',
    answers: { 200: z.string() },
    contentType: 'application/octet-stream',
    byHand: 'exchange',
  },
} as const satisfies Record<string, Endpoint>;

/** Documents by their state, or the accepted ones that end before paid trips. */
export const documentLists = [...documentStates, 'uncovered'] as const;

/** GET /api/admin/documents. */
export const adminDocumentsQuery = z.extend(searchQuery, {
  show: z.optional(z.enum(documentLists, 'Show is awaiting, accepted, refused or uncovered')),
});
export type AdminDocumentsQuery = z.infer<typeof adminDocumentsQuery>;

export const adminDocumentView = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  state: z.enum(documentStates),
  operator: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  sentAt: z.string(),
  expiresOn: z.string(),
  hasFile: z.boolean(),
  checkedOn: z.nullable(z.string()),
  /** Null as long as it is not checked, and where nobody of the list did. */
  checkedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Whether a newer one of its kind has taken its place. */
  isReplaced: z.boolean(),
  /** Until when the one is good that counts at present. */
  goodUntil: z.nullable(z.string()),
  /** Paid trips after that day; null where there are none, and for documents that no longer count. */
  uncovered: z.nullable(uncoveredTripsView),
});
export type AdminDocumentView = z.infer<typeof adminDocumentView>;

/** POST /api/admin/documents/{id}/accept: the day that stands on it, as the admin has read it. */
export const acceptDocumentPayload = z.object({ expiresOn });

/**
 * POST /api/admin/documents/{id}/refuse. `wasAccepted`: the admin saw it accepted, and takes that back; without it, a
 * document that another admin has accepted meanwhile stays so.
 */
export const refuseDocumentPayload = z.extend(noticePayload, {
  wasAccepted: z.optional(z.boolean('Please say whether it was accepted')),
});

/** What admins see of captains' documents, and say to them. */
export const adminDocumentEndpoints = {
  adminDocuments: {
    method: 'GET',
    path: '/api/admin/documents',
    caller: 'admin',
    permission: 'see-documents',
    summary:
      'Captains’ documents, oldest first: those that wait for a check unless others are asked for. `uncovered` lists accepted ones that end before paid trips',
    query: adminDocumentsQuery,
    answers: { 200: pageOf(adminDocumentView) },
  },
  adminDocumentFile: {
    method: 'GET',
    path: '/api/admin/documents/{id}/file',
    caller: 'admin',
    permission: 'read-document',
    summary: 'A captain’s document, as it is kept. Reading it is in the audit log',
    answers: { 200: z.string() },
    contentType: 'application/octet-stream',
    byHand: 'exchange',
  },
  adminAcceptDocument: {
    method: 'POST',
    path: '/api/admin/documents/{id}/accept',
    caller: 'admin',
    permission: 'accept-document',
    summary:
      'Accept a document that waits, good until the day that stands on it. The captain is mailed; with both kinds accepted their boats are listed',
    payload: acceptDocumentPayload,
    answers: { 200: adminDocumentView },
    problems: ['not-found', 'conflict'],
  },
  adminRefuseDocument: {
    method: 'POST',
    path: '/api/admin/documents/{id}/refuse',
    caller: 'admin',
    permission: 'refuse-document',
    summary:
      'Refuse a document that waits, or one that was accepted by mistake, with the reason that the captain is mailed. Without both documents, boats leave the listing',
    payload: refuseDocumentPayload,
    answers: { 200: adminDocumentView },
    problems: ['not-found', 'conflict'],
  },
} as const satisfies Record<string, Endpoint>;
