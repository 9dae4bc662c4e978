import * as z from 'zod/mini';
import { INVALID_EMAIL, isOptInEmail } from '#domain/fields/mail-addresses.ts';
import type { Endpoint } from '../endpoint.ts';
import { deletedView } from '../operator/boats/operator-boat-api.ts';
import { buildPageSchema, searchQuery } from '../fields/paging.ts';
import { languageField } from '../fields/payload-fields.ts';

/** POST /api/opt-in (spec 5). */
export const optInPayload = z.object({
  email: z.string(INVALID_EMAIL).check(z.trim(), z.refine(isOptInEmail, INVALID_EMAIL)),
  /** Language of the consent text. */
  language: languageField,
});

/** Does not reveal whether the address was known before. */
export const optedInView = z.object({ kept: z.literal(true) });

/** A person who asked for help with choosing: their consent and when they gave it. */
export const adminOptInView = z.object({
  id: z.string(),
  email: z.string(),
  consent: z.string(),
  consentedAt: z.string(),
});
export type AdminOptInView = z.infer<typeof adminOptInView>;

export const adminOptInPageView = buildPageSchema(adminOptInView);

/** Endpoints for "Help Me Choose", for guests and admins. */
export const optInEndpoints = {
  optIn: {
    method: 'POST',
    path: '/api/opt-in',
    caller: 'public',
    limit: { name: 'opt-ins', max: 30, withinSeconds: 600 },
    bodyLimit: { bytes: 4096, message: 'optIn.tooLarge' },
    summary: 'Ask for help with choosing a boat',
    payload: optInPayload,
    cacheControl: 'no-store',
    raw: 'exchange',
    answers: { 200: optedInView },
  },
  adminOptIns: {
    method: 'GET',
    path: '/api/admin/opt-ins',
    caller: 'admin',
    permission: 'see-opt-ins',
    summary: 'Requests for help with choosing, newest first',
    query: searchQuery,
    answers: { 200: adminOptInPageView },
    codes: ['cursor.gone'],
  },
  adminOptInFile: {
    method: 'GET',
    path: '/api/admin/opt-ins.csv',
    caller: 'admin',
    permission: 'export-opt-ins',
    summary: 'All these requests as a CSV file',
    answers: { 200: z.string() },
    contentType: 'text/csv',
  },
  adminDeleteOptIn: {
    method: 'DELETE',
    path: '/api/admin/opt-ins/{id}',
    caller: 'admin',
    permission: 'delete-opt-in',
    summary: 'Erase a person’s request and the record of mails to them',
    answers: { 200: deletedView },
    problems: ['not-found'],
    codes: ['optIn.unknown'],
  },
} as const satisfies Record<string, Endpoint>;
