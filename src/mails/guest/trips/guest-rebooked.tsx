import { AT_DOCK_MINUTES } from '#i18n/site/site-texts.ts';
import { describeReservation } from '../../parts/event-reservation.ts';
import { GuestMail, SeeTrip, type TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Closing, Paragraph } from '../../layout/mail-parts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import {
  CancellationFact,
  OperatorFacts,
  DayFacts,
  TripFacts,
} from '../../parts/trip-fact-list.tsx';
import { titleTrip } from '../../parts/trip-phrases.ts';

/** Sent when the guest of a called-off trip chooses another boat. */
export function GuestRebooked({ context = english, trip = sampleTrip }: Sampled<TripProps>) {
  const { t, money } = context;
  const { boat, operator, code, refundedCents } = trip;
  const about = { context, trip };
  return (
    <GuestMail
      {...about}
      subject={t.rebooked(titleTrip(about))}
      preview={t.rebookedShort(boat.name)}
      structuredData={describeReservation(about)}
    >
      <Paragraph>{t.rebookedText(boat.name, operator.name, code)}</Paragraph>
      <Paragraph>
        {refundedCents > 0 ? t.backInAll(money(refundedCents)) : t.nothingToPay}
      </Paragraph>
      <TripFacts {...about}>
        <CancellationFact {...about} />
        <DayFacts {...about} />
        <OperatorFacts {...about} />
      </TripFacts>
      <SeeTrip {...about} />
      <Closing>{t.atDock(AT_DOCK_MINUTES)}</Closing>
      <Closing>{t.calendarIsNew}</Closing>
    </GuestMail>
  );
}
