import { captainMailMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import { Mail } from '../../layout/mail.tsx';
import { Paragraph } from '../../layout/mail-parts.tsx';
import type { OperatorSampled } from '../../parts/operator-mail.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';

type Props = { operatorName: string; guest: string; code: string; cents: number };

/** Sent when a guest of a called-off trip chooses another operator's boat. */
export function OperatorRebookedAway({
  context = english,
  operatorName = sampleTrip.operator.name,
  guest = sampleTrip.guest.name,
  code = sampleTrip.code,
  cents = sampleTrip.tripCents,
}: OperatorSampled<Props>) {
  const t = captainMailMessages[context.language];
  return (
    <Mail
      context={context}
      subject={t.rebookedAway(code)}
      preview={t.rebookedAwayShort(guest)}
      greeting={context.t.hello(operatorName)}
    >
      <Paragraph>{t.rebookedAwayText(guest, context.money(cents))}</Paragraph>
    </Mail>
  );
}
