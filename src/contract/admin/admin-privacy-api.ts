import * as z from 'zod/mini';
import { dataSubjects } from '#domain/privacy/erasure.ts';
import { INVALID_EMAIL, isEmailAddress } from '#domain/fields/mail-addresses.ts';
import type { Endpoint } from '../endpoint.ts';
import { noticePayload } from '../fields/notice-reason.ts';

/** The guest or operator whose data is requested, by email address. */
export const dataSubjectPayload = z.object({
  kind: z.enum(dataSubjects, 'person.kindMissing'),
  email: z.string(INVALID_EMAIL).check(z.trim(), z.refine(isEmailAddress, INVALID_EMAIL)),
});

export const exportPersonPayload = z.extend(dataSubjectPayload, noticePayload.shape);

/** `shown`: number of entries on the screen (optimistic lock). */
export const erasePersonPayload = z.extend(exportPersonPayload, { shown: z.int() });

/** Number of a person's rows by table, and what blocks erasing them. */
export const foundPersonView = z.object({
  found: z.array(z.object({ table: z.string(), rows: z.number() })),
  /** Reasons against erasure, each with the step that resolves it; empty if erasure is possible now. */
  reasonsToKeep: z.array(z.string()),
  /** Manual erasure tasks at third-party services. */
  outside: z.array(z.string()),
});
export type FoundPersonView = z.infer<typeof foundPersonView>;

/** Export of a person's data as stored, by table. */
export const personalDataFile = z.object({
  about: z.enum(dataSubjects),
  email: z.string(),
  madeAt: z.string(),
  kept: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  signIn: z.optional(z.record(z.string(), z.unknown())),
});
export type PersonalDataFile = z.infer<typeof personalDataFile>;

/** Endpoints for data subjects' rights: access, portability and erasure. */
export const adminPrivacyEndpoints = {
  adminFindPerson: {
    method: 'POST',
    path: '/api/admin/personal-data/find',
    caller: 'admin',
    permission: 'see-personal-data',
    summary:
      'What personal data is stored about a guest or an operator, and whether it can be erased now',
    payload: dataSubjectPayload,
    answers: { 200: foundPersonView },
    problems: ['not-found', 'conflict'],
    codes: ['person.unknown', 'person.ambiguous'],
  },
  adminExportPerson: {
    method: 'POST',
    path: '/api/admin/personal-data/export',
    caller: 'admin',
    permission: 'export-personal-data',
    summary: 'Export the personal data of a guest or an operator',
    payload: exportPersonPayload,
    answers: { 200: personalDataFile },
    problems: ['not-found', 'conflict'],
    codes: ['person.ambiguous'],
  },
  adminErasePerson: {
    method: 'POST',
    path: '/api/admin/personal-data/erase',
    caller: 'admin',
    permission: 'erase-personal-data',
    summary:
      'Permanently erase a guest’s or an operator’s personal data. Ledger entries stay, without names',
    payload: erasePersonPayload,
    answers: { 200: foundPersonView },
    problems: ['not-found', 'conflict'],
    codes: [
      'erasure.changedMeanwhile',
      'erasure.namedInReason',
      'erasure.refused',
      'person.ambiguous',
    ],
  },
} as const satisfies Record<string, Endpoint>;
