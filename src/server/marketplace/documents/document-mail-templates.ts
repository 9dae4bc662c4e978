import { portalPaths } from '#contract/pages/portal-paths.ts';
import { formatFullDay, islandNow, type Day } from '#domain/time/days.ts';
import {
  listedUntil,
  kindsToSend,
  missingKinds,
  type DocumentKind,
} from '#domain/operators/documents.ts';
import operatorDocuments from '#locales/portal/operator/account/operator-documents.en.ts';
import { formatFullDayIn } from '#i18n/formats/language-formats.ts';
import {
  captainNoticeMessages,
  type CaptainNotices,
} from '#i18n/catalogues/captain-mail-messages.ts';
import { isolated } from '#domain/fields/plain-text.ts';
import { portalLanguage, type PortalLanguage } from '#i18n/languages/portal-languages.ts';
import { localizeAddress } from '#contract/pages/page-languages.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { MailTemplate, MailTemplates } from '../../platform/mail/compose-mail.ts';
import type { MailContent } from '../../platform/mail/mail-layout.ts';
import {
  findDocumentWithOperator,
  findDocuments,
  toSentDocument,
  type DocumentOfOperator,
} from '../core/documents/document-queries.ts';
import { ruleFor } from './listing-rule.ts';

export type DocumentMailText = Pick<MailContent, 'subject' | 'preview' | 'paragraphs'> &
  Partial<Pick<MailContent, 'facts'>>;

type Reading = { words: CaptainNotices; language: PortalLanguage };

/** Mails about licences and insurance. Each checks that it still applies before it is sent. */
export const documentMails = {
  'document-sent': async (deps, { subject_id: id }) => {
    const document = await findDocumentWithOperator(deps.database, id);
    if (document?.state !== 'awaiting') return null;
    return { content: sentMail(document, deps.site.publicUrl), to: deps.alertEmail };
  },
  'document-accepted': ofDocument('accepted', acceptedWords),
  'document-refused': ofDocument('refused', refusedWords),
  'document-reminder': ofDocument('accepted', reminderWords),
  'documents-asked': ofOperator((_, { until, toSend }, reader) =>
    until === null || toSend.length === 0 ? null : askedWords(toSend, until, reader),
  ),
  'boats-unlisted': ofOperator((operator, { missing }, reader) =>
    operator.unlisted_at === null || missing.length === 0 ? null : unlistedWords(missing, reader),
  ),
} satisfies Partial<MailTemplates>;

/** Composes a mail about a document while it is in this state and not replaced. */
function ofDocument(
  state: DocumentOfOperator['state'],
  tell: (document: DocumentOfOperator, reader: Reading, standing: Standing) => DocumentMailText,
): MailTemplate {
  return async (deps, { subject_id: id }) => {
    const document = await findDocumentWithOperator(deps.database, id);
    if (document?.state !== state || document.replaced_at !== null) return null;
    const operator = await readOperator(deps, document.operator_id);
    if (!operator) return null;
    const told = tell(document, chooseMessages(deps, operator), await standingFor(deps, operator));
    return { content: composeForOperator(deps, operator, told), to: operator.email };
  };
}

function ofOperator(
  tell: (operator: AskedOperator, standing: Standing, reader: Reading) => DocumentMailText | null,
): MailTemplate {
  return async (deps, { subject_id: id }) => {
    const operator = await readOperator(deps, id);
    if (!operator) return null;
    const told = tell(operator, await standingFor(deps, operator), chooseMessages(deps, operator));
    return told && { content: composeForOperator(deps, operator, told), to: operator.email };
  };
}

type AskedOperator = NonNullable<Awaited<ReturnType<typeof readOperator>>>;
type Standing = { until: Day | null; missing: DocumentKind[]; toSend: DocumentKind[] };

export function readOperator({ database }: Deps, operatorId: string) {
  return database
    .selectFrom('operators')
    .select(['id', 'name', 'email', 'language', 'unlisted_at', 'documents_asked_on'])
    .where('id', '=', operatorId)
    .executeTakeFirst();
}

async function standingFor(deps: Deps, operator: AskedOperator): Promise<Standing> {
  const today = islandNow(deps.now()).day;
  const documents = (await findDocuments(deps.database, operator.id)).map(toSentDocument);
  const missing = missingKinds(documents, today);
  return {
    until: listedUntil(documents, ruleFor(deps, operator), today),
    missing,
    toSend: kindsToSend(documents, today),
  };
}

function chooseMessages({ site }: Deps, operator: AskedOperator): Reading {
  const language = portalLanguage(operator.language, site);
  return { language, words: captainNoticeMessages[language] };
}

export function composeForOperator(
  deps: Deps,
  operator: AskedOperator,
  told: DocumentMailText,
): MailContent {
  const { language, words } = chooseMessages(deps, operator);
  const url = deps.site.publicUrl + localizeAddress(language, portalPaths.operatorDocuments());
  return {
    facts: [],
    ...told,
    language,
    greeting: words.hello(isolated(operator.name)),
    action: { label: words.openDocuments, url },
    closing: [words.questions(deps.site.supportEmail)],
  };
}

function sentMail(document: DocumentOfOperator, publicUrl: string): MailContent {
  const captain = isolated(document.operator_name);
  return {
    subject: `To check: ${operatorDocuments.kinds[document.kind].toLowerCase()} of ${captain}`,
    preview: 'A captain has sent a document.',
    greeting: 'Hello,',
    paragraphs: ['A captain has sent a document. Please look at it, and accept or refuse it.'],
    facts: [
      ['Captain', captain],
      ['Document', operatorDocuments.kinds[document.kind]],
      ['Good until, they say', formatFullDay(document.expires_on)],
    ],
    action: { label: 'See what waits', url: publicUrl + portalPaths.adminDocuments() },
    closing: [],
  };
}

function acceptedWords(
  { kind, expires_on: day }: DocumentOfOperator,
  { words, language }: Reading,
  { missing, toSend }: Standing,
): DocumentMailText {
  const awaiting = missing.filter((each) => !toSend.includes(each));
  const until = formatFullDayIn(language, day);
  const name = words.documents[kind];
  return {
    subject: words.accepted(name),
    preview: words.acceptedShort(until),
    paragraphs: [
      words.acceptedText(name),
      ...(missing.length === 0 ? [words.bothGood] : []),
      ...(awaiting.length > 0 ? [words.stillChecked(joinNames(awaiting, words))] : []),
      ...(toSend.length > 0 ? [words.stillMissing(joinNames(toSend, words))] : []),
    ],
    facts: [[words.goodUntil, until]],
  };
}

function refusedWords({ kind, reason }: DocumentOfOperator, { words }: Reading): DocumentMailText {
  const name = words.documents[kind];
  return {
    subject: words.refused(name),
    preview: words.refusedShort,
    paragraphs: [words.refusedText(name)],
    facts: [[words.reason, reason ?? '']],
  };
}

function reminderWords(
  { kind, expires_on: expiresOn }: DocumentOfOperator,
  { words, language }: Reading,
): DocumentMailText {
  const name = words.documents[kind];
  const day = formatFullDayIn(language, expiresOn);
  return {
    subject: words.runsOut(name, day),
    preview: words.runsOutShort,
    paragraphs: [words.runsOutText(name, day), words.soldStaySold],
  };
}

function askedWords(
  missing: readonly DocumentKind[],
  until: Day,
  { words, language }: Reading,
): DocumentMailText {
  const day = formatFullDayIn(language, until);
  const names = joinNames(missing, words);
  return {
    subject: words.pleaseSend(names, day),
    preview: words.pleaseSendShort,
    paragraphs: [words.pleaseSendText(names), words.stayListed(day)],
  };
}

function unlistedWords(missing: readonly DocumentKind[], { words }: Reading): DocumentMailText {
  const names = missing.map((kind) => words.documents[kind]);
  return {
    subject: words.unlisted,
    preview: words.unlistedShort,
    paragraphs: [
      words.unlistedText(names.reduce((one, other) => words.andNo(one, other))),
      words.comeBack,
    ],
  };
}

function joinNames(kinds: readonly DocumentKind[], words: CaptainNotices): string {
  return kinds.map((kind) => words.documents[kind]).reduce((one, other) => words.and(one, other));
}
