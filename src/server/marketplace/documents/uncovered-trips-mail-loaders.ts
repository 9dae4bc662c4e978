import type { UncoveredTrips } from '#domain/operators/document-cover.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { MailLoaders } from '../../platform/mail/compose-mail.ts';
import { nameOperator, readOperator, toOperator } from './document-mail-loaders.ts';
import {
  findDocumentWithOperator,
  type DocumentOfOperator,
} from '../core/documents/document-queries.ts';
import { readUncoveredTrips } from './uncovered-trips.ts';

/** Mails operator and platform about paid trips after a document's expiry. Counts the trips when a mail is sent. */
export const uncoveredTripsMails = {
  'uncovered-trips': {
    operator: async (deps, { subjectId: id }) => {
      const found = await findUncovered(deps, id);
      const operator = found && (await readOperator(deps, found.document.operatorId));
      if (!operator) return null;
      const { uncovered } = found;
      return { data: { ...nameOperator(operator), uncovered }, ...toOperator(deps, operator) };
    },
    platform: async (deps, { subjectId: id }) => {
      const found = await findUncovered(deps, id);
      if (!found) return null;
      const { document, uncovered } = found;
      return {
        data: { operatorName: isolateName(document.operatorName), uncovered },
        language: 'en',
        to: deps.alertEmail,
      };
    },
  },
} satisfies Partial<MailLoaders>;

type Found = { document: DocumentOfOperator; uncovered: UncoveredTrips };

async function findUncovered(deps: Deps, documentId: string): Promise<Found | null> {
  const document = await findDocumentWithOperator(deps.database, documentId);
  if (document?.state !== 'accepted' || document.replacedAt !== null) return null;
  const { operatorId } = document;
  const getUncovered = await readUncoveredTrips(deps, deps.database, [operatorId]);
  const uncovered = getUncovered(operatorId).find(({ kind }) => kind === document.kind);
  return uncovered ? { document, uncovered } : null;
}
