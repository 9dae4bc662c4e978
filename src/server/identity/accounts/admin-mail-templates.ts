import { portalPaths } from '#contract/pages/portal-paths.ts';
import { formatFullDay, formatTime, islandNow } from '#domain/time/days.ts';
import layout from '#locales/portal/admin/access/admin-layout.en.ts';
import { isolated } from '#domain/fields/plain-text.ts';
import type { MailTemplates } from '../../platform/mail/compose-mail.ts';
import type { MailContent } from '../../platform/mail/mail-layout.ts';
import { findAccountChange, type AccountChange, type MailedChange } from './account-changes.ts';
import { findInvitation, buildInvitationToken, type Invitation } from './accept-invitation.ts';

export const adminMails = {
  'account-changed': async (deps, { subject_id: auditId }) => {
    const change = await findAccountChange(deps.database, Number(auditId));
    return change && { content: accountMail(change, deps.site), to: change.email };
  },
  // Creates the link while composing: tokens are not stored.
  invitation: async (deps, { subject_id: id }) => {
    const invited = await findInvitation(deps.database, id, deps.now());
    if (!invited) return null;
    const content = invitationMail(invited, buildInvitationToken(deps, id), deps.site);
    return { content, to: invited.email };
  },
} satisfies Partial<MailTemplates>;

const changes: Readonly<Record<AccountChange, { subject: string; says: string }>> = {
  password: {
    subject: 'Your password was changed',
    says: 'The password with which you sign in was changed. Wherever else you were signed in, you have to sign in again.',
  },
  'second-step-on': {
    subject: 'The second step is on',
    says: 'From now on signing in takes a code of your authenticator app, too.',
  },
  'second-step-off': {
    subject: 'The second step is off',
    says: 'From now on your password alone signs you in.',
  },
  'second-step-reset': {
    subject: 'Your second step was switched off',
    says: 'A super admin switched off your second step. Your password alone signs you in; please set the second step up again.',
  },
  'recovery-codes': {
    subject: 'You have new recovery codes',
    says: 'New recovery codes were made. Those that you had before no longer work.',
  },
};

function accountMail(change: MailedChange, site: { publicUrl: string }): MailContent {
  const { subject, says } = changes[change.change];
  const { day, time } = islandNow(change.at.getTime());
  return {
    subject: `${subject}: management of SXM Boat Trips`,
    preview: says,
    greeting: `Hello ${isolated(change.name)},`,
    paragraphs: [says],
    facts: [
      ['When', `${formatFullDay(day)}, ${formatTime(time)} on the island`],
      ['Done by', isolated(change.by)],
      ['From', change.address],
    ],
    action: { label: 'See your account', url: site.publicUrl + portalPaths.adminAccount() },
    closing: [
      'If this was not you and nobody did it for you, ask another super admin at once to remove your access, and change the password of this mailbox.',
    ],
  };
}

function invitationMail(
  invited: Invitation,
  token: string,
  site: { publicUrl: string },
): MailContent {
  const { host } = new URL(site.publicUrl);
  const inviter = isolated(invited.invited_by_name);
  return {
    subject: `${inviter} invites you to manage SXM Boat Trips`,
    preview: 'Choose a password to begin. The link is good for 48 hours.',
    greeting: `Hello ${isolated(invited.name)},`,
    paragraphs: [
      `${inviter} invites you to the management of SXM Boat Trips as ${invited.role === 'admin' ? 'an' : 'a'} ${layout.roles[invited.role]}. Follow the link to choose your password.`,
      'The link works once, and for 48 hours.',
    ],
    facts: [],
    action: {
      label: 'Choose your password',
      url: site.publicUrl + portalPaths.adminLogin({ invitation: token }),
    },
    closing: [`If you do not expect this, ignore it: without the link nobody at ${host} is you.`],
  };
}
