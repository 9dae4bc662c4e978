import type { ErrorMessage } from '../errors/error-message.ts';
import { addDays, countDaysBetween, type Day } from '../time/days.ts';

/** Proofs that an operator has to send: a licence to carry guests and an insurance. One of each is enough. */
export const documentKinds = ['licence', 'insurance'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentStates = ['awaiting', 'accepted', 'refused'] as const;
export type DocumentState = (typeof documentStates)[number];

/** A document that has not been replaced by a newer one of its kind. Valid until the end of `expiresOn`. */
export type SentDocument = { kind: DocumentKind; state: DocumentState; expiresOn: Day };

export const documentStatuses = ['missing', 'awaiting', 'accepted', 'refused', 'expired'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/**
 * Returns an operator's status for a kind: an accepted document counts until it expires, even if a newer one was sent
 * since.
 */
export function computeDocumentStatus(
  kind: DocumentKind,
  documents: readonly SentDocument[],
  today: Day,
): DocumentStatus {
  const ofKind = documents.filter((each) => each.kind === kind);
  if (ofKind.some((each) => isGood(each, today))) return 'accepted';
  const states = ofKind.map(({ state }) => state);
  if (states.includes('awaiting')) return 'awaiting';
  if (states.includes('refused')) return 'refused';
  return states.includes('accepted') ? 'expired' : 'missing';
}

function isGood({ state, expiresOn }: SentDocument, today: Day): boolean {
  return state === 'accepted' && expiresOn >= today;
}

/** Kinds without an accepted document that is valid today. */
export function listMissingKinds(documents: readonly SentDocument[], today: Day): DocumentKind[] {
  return documentKinds.filter(
    (kind) => computeDocumentStatus(kind, documents, today) !== 'accepted',
  );
}

/** Missing kinds that have no document under review either. */
export function listKindsToSend(documents: readonly SentDocument[], today: Day): DocumentKind[] {
  return listMissingKinds(documents, today).filter(
    (kind) => computeDocumentStatus(kind, documents, today) !== 'awaiting',
  );
}

/** An accepted document. */
export type CheckedDocument = Pick<SentDocument, 'kind' | 'expiresOn'> & { checkedOn: Day };

/** Returns the earlier of the two check dates, the cautious claim. Null unless both documents are valid. */
export function getCheckDate(documents: readonly CheckedDocument[], today: Day): Day | null {
  const good = documents.filter(({ expiresOn }) => expiresOn >= today);
  const isComplete = documentKinds.every((kind) => good.some((each) => each.kind === kind));
  return isComplete ? (good.map((each) => each.checkedOn).toSorted()[0] ?? null) : null;
}

/** Grace period, in days, for operators who joined before documents were required. */
export const GRACE_DAYS = 30;

export type ListingRule = {
  /** Length of the grace period; null means that missing documents never affect the listing. */
  graceDays: number | null;
  /** Start of the grace period; null for operators without one. */
  askedOn: Day | null;
};

/** Last day on which an operator's boats may be listed; a past day if they may not be. Null means no end. */
export function computeListedUntil(
  documents: readonly SentDocument[],
  { graceDays, askedOn }: ListingRule,
  today: Day,
): Day | null {
  if (graceDays === null) return null;
  const last =
    listMissingKinds(documents, today).length > 0 ? NEVER : findFirstToExpire(documents, today);
  const graceEnd = askedOn === null ? NEVER : addDays(askedOn, graceDays);
  return last > graceEnd ? last : graceEnd;
}

const NEVER: Day = '0000-01-01';

function findFirstToExpire(documents: readonly SentDocument[], today: Day): Day {
  const good = documents.filter((each) => isGood(each, today));
  return good.map(({ expiresOn }) => expiresOn).toSorted()[0] ?? NEVER;
}

/** Whether an operator's boats may be published and remain listed. */
export function isListingAllowed(
  documents: readonly SentDocument[],
  rule: ListingRule,
  today: Day,
): boolean {
  const until = computeListedUntil(documents, rule, today);
  return until === null || until >= today;
}

/** Days before expiry on which the operator is reminded; a reminder missed on its day is sent later. */
export const reminderDays = [30, 7] as const;
export type ReminderDays = (typeof reminderDays)[number];

export function findDueReminder(expiresOn: Day, today: Day): ReminderDays | null {
  const left = countDaysBetween(today, expiresOn);
  if (left < 0) return null;
  return reminderDays.findLast((days) => left <= days) ?? null;
}

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
/** Rejects later expiry dates as typos. */
const MAX_YEARS_VALID = 10;

/** Returns what is wrong with an expiry date; null if it is valid. */
export function findExpiryProblem(expiresOn: Day, today: Day): ErrorMessage | null {
  if (expiresOn <= today) return 'document.expired';
  const isFar = countDaysBetween(today, expiresOn) > MAX_YEARS_VALID * 366;
  return isFar ? { code: 'document.expiryTooFar', values: { count: MAX_YEARS_VALID } } : null;
}

export const DOCUMENTS_NEEDED = 'documents.needed';
