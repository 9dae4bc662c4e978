import { isolateName } from '#domain/fields/plain-text.ts';
import { portalLanguage } from '#i18n/languages/portal-languages.ts';
import type { MailLoaders } from '../../platform/mail/compose-mail.ts';
import { findPayout } from './payout-queries.ts';
import { findPayoutReceipt } from './recorded-payout-queries.ts';

/** Mails go to the operator's chosen address for payouts. */
export const payoutMails = {
  'paid-out': {
    operator: async (deps, { subjectId: id }) => {
      const payout = await findPayoutReceipt(deps.database, id);
      if (!payout) return null;
      const { cents, month, paidOn, method, reference } = payout;
      const saved = await findPayout(deps.database, deps.cipher, payout.operatorId);
      const chosen = saved && saved !== 'sealed' ? saved.details.emailForNotifications : undefined;
      return {
        data: {
          operatorName: isolateName(payout.operatorName),
          cents,
          month,
          paidOn,
          method,
          reference,
        },
        language: portalLanguage(payout.operatorLanguage, deps.site),
        to: chosen ?? payout.operatorEmail,
      };
    },
  },
} satisfies Partial<MailLoaders>;
