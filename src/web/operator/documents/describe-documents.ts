import type { DocumentKindView, OwnDocumentsView } from '#contract/operator/document-api.ts';
import type { Day } from '#domain/time/days.ts';
import { findDueReminder } from '#domain/operators/documents.ts';
import { localizeList } from '#i18n/formats/list-formats.ts';
import type { OperatorDocumentsMessages } from '#i18n/catalogues/messages.ts';
import type { Formats } from '../../shared/language/use-formats.ts';

/** A notice about the documents; null if the operator need not act. */
export type DocumentsTask = { title: string; text: string };

/** Describes a document that ends before trips that guests have paid for. */
export function describeUncovered(
  { kind, endsOn, trips, firstDay, isRenewalSent }: OwnDocumentsView['uncovered'][number],
  today: Day,
  { t, formats }: Says,
): DocumentsTask {
  const titles = endsOn < today ? t.endedOn : t.endsOn;
  const next = isRenewalSent ? t.newOneChecked : t.sendNewOne;
  return {
    title: titles[kind](formats.fullDay(endsOn)),
    text: `${t.bookedAfter(trips, formats.fullDay(firstDay))} ${next}`,
  };
}

type Says = { t: OperatorDocumentsMessages; formats: Formats };

export function describeTask(view: OwnDocumentsView, today: Day, says: Says): DocumentsTask | null {
  if (!view.areNeeded) return null;
  const toSend = view.documents.filter(({ standing }) =>
    ['missing', 'refused', 'expired'].includes(standing),
  );
  if (!view.mayBeListed) return whenUnlisted(toSend, says);
  if (toSend.length > 0 && view.listedUntil !== null)
    return whenAsked(toSend, view.listedUntil, says);
  // Skips documents that end before paid trips, because they have their own notice.
  const covered = view.documents.filter(
    ({ kind }) => !view.uncovered.some((each) => each.kind === kind),
  );
  return whenRunningOut(covered, today, says);
}

function whenUnlisted(toSend: readonly DocumentKindView[], says: Says): DocumentsTask {
  const { t } = says;
  if (toSend.length > 0) {
    return { title: t.notListed, text: t.notListedText(formatNames(toSend, says)) };
  }
  return { title: t.checking, text: t.checkingText };
}

function whenAsked(toSend: readonly DocumentKindView[], until: Day, says: Says): DocumentsTask {
  const { t, formats } = says;
  return {
    title: t.pleaseSend(formatNames(toSend, says)),
    text: t.pleaseSendText(formats.fullDay(until)),
  };
}

function whenRunningOut(
  documents: readonly DocumentKindView[],
  today: Day,
  says: Says,
): DocumentsTask | null {
  const { t, formats } = says;
  const due = documents.filter(
    ({ accepted, sent }) =>
      accepted !== null &&
      sent?.state !== 'awaiting' &&
      findDueReminder(accepted.expiresOn, today) !== null,
  );
  const first = due.map(({ accepted }) => accepted?.expiresOn ?? '').toSorted()[0];
  if (first === undefined) return null;
  const papers = formatNames(due, says);
  return {
    title: due.length === 1 ? t.runsOut(papers) : t.runOut(papers),
    text: t.runsOutText(formats.fullDay(first)),
  };
}

function formatNames(documents: readonly DocumentKindView[], { t, formats }: Says): string {
  return localizeList(
    formats.language,
    documents.map(({ kind }) => t.kindsOf[kind]),
  );
}
