import { roleLabels, type AdminRole } from '#domain/admin-permissions.ts';
import type { MailTemplates } from '../mail/compose-mail.ts';
import type { MailContent } from '../mail/mail-layout.ts';
import { findInvitation, invitationToken } from './invitation-queries.ts';

/** The link is made as the mail is: it is kept nowhere. */
export const invitationMails = {
  invitation: async (deps, { subject_id: id }) => {
    const invited = await findInvitation(deps.database, id, deps.now());
    if (!invited) return null;
    const content = invitationMail(invited, invitationToken(deps, id), deps.site);
    return { content, to: invited.email };
  },
} satisfies Partial<MailTemplates>;

/** What an invited admin reads. */
function invitationMail(
  invited: { name: string; role: AdminRole; invited_by_name: string },
  token: string,
  site: { publicUrl: string },
): MailContent {
  const { host } = new URL(site.publicUrl);
  return {
    subject: `${invited.invited_by_name} invites you to manage SXM Boat Trips`,
    preview: 'Choose a password to begin. The link is good for 48 hours.',
    greeting: `Hello ${invited.name},`,
    paragraphs: [
      `${invited.invited_by_name} invites you to the management of SXM Boat Trips as ${articleOf(invited.role)} ${roleLabels[invited.role]}. Follow the link to choose your password.`,
      'The link works once, and for 48 hours.',
    ],
    facts: [],
    action: {
      label: 'Choose your password',
      url: `${site.publicUrl}/admin/login?invitation=${encodeURIComponent(token)}`,
    },
    closing: [`If you do not expect this, ignore it: without the link nobody at ${host} is you.`],
  };
}

function articleOf(role: AdminRole): string {
  return role === 'admin' ? 'an' : 'a';
}
