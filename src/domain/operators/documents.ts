import { addDays, daysBetween, type Day } from '../time/days.ts';

/** Proofs that an operator has to send: a licence to carry guests and an insurance. One of each is enough. */
export const documentKinds = ['licence', 'insurance'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentStates = ['awaiting', 'accepted', 'refused'] as const;
export type DocumentState = (typeof documentStates)[number];

/** A document that no newer one of its kind replaces. Valid until the end of `expiresOn`. */
export type SentDocument = { kind: DocumentKind; state: DocumentState; expiresOn: Day };

export const documentStatuses = ['missing', 'awaiting', 'accepted', 'refused', 'expired'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** Returns an operator's status for a kind: an accepted document counts until it expires, whatever was sent since. */
export function computeDocumentStatus(
  kind: DocumentKind,
  documents: readonly SentDocument[],
  today: Day,
): DocumentStatus {
  const own = documents.filter((each) => each.kind === kind);
  if (own.some((each) => isGood(each, today))) return 'accepted';
  const states = own.map(({ state }) => state);
  if (states.includes('awaiting')) return 'awaiting';
  if (states.includes('refused')) return 'refused';
  return states.includes('accepted') ? 'expired' : 'missing';
}

function isGood({ state, expiresOn }: SentDocument, today: Day): boolean {
  return state === 'accepted' && expiresOn >= today;
}

/** Kinds without an accepted document that is valid today. */
export function missingKinds(documents: readonly SentDocument[], today: Day): DocumentKind[] {
  return documentKinds.filter(
    (kind) => computeDocumentStatus(kind, documents, today) !== 'accepted',
  );
}

/** Missing kinds that have no document under review either. */
export function kindsToSend(documents: readonly SentDocument[], today: Day): DocumentKind[] {
  return missingKinds(documents, today).filter(
    (kind) => computeDocumentStatus(kind, documents, today) !== 'awaiting',
  );
}

/** An accepted document. */
export type CheckedDocument = Pick<SentDocument, 'kind' | 'expiresOn'> & { checkedOn: Day };

/** Returns the earlier of the two check dates, the cautious claim. Null unless both documents are valid. */
export function checkedOn(documents: readonly CheckedDocument[], today: Day): Day | null {
  const good = documents.filter(({ expiresOn }) => expiresOn >= today);
  const isWhole = documentKinds.every((kind) => good.some((each) => each.kind === kind));
  return isWhole ? (good.map((each) => each.checkedOn).toSorted()[0] ?? null) : null;
}

/** Grace period, in days, for operators who joined before documents were required. */
export const GRACE_DAYS = 30;

export type ListingRule = {
  /** Length of the grace period; null means that missing documents never affect the listing. */
  graceDays: number | null;
  /** Start of the operator's grace period; null for newer operators, who have none. */
  askedOn: Day | null;
};

/** Last day on which an operator's boats may be listed; a past day if they may not be. Null means no end. */
export function listedUntil(
  documents: readonly SentDocument[],
  { graceDays, askedOn }: ListingRule,
  today: Day,
): Day | null {
  if (graceDays === null) return null;
  const last = missingKinds(documents, today).length > 0 ? NEVER : firstToExpire(documents, today);
  const waitedFor = askedOn === null ? NEVER : addDays(askedOn, graceDays);
  return last > waitedFor ? last : waitedFor;
}

const NEVER: Day = '0000-01-01';

function firstToExpire(documents: readonly SentDocument[], today: Day): Day {
  const good = documents.filter((each) => isGood(each, today));
  return good.map(({ expiresOn }) => expiresOn).toSorted()[0] ?? NEVER;
}

/** Whether an operator's boats may be published and remain listed. */
export function mayBeListed(
  documents: readonly SentDocument[],
  rule: ListingRule,
  today: Day,
): boolean {
  const until = listedUntil(documents, rule, today);
  return until === null || until >= today;
}

/** Days before expiry on which the operator is reminded; a missed day is made up for. */
export const reminderDays = [30, 7] as const;
export type ReminderDays = (typeof reminderDays)[number];

export function reminderDue(expiresOn: Day, today: Day): ReminderDays | null {
  const left = daysBetween(today, expiresOn);
  if (left < 0) return null;
  return reminderDays.findLast((days) => left <= days) ?? null;
}

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
/** Rejects later expiry dates as typos. */
const MAX_YEARS_VALID = 10;

/** Returns what is wrong with an expiry date; null if it is valid. */
export function expiryProblem(expiresOn: Day, today: Day): string | null {
  if (expiresOn <= today) return 'This document has run out. Send one that is still good.';
  const isFar = daysBetween(today, expiresOn) > MAX_YEARS_VALID * 366;
  return isFar ? `Check the year: it can be at most ${MAX_YEARS_VALID} years from now.` : null;
}

export const DOCUMENTS_NEEDED =
  'Before your boats can be listed, we have to check your captain’s licence and your boat insurance. Send them on the Documents page.';
