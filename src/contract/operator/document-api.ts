import * as z from 'zod/mini';
import { documentKinds, documentStatuses, documentStates } from '#domain/operators/documents.ts';
import type { Endpoint } from '../endpoint.ts';
import { noticePayload } from '../fields/notice-reason.ts';
import { buildPageSchema, searchQuery } from '../fields/paging.ts';
import { dayField } from '../fields/payload-fields.ts';

const expiresOn = dayField('document.expiryMissing');

/** POST /api/operator/documents/{kind}, and the form for it: the expiry date. The body is the file. */
export const documentQuery = z.object({ expiresOn });

/** An operator's status for one kind of document. */
const documentKindView = z.object({
  kind: z.enum(documentKinds),
  standing: z.enum(documentStatuses),
  /** The accepted document, valid or expired. */
  accepted: z.nullable(
    z.object({
      id: z.string(),
      expiresOn: z.string(),
      checkedOn: z.string(),
      hasFile: z.boolean(),
    }),
  ),
  /** A newer document under review, or rejected with the reason. */
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
  /** First uncovered day with one of these trips. */
  firstDay: z.string(),
});

export const ownDocumentsView = z.object({
  documents: z.array(documentKindView),
  /** False if the platform's owner does not require documents. */
  areNeeded: z.boolean(),
  /** Whether the operator's published boats can be found and booked. */
  mayBeListed: z.boolean(),
  /** Last day on which current documents allow the listing; null means no end, or not listed now. */
  listedUntil: z.nullable(z.string()),
  /** Kinds whose accepted document expires before paid trips; a newer one may be under review. */
  uncovered: z.array(
    z.extend(uncoveredTripsView, {
      kind: z.enum(documentKinds),
      endsOn: z.string(),
      isRenewalSent: z.boolean(),
    }),
  ),
});
export type OwnDocumentsView = z.infer<typeof ownDocumentsView>;

/** Endpoints for an operator's own documents: documents of other operators return 404. */
export const documentEndpoints = {
  ownDocuments: {
    method: 'GET',
    path: '/api/operator/documents',
    caller: 'operator',
    summary: 'The operator’s license and insurance, and how long their boats stay listed',
    answers: { 200: ownDocumentsView },
  },
  sendDocument: {
    method: 'POST',
    path: '/api/operator/documents/{kind}',
    caller: 'operator',
    limit: { name: 'document-uploads', max: 30, withinSeconds: 600 },
    summary:
      'Upload a license or insurance for review: PDF, JPEG or PNG, at most 10 MB. It replaces one that is still under review',
    query: documentQuery,
    file: 'document',
    raw: 'body',
    answers: { 201: ownDocumentsView },
    problems: ['not-found', 'too-many', 'unavailable'],
    codes: [
      'document.expired',
      'document.expiryTooFar',
      'document.kindUnknown',
      'document.tooLarge',
      'document.unusable',
      'upload.missing',
      'document.typeNotAllowed',
      'document.unreadable',
      'picture.tooManyPixels',
      'picture.tooSlow',
      'pictures.busy',
      'upload.asFile',
      'upload.brokenOff',
      'upload.single',
    ],
  },
  ownDocumentFile: {
    method: 'GET',
    path: '/api/operator/documents/{id}/file',
    caller: 'operator',
    summary: 'One of the operator’s own documents, as uploaded',
    answers: { 200: z.string() },
    contentType: 'application/octet-stream',
    problems: ['not-found'],
    codes: ['document.unknown'],
    raw: 'exchange',
  },
} as const satisfies Record<string, Endpoint>;

/** Documents by state, or accepted documents that expire before paid trips. */
export const documentLists = [...documentStates, 'uncovered'] as const;

/** GET /api/admin/documents. */
export const adminDocumentsQuery = z.extend(searchQuery, {
  show: z.optional(z.enum(documentLists, 'api.documentFilter')),
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
  /** Null until it is reviewed, or if the reviewer is not in the list of admins. */
  checkedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Whether a newer document of its kind replaces it. */
  isReplaced: z.boolean(),
  /** Expiry of the document that currently counts. */
  goodUntil: z.nullable(z.string()),
  /** Paid trips after that day; null if there are none, and for documents that no longer count. */
  uncovered: z.nullable(uncoveredTripsView),
});
export type AdminDocumentView = z.infer<typeof adminDocumentView>;

/** POST /api/admin/documents/{id}/accept: the expiry date as the admin read it on the document. */
export const acceptDocumentPayload = z.object({ expiresOn });

/**
 * POST /api/admin/documents/{id}/refuse. `wasAccepted`: the admin revokes an acceptance. Without it, a document that
 * another admin accepted meanwhile remains accepted.
 */
export const refuseDocumentPayload = z.extend(noticePayload, {
  wasAccepted: z.optional(z.boolean('document.verdictMissing')),
});

export const adminDocumentEndpoints = {
  adminDocuments: {
    method: 'GET',
    path: '/api/admin/documents',
    caller: 'admin',
    permission: 'see-documents',
    summary:
      'Operators’ documents, oldest first, by default those under review. `uncovered` lists accepted ones that expire before paid trips',
    query: adminDocumentsQuery,
    answers: { 200: buildPageSchema(adminDocumentView) },
    codes: ['cursor.gone'],
  },
  adminDocumentFile: {
    method: 'GET',
    path: '/api/admin/documents/{id}/file',
    caller: 'admin',
    permission: 'read-document',
    summary: 'An operator’s document, as uploaded. Each download is recorded in the audit log',
    answers: { 200: z.string() },
    contentType: 'application/octet-stream',
    problems: ['not-found'],
    codes: ['document.unknown'],
    raw: 'exchange',
  },
  adminAcceptDocument: {
    method: 'POST',
    path: '/api/admin/documents/{id}/accept',
    caller: 'admin',
    permission: 'accept-document',
    summary:
      'Accept a document until its expiry date and mail the operator. With both kinds accepted, their boats are listed',
    payload: acceptDocumentPayload,
    answers: { 200: adminDocumentView },
    problems: ['not-found', 'conflict'],
    codes: ['document.alreadyChecked', 'document.expired', 'document.unknown'],
  },
  adminRefuseDocument: {
    method: 'POST',
    path: '/api/admin/documents/{id}/refuse',
    caller: 'admin',
    permission: 'refuse-document',
    summary:
      'Reject a document, also one accepted by mistake, and mail the operator the reason. Without both documents, their boats leave the listing',
    payload: refuseDocumentPayload,
    answers: { 200: adminDocumentView },
    problems: ['not-found', 'conflict'],
    codes: ['document.alreadyChecked'],
  },
} as const satisfies Record<string, Endpoint>;
