import { toIslandNow } from '#domain/time/days.ts';
import {
  computeListedUntil,
  listKindsToSend,
  listMissingKinds,
} from '#domain/operators/documents.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import { portalLanguage } from '#i18n/languages/portal-languages.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { MailLoaders } from '../../platform/mail/compose-mail.ts';
import {
  findDocumentWithOperator,
  findDocuments,
  type DocumentOfOperator,
} from '../core/documents/document-queries.ts';
import { ruleFor } from './listing-rule.ts';

/** Mails about licences and insurance. Each checks that it still applies before it is sent. */
export const documentMails = {
  'document-sent': {
    platform: async (deps, { subjectId: id }) => {
      const document = await findDocumentWithOperator(deps.database, id);
      if (document?.state !== 'awaiting') return null;
      const { kind, expiresOn, operatorName: name } = document;
      return {
        data: { operatorName: isolateName(name), kind, expiresOn },
        language: 'en',
        to: deps.alertEmail,
      };
    },
  },
  'document-accepted': {
    operator: async (deps, { subjectId: id }) => {
      const found = await findCurrentDocument(deps, id, 'accepted');
      if (!found) return null;
      const { kind, expiresOn } = found.document;
      const { missing, toSend } = await readStatus(deps, found.operator);
      const awaiting = missing.filter((each) => !toSend.includes(each));
      return {
        data: { ...nameOperator(found.operator), kind, expiresOn, awaiting, toSend },
        ...toOperator(deps, found.operator),
      };
    },
  },
  'document-refused': {
    operator: async (deps, { subjectId: id }) => {
      const found = await findCurrentDocument(deps, id, 'refused');
      if (!found) return null;
      const { kind, reason } = found.document;
      return {
        data: { ...nameOperator(found.operator), kind, reason: reason ?? '' },
        ...toOperator(deps, found.operator),
      };
    },
  },
  'document-reminder': {
    operator: async (deps, { subjectId: id }) => {
      const found = await findCurrentDocument(deps, id, 'accepted');
      if (!found) return null;
      const { kind, expiresOn } = found.document;
      return {
        data: { ...nameOperator(found.operator), kind, expiresOn },
        ...toOperator(deps, found.operator),
      };
    },
  },
  'documents-asked': {
    operator: async (deps, { subjectId: id }) => {
      const operator = await readOperator(deps, id);
      if (!operator) return null;
      const { until, toSend: kinds } = await readStatus(deps, operator);
      if (until === null || kinds.length === 0) return null;
      return { data: { ...nameOperator(operator), kinds, until }, ...toOperator(deps, operator) };
    },
  },
  'boats-unlisted': {
    operator: async (deps, { subjectId: id }) => {
      const operator = await readOperator(deps, id);
      if (!operator) return null;
      const { missing } = await readStatus(deps, operator);
      if (operator.unlistedAt === null || missing.length === 0) return null;
      return { data: { ...nameOperator(operator), missing }, ...toOperator(deps, operator) };
    },
  },
} satisfies Partial<MailLoaders>;

/** Finds a document in this state, unless it was replaced. */
async function findCurrentDocument(deps: Deps, id: string, state: DocumentOfOperator['state']) {
  const document = await findDocumentWithOperator(deps.database, id);
  if (document?.state !== state || document.replacedAt !== null) return null;
  const operator = await readOperator(deps, document.operatorId);
  return operator ? { document, operator } : null;
}

type MailedOperator = NonNullable<Awaited<ReturnType<typeof readOperator>>>;

export function readOperator({ database }: Deps, operatorId: string) {
  return database
    .selectFrom('operators')
    .select(['id', 'name', 'email', 'language', 'unlistedAt', 'documentsAskedOn'])
    .where('id', '=', operatorId)
    .executeTakeFirst();
}

async function readStatus(deps: Deps, operator: MailedOperator) {
  const today = toIslandNow(deps.now()).day;
  const documents = await findDocuments(deps.database, operator.id);
  return {
    until: computeListedUntil(documents, ruleFor(deps, operator), today),
    missing: listMissingKinds(documents, today),
    toSend: listKindsToSend(documents, today),
  };
}

export function nameOperator({ name }: MailedOperator) {
  return { operatorName: isolateName(name) };
}

export function toOperator({ site }: Deps, { language, email: to }: MailedOperator) {
  return { language: portalLanguage(language, site), to };
}
