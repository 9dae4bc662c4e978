import type { DocumentKindView, OwnDocumentsView } from '#contract/document-api.ts';
import { inWords } from '#domain/boat-readiness.ts';
import { formatFullDay, type Day } from '#domain/days.ts';
import { documentNames, reminderDue, type DocumentStanding } from '#domain/documents.ts';

/** What has to be done about the documents, or is about to be; null when nothing is. */
export type DocumentsTask = { title: string; text: string };

export const standingNames: Readonly<Record<DocumentStanding, string>> = {
  missing: 'Missing',
  awaiting: 'Being checked',
  accepted: 'Accepted',
  refused: 'Not accepted',
  expired: 'Run out',
};

export function taskOf(view: OwnDocumentsView, today: Day): DocumentsTask | null {
  if (!view.areNeeded) return null;
  const toSend = view.documents.filter(({ standing }) =>
    ['missing', 'refused', 'expired'].includes(standing),
  );
  if (!view.mayBeListed) return whenUnlisted(toSend);
  if (toSend.length > 0 && view.listedUntil !== null) return whenAsked(toSend, view.listedUntil);
  return whenRunningOut(view.documents, today);
}

function whenUnlisted(toSend: readonly DocumentKindView[]): DocumentsTask {
  const title = 'Your boats are not listed';
  if (toSend.length > 0) {
    return {
      title,
      text: `Send your ${namesOf(toSend)}. Once we have checked what you send, boats that you publish are listed.`,
    };
  }
  return {
    title: 'Your documents are being checked',
    text: 'Your boats are listed as soon as both are accepted. You get a mail.',
  };
}

function whenAsked(toSend: readonly DocumentKindView[], until: Day): DocumentsTask {
  return {
    title: `Please send your ${namesOf(toSend)}`,
    text: `Your boats stay listed until ${formatFullDay(until)}. After that they come back as soon as we have checked what you send.`,
  };
}

function whenRunningOut(documents: readonly DocumentKindView[], today: Day): DocumentsTask | null {
  const due = documents.filter(
    ({ accepted, sent }) =>
      accepted !== null &&
      sent?.state !== 'awaiting' &&
      reminderDue(accepted.expiresOn, today) !== null,
  );
  const first = due.map(({ accepted }) => accepted?.expiresOn ?? '').toSorted()[0];
  if (first === undefined) return null;
  return {
    title: `Your ${namesOf(due)} ${due.length === 1 ? 'runs' : 'run'} out soon`,
    text: `Send the new one before ${formatFullDay(first)}. What you send is checked while the old one still counts.`,
  };
}

function namesOf(documents: readonly DocumentKindView[]): string {
  return inWords(documents.map(({ kind }) => documentNames[kind].toLowerCase()));
}
