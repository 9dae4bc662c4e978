import { addDays, daysBetween, type Day } from '../time/days.ts';

/** What an operator proves: that they may take guests out, and that their boats are insured. One of each is enough. */
export const documentKinds = ['licence', 'insurance'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentStates = ['awaiting', 'accepted', 'refused'] as const;
export type DocumentState = (typeof documentStates)[number];

/** A document that no newer one of its kind has replaced. It is good until the end of the day on which it runs out. */
export type SentDocument = { kind: DocumentKind; state: DocumentState; expiresOn: Day };

export const documentStandings = ['missing', 'awaiting', 'accepted', 'refused', 'expired'] as const;
export type DocumentStanding = (typeof documentStandings)[number];

/** Where an operator stands with a kind: an accepted document counts until it runs out, whatever was sent since. */
export function standingOf(
  kind: DocumentKind,
  documents: readonly SentDocument[],
  today: Day,
): DocumentStanding {
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

/** The kinds of which no accepted document is good today. */
export function missingKinds(documents: readonly SentDocument[], today: Day): DocumentKind[] {
  return documentKinds.filter((kind) => standingOf(kind, documents, today) !== 'accepted');
}

/** Of these kinds those of which none waits for its check either. */
export function kindsToSend(documents: readonly SentDocument[], today: Day): DocumentKind[] {
  return missingKinds(documents, today).filter(
    (kind) => standingOf(kind, documents, today) !== 'awaiting',
  );
}

/** Of an accepted one. */
export type CheckedDocument = Pick<SentDocument, 'kind' | 'expiresOn'> & { checkedOn: Day };

/** The day since when both are checked: of two days the earlier, which claims the least. Null unless both are good. */
export function checkedOn(documents: readonly CheckedDocument[], today: Day): Day | null {
  const good = documents.filter(({ expiresOn }) => expiresOn >= today);
  const isWhole = documentKinds.every((kind) => good.some((each) => each.kind === kind));
  return isWhole ? (good.map((each) => each.checkedOn).toSorted()[0] ?? null) : null;
}

/** Days that operators have to bring documents who were here before they were asked for. */
export const GRACE_DAYS = 30;

export type ListingRule = {
  /** How many days they have; null: nobody is ever taken off the listing for documents. */
  graceDays: number | null;
  /** Since when an operator who was here before has been asked; null for who came later, and has no days to wait. */
  askedOn: Day | null;
};

/** The last day on which an operator's boats may be listed; a day before today: they may not be. Null: without end. */
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

/** Whether boats may be published, and stay listed. */
export function mayBeListed(
  documents: readonly SentDocument[],
  rule: ListingRule,
  today: Day,
): boolean {
  const until = listedUntil(documents, rule, today);
  return until === null || until >= today;
}

/** How many days before a document runs out its operator is reminded; a day that was missed is made up for. */
export const reminderDays = [30, 7] as const;
export type ReminderDays = (typeof reminderDays)[number];

export function reminderDue(expiresOn: Day, today: Day): ReminderDays | null {
  const left = daysBetween(today, expiresOn);
  if (left < 0) return null;
  return reminderDays.findLast((days) => left <= days) ?? null;
}

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
/** A later day is a slip of the finger. */
const MOST_YEARS_GOOD = 10;

/** What is wrong with the day on which a document runs out; null when nothing is. */
export function expiryProblem(expiresOn: Day, today: Day): string | null {
  if (expiresOn <= today) return 'This document has run out. Send one that is still good.';
  const isFar = daysBetween(today, expiresOn) > MOST_YEARS_GOOD * 366;
  return isFar ? `Check the year: it can be at most ${MOST_YEARS_GOOD} years from now.` : null;
}

export const DOCUMENTS_NEEDED =
  'Before your boats can be listed, we have to check your captain’s licence and your boat insurance. Send them on the Documents page.';
