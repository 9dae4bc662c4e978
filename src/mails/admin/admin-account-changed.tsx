import type { Sampled } from '../layout/mail-context.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { formatIslandMoment } from '../parts/island-moment.ts';
import { Mail } from '../layout/mail.tsx';
import { Action, Closing, Fact, Facts, Paragraph } from '../layout/mail-parts.tsx';
import { english, sampleMs } from '../parts/sample-trip.ts';

const changes = {
  password: {
    subject: 'Your password was changed',
    text: 'Your password was changed, and you have been signed out on your other devices.',
  },
  'second-step-on': {
    subject: 'The second step is on',
    text: 'You now need a code from your authenticator app to sign in.',
  },
  'second-step-off': {
    subject: 'The second step is off',
    text: 'You now sign in with your password only.',
  },
  'second-step-reset': {
    subject: 'Your second step was turned off',
    text: 'A super admin turned off your second step. You now sign in with your password only. Please set it up again.',
  },
  'recovery-codes': {
    subject: 'You have new recovery codes',
    text: 'You created new recovery codes. Your old ones no longer work.',
  },
} as const;

type Props = {
  name: string;
  change: keyof typeof changes;
  changedBy: string;
  /** IP address from which the change was made. */
  address: string;
  atMs: number;
};

/** Sent to an admin whose sign-in settings changed. */
export function AdminAccountChanged({
  context = english,
  name = 'Max',
  change = 'password',
  changedBy = 'Sue',
  address = '203.0.113.7',
  atMs = sampleMs,
}: Sampled<Props, 'en'>) {
  const { subject, text } = changes[change];
  return (
    <Mail
      context={context}
      subject={`${subject}: SXM Boat Trips admin`}
      preview={text}
      greeting={`Hello ${name},`}
    >
      <Paragraph>{text}</Paragraph>
      <Facts>
        <Fact label="When" value={`${formatIslandMoment(atMs)}, Sint Maarten time`} />
        <Fact label="Changed by" value={changedBy} />
        <Fact label="IP address" value={address} />
      </Facts>
      <Action label="See Your Account" url={context.url(portalPaths.adminAccount())} />
      <Closing>
        If you didn’t expect this, ask another super admin right away to remove your access, and
        change the password of this mailbox.
      </Closing>
    </Mail>
  );
}

AdminAccountChanged.samples = {
  'second step on': { change: 'second-step-on' as const },
  'second step off': { change: 'second-step-off' as const },
  'second step reset': { change: 'second-step-reset' as const },
  'recovery codes': { change: 'recovery-codes' as const },
};
