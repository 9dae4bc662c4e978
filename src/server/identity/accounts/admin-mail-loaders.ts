import { isolateName } from '#domain/fields/plain-text.ts';
import type { MailLoaders } from '../../platform/mail/compose-mail.ts';
import { findAccountChange } from './account-changes.ts';
import { findInvitation, buildInvitationToken } from './accept-invitation.ts';

export const adminMails = {
  'account-changed': {
    admin: async (deps, { subjectId: auditId }) => {
      const changed = await findAccountChange(deps.database, Number(auditId));
      if (!changed) return null;
      const { name, change, by, address, at, email } = changed;
      return {
        data: {
          name: isolateName(name),
          change,
          changedBy: isolateName(by),
          address,
          atMs: at.getTime(),
        },
        language: 'en',
        to: email,
      };
    },
  },
  invitation: {
    admin: async (deps, { subjectId: id }) => {
      const invited = await findInvitation(deps.database, id, deps.now());
      if (!invited) return null;
      const { name, invitedByName: inviter, role, email } = invited;
      return {
        data: {
          name: isolateName(name),
          inviter: isolateName(inviter),
          role,
          // Created while loading: tokens are not stored.
          token: buildInvitationToken(deps, id),
        },
        language: 'en',
        to: email,
      };
    },
  },
} satisfies Partial<MailLoaders>;
