import { formatFullDay, islandNow, type Day } from '#domain/days.ts';
import {
  documentNames,
  listedUntil,
  kindsToSend,
  missingKinds,
  type DocumentKind,
} from '#domain/documents.ts';
import { inWords } from '#domain/boat-readiness.ts';
import type { Deps } from '../dependencies.ts';
import type { MailTemplate, MailTemplates } from '../mail/compose-mail.ts';
import type { MailContent } from '../mail/mail-layout.ts';
import { findDocumentOf, findDocuments, type DocumentOfOperator } from './document-queries.ts';
import { sentDocument } from './keep-listings.ts';
import { ruleFor } from './listing-rule.ts';

type Words = Pick<MailContent, 'subject' | 'preview' | 'paragraphs'> &
  Partial<Pick<MailContent, 'facts'>>;

/** What operators and the platform read of licences and insurances. Each looks again before it leaves. */
export const documentMails = {
  'document-sent': async (deps, { subject_id: id }) => {
    const document = await findDocumentOf(deps.database, id);
    if (document?.state !== 'awaiting') return null;
    return { content: sentMail(document, deps.site.publicUrl), to: deps.alertEmail };
  },
  'document-accepted': ofDocument('accepted', acceptedWords),
  'document-refused': ofDocument('refused', (document) => refusedWords(document)),
  'document-reminder': ofDocument('accepted', (document) => reminderWords(document)),
  'documents-asked': ofOperator((_, { until, toSend }) =>
    until === null || toSend.length === 0 ? null : askedWords(toSend, until),
  ),
  'boats-unlisted': ofOperator((operator, { missing }) =>
    operator.unlisted_at === null ? null : unlistedWords(missing),
  ),
} satisfies Partial<MailTemplates>;

/** About one document, as long as it stands so and nothing took its place. */
function ofDocument(
  state: DocumentOfOperator['state'],
  words: (document: DocumentOfOperator, standing: Standing) => Words,
): MailTemplate {
  return async (deps, { subject_id: id }) => {
    const document = await findDocumentOf(deps.database, id);
    if (document?.state !== state || document.replaced_at !== null) return null;
    const operator = await readOperator(deps, document.operator_id);
    if (!operator) return null;
    const content = written(
      deps,
      operator.name,
      words(document, await standingFor(deps, operator)),
    );
    return { content, to: operator.email };
  };
}

function ofOperator(
  words: (operator: AskedOperator, standing: Standing) => Words | null,
): MailTemplate {
  return async (deps, { subject_id: id }) => {
    const operator = await readOperator(deps, id);
    const said = operator ? words(operator, await standingFor(deps, operator)) : null;
    return operator && said
      ? { content: written(deps, operator.name, said), to: operator.email }
      : null;
  };
}

type AskedOperator = NonNullable<Awaited<ReturnType<typeof readOperator>>>;
type Standing = { until: Day | null; missing: DocumentKind[]; toSend: DocumentKind[] };

function readOperator({ database }: Deps, operatorId: string) {
  return database
    .selectFrom('operators')
    .select(['id', 'name', 'email', 'unlisted_at', 'documents_asked_on'])
    .where('id', '=', operatorId)
    .executeTakeFirst();
}

async function standingFor(deps: Deps, operator: AskedOperator): Promise<Standing> {
  const today = islandNow(deps.now()).day;
  const documents = (await findDocuments(deps.database, operator.id)).map(sentDocument);
  const missing = missingKinds(documents, today);
  return {
    until: listedUntil(documents, ruleFor(deps, operator), today),
    missing,
    toSend: kindsToSend(documents, today),
  };
}

function written({ site }: Deps, name: string, words: Words): MailContent {
  return {
    facts: [],
    ...words,
    greeting: `Hello ${name},`,
    action: { label: 'Open your documents', url: `${site.publicUrl}/operator/documents` },
    closing: [`Questions? ${site.supportEmail}.`],
  };
}

function sentMail(document: DocumentOfOperator, publicUrl: string): MailContent {
  return {
    subject: `To check: ${nameOf(document)} of ${document.operator_name}`,
    preview: 'A captain has sent a document.',
    greeting: 'Hello,',
    paragraphs: ['A captain has sent a document. Please look at it, and accept or refuse it.'],
    facts: [
      ['Captain', document.operator_name],
      ['Document', documentNames[document.kind]],
      ['Good until, they say', formatFullDay(document.expires_on)],
    ],
    action: { label: 'See what waits', url: `${publicUrl}/admin/documents` },
    closing: [],
  };
}

function acceptedWords(document: DocumentOfOperator, { missing, toSend }: Standing): Words {
  const awaiting = missing.filter((kind) => !toSend.includes(kind));
  return {
    subject: `Your ${nameOf(document)} is accepted`,
    preview: `It is good until ${formatFullDay(document.expires_on)}.`,
    paragraphs: [
      `We have checked your ${nameOf(document)}, and it is accepted. We write to you 30 and 7 days before it runs out.`,
      ...(missing.length === 0
        ? [
            'Both your documents are good: boats that you publish are listed, and their pages say so.',
          ]
        : []),
      ...(awaiting.length > 0 ? [`Your ${namesOf(awaiting)} is still being checked.`] : []),
      ...(toSend.length > 0
        ? [`Your ${namesOf(toSend)} is still missing: please send it, too.`]
        : []),
    ],
    facts: [['Good until', formatFullDay(document.expires_on)]],
  };
}

function refusedWords(document: DocumentOfOperator): Words {
  return {
    subject: `Your ${nameOf(document)} could not be accepted`,
    preview: 'Please send another one.',
    paragraphs: [
      `We looked at your ${nameOf(document)} and could not accept it, for the reason below. Please send another one.`,
    ],
    facts: [['Reason', document.reason ?? '']],
  };
}

function reminderWords(document: DocumentOfOperator): Words {
  const day = formatFullDay(document.expires_on);
  return {
    subject: `Your ${nameOf(document)} runs out on ${day}`,
    preview: 'Please send the new one in time.',
    paragraphs: [
      `Your ${nameOf(document)} is good until ${day}. Please send the new one before: the day after, your boats leave the listing until it is checked.`,
      'Trips that are sold stay sold.',
    ],
  };
}

function askedWords(missing: readonly DocumentKind[], until: Day): Words {
  const day = formatFullDay(until);
  return {
    subject: `Please send your ${namesOf(missing)} by ${day}`,
    preview: 'We tell guests that our captains are verified and insured.',
    paragraphs: [
      `We tell guests that our captains are verified and insured, so we check it. Please send us your ${namesOf(missing)}: a PDF or a photo of each is enough.`,
      `Your boats stay listed until ${day}. After that they come back as soon as we have checked what you send. Trips that are sold stay sold.`,
    ],
  };
}

function unlistedWords(missing: readonly DocumentKind[]): Words {
  return {
    subject: 'Your boats have left the listing',
    preview: 'They come back as soon as your documents are checked.',
    paragraphs: [
      `We have no good ${missing.map((kind) => documentNames[kind].toLowerCase()).join(' and no good ')} of yours. So guests can neither find nor book your boats.`,
      'Trips that are sold stay sold: please sail them. Send us what is missing, and your boats come back by themselves as soon as we have checked it.',
    ],
  };
}

function nameOf({ kind }: { kind: DocumentKind }): string {
  return documentNames[kind].toLowerCase();
}

function namesOf(kinds: readonly DocumentKind[]): string {
  return inWords(kinds.map((kind) => nameOf({ kind })));
}
