import { isolateName } from '#domain/fields/plain-text.ts';
import { portalLanguage } from '#i18n/languages/portal-languages.ts';
import type { MailLoaders } from '../../../platform/mail/compose-mail.ts';
import { findMailedNotice } from './operator-notices.ts';

export const noticeMails = {
  notice: {
    operator: async (deps, { subjectId: id }) => {
      const notice = await findMailedNotice(deps.database, id);
      if (!notice) return null;
      const { kind, reason, boatName: boat, boatFeaturedUntil: featuredUntil } = notice;
      return {
        data: {
          operatorName: isolateName(notice.operatorName),
          kind,
          reason,
          boat: boat === null ? null : { name: isolateName(boat), featuredUntil },
        },
        language: portalLanguage(notice.operatorLanguage, deps.site),
        to: notice.operatorEmail,
      };
    },
  },
} satisfies Partial<MailLoaders>;
