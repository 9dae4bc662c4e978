import type { Sampled } from '../layout/mail-context.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { INVITATION_HOURS } from '#domain/admin/admin-sign-in.ts';
import layout from '#locales/portal/admin/access/admin-layout.en.ts';
import { Mail } from '../layout/mail.tsx';
import { Action, Closing, Paragraph } from '../layout/mail-parts.tsx';
import { english } from '../parts/sample-trip.ts';

type Props = { name: string; inviter: string; role: 'admin' | 'super_admin'; token: string };

/** Invites a new admin to choose a password. */
export function AdminInvitation({
  context = english,
  name = 'Max',
  inviter = 'Sue',
  role = 'admin',
  token = 'sample',
}: Sampled<Props, 'en'>) {
  const { url, site } = context;
  const { host } = new URL(site.publicUrl);
  const title = `${role === 'admin' ? 'an' : 'a'} ${layout.roles[role]}`;
  return (
    <Mail
      context={context}
      subject={`${inviter} invited you to manage SXM Boat Trips`}
      preview={`Choose a password to get started. The link works for ${INVITATION_HOURS} hours.`}
      greeting={`Hello ${name},`}
    >
      <Paragraph>
        {`${inviter} invited you to help manage SXM Boat Trips as ${title}. Choose a password to get started.`}
      </Paragraph>
      <Paragraph>{`The link works once, within ${INVITATION_HOURS} hours.`}</Paragraph>
      <Action
        label="Choose Your Password"
        url={url(portalPaths.adminLogin({ invitation: token }))}
      />
      <Closing>
        {`If you weren’t expecting this, you can ignore this email: your account at ${host} doesn’t exist until you choose a password.`}
      </Closing>
    </Mail>
  );
}
