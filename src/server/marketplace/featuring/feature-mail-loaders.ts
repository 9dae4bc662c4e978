import { toIslandNow } from '#domain/time/days.ts';
import { isFeatured } from '#domain/search/featuring.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import { portalLanguage } from '#i18n/languages/portal-languages.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { MailLoaders } from '../../platform/mail/compose-mail.ts';
import { findFeatureReceipt, type FeatureReceipt } from './feature-queries.ts';

export const featureMails = {
  featured: {
    operator: async (deps, { subjectId: id }) => {
      const receipt = await findFeatureReceipt(deps.database, id);
      if (!receipt) return null;
      const { fromDay: from, untilDay: until, settledAt: paidAt } = receipt;
      return {
        data: {
          ...nameFeature(receipt),
          cents: receipt.amountCents,
          days: from && until ? { from, until } : null,
          paidOn: paidAt && toIslandNow(paidAt.getTime()).day,
        },
        ...toOperator(deps, receipt),
      };
    },
  },
  /** The `dedupeId` of this mail is the key of the ledger entry. */
  'feature-refunded': {
    operator: async (deps, { subjectId: id, dedupeId }) => {
      const receipt = await findFeatureReceipt(deps.database, id);
      const entry = await findRefundEntry(deps.database, dedupeId ?? '');
      if (!receipt || !entry) return null;
      const { featuredFrom: from, featuredUntil: until } = receipt;
      const today = toIslandNow(deps.now()).day;
      const isStillFeatured = until !== null && isFeatured({ from, until }, today);
      return {
        data: {
          ...nameFeature(receipt),
          paidCents: receipt.amountCents,
          refundCents: Math.abs(entry.cents),
          isReturned: entry.cents > 0,
          featuredUntil: isStillFeatured ? until : null,
        },
        ...toOperator(deps, receipt),
      };
    },
  },
} satisfies Partial<MailLoaders>;

function nameFeature(receipt: FeatureReceipt) {
  return {
    operatorName: isolateName(receipt.operatorName),
    boat: isolateName(receipt.boatName),
    payment: receipt.paymentIntent ?? '',
  };
}

function toOperator({ site }: Deps, receipt: FeatureReceipt) {
  const { operatorEmail: to, operatorLanguage: language } = receipt;
  return { to, language: portalLanguage(language, site) };
}

/** Reads the line of a ledger entry that is posted to the payment provider's account. */
async function findRefundEntry(
  reader: Queryable,
  key: string,
): Promise<{ cents: number } | undefined> {
  return reader
    .selectFrom('ledgerEntries')
    .innerJoin('ledgerLines', 'ledgerLines.entryId', 'ledgerEntries.id')
    .select('cents')
    .where('key', '=', key)
    .where('account', '=', 'card-clearing')
    .executeTakeFirst();
}
