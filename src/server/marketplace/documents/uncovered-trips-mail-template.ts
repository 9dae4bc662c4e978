import { portalPaths } from '#contract/pages/portal-paths.ts';
import { formatFullDay } from '#domain/time/days.ts';
import type { UncoveredTrips } from '#domain/operators/document-cover.ts';
import operatorDocuments from '#locales/portal/operator/account/operator-documents.en.ts';
import { formatFullDayIn } from '#i18n/formats/language-formats.ts';
import { captainNoticeMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import { plural } from '#locales/plural.ts';
import { isolated } from '#domain/fields/plain-text.ts';
import { portalLanguage, type PortalLanguage } from '#i18n/languages/portal-languages.ts';
import type { MailTemplates } from '../../platform/mail/compose-mail.ts';
import type { MailContent } from '../../platform/mail/mail-layout.ts';
import {
  composeForOperator,
  readOperator,
  type DocumentMailText,
} from './document-mail-templates.ts';
import { findDocumentWithOperator } from '../core/documents/document-queries.ts';
import { readUncoveredTrips } from './uncovered-trips.ts';

/** Mail to the operator and the platform about paid trips after a document's expiry. Counts them when it is sent. */
export const uncoveredTripsMails = {
  'uncovered-trips': async (deps, { subject_id: id, recipient }) => {
    const document = await findDocumentWithOperator(deps.database, id);
    if (document?.state !== 'accepted' || document.replaced_at !== null) return null;
    const getUncovered = await readUncoveredTrips(deps, deps.database, [document.operator_id]);
    const uncovered = getUncovered(document.operator_id).find(({ kind }) => kind === document.kind);
    if (!uncovered) return null;
    if (recipient === 'platform') {
      const content = mailToPlatform(document.operator_name, uncovered, deps.site.publicUrl);
      return { content, to: deps.alertEmail };
    }
    const operator = await readOperator(deps, document.operator_id);
    if (!operator) return null;
    const text = textForOperator(uncovered, portalLanguage(operator.language, deps.site));
    return { content: composeForOperator(deps, operator, text), to: operator.email };
  },
} satisfies Partial<MailTemplates>;

function textForOperator(
  { kind, endsOn, trips, firstDay }: UncoveredTrips,
  language: PortalLanguage,
): DocumentMailText {
  const words = captainNoticeMessages[language];
  const name = words.documents[kind];
  const day = formatFullDayIn(language, endsOn);
  return {
    subject: words.uncovered(name, trips),
    preview: words.runsOutShort,
    paragraphs: [words.uncoveredText(name, day, trips), words.sendNewDocument],
    facts: [
      [words.goodUntil, day],
      [words.tripsAfterIt, String(trips)],
      [words.firstDayAfterIt, formatFullDayIn(language, firstDay)],
    ],
  };
}

function mailToPlatform(
  operatorName: string,
  { kind, endsOn, trips, firstDay }: UncoveredTrips,
  publicUrl: string,
): MailContent {
  const name = isolated(operatorName);
  const document = operatorDocuments.kinds[kind];
  const booked = plural('en', trips, {
    one: `${trips} trip booked`,
    other: `${trips} trips booked`,
  });
  return {
    subject: `${name}: ${booked} after the end of their ${document.toLowerCase()}`,
    preview: 'The captain has the same email and can send the new document.',
    greeting: 'Hello,',
    paragraphs: [
      'Guests have paid for trips on days that this document doesn’t cover. We asked the captain to send the new one. Please check it before the first of these trips.',
    ],
    facts: [
      ['Captain', name],
      ['Document', document],
      ['Good until', formatFullDay(endsOn)],
      ['Trips after it', String(trips)],
      ['First day after it', formatFullDay(firstDay)],
    ],
    action: {
      label: 'See these documents',
      url: publicUrl + portalPaths.adminDocuments({ show: 'uncovered' }),
    },
    closing: [],
  };
}
