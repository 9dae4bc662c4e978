import type { Sampled } from '../layout/mail-context.ts';
import { formatIslandMoment } from '../parts/island-moment.ts';
import { Mail } from '../layout/mail.tsx';
import { Fact, Facts, Paragraph } from '../layout/mail-parts.tsx';
import { english, sampleMs } from '../parts/sample-trip.ts';

type Props = { email: string; consent: string; atMs: number };

/** Sent when a visitor asks for help with choosing a boat. */
export function PlatformHelpAsked({
  context = english,
  email = 'anna@example.com',
  consent = 'I agree to be contacted.',
  atMs = sampleMs,
}: Sampled<Props, 'en'>) {
  return (
    <Mail
      context={context}
      subject={`Help Me Choose: ${email}`}
      preview="A visitor would like help choosing a boat."
      greeting="Hello,"
    >
      <Paragraph>A visitor would like help choosing a boat. Please email them.</Paragraph>
      <Facts>
        <Fact label="Email" value={email} />
        <Fact label="Asked" value={`${formatIslandMoment(atMs)}, Sint Maarten time`} />
        <Fact label="Agreed to" value={consent} />
      </Facts>
    </Mail>
  );
}
