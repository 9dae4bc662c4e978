import { FREE_CANCELLATION_HOURS } from '#domain/trip-changes/cancellations.ts';
import { captainMailMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import { isPaidToOperator } from '#domain/operators/manual-booking.ts';
import type { TripProps } from '../../parts/guest-mail.tsx';
import { Paragraph } from '../../layout/mail-parts.tsx';
import {
  GuestTripFacts,
  OpenDashboard,
  OperatorMail,
  type OperatorSampled,
} from '../../parts/operator-mail.tsx';
import {
  describeChange,
  sampleChange,
  type RequestedChange,
} from '../../parts/requested-change.ts';
import { english, sampleMs, sampleTrip } from '../../parts/sample-trip.ts';
import { titleTrip } from '../../parts/trip-phrases.ts';

type Props = TripProps & {
  change: RequestedChange;
  answerByMs: number;
  /** Hours before the start at which changes begin to need approval. */
  freeHours: number;
};

/** Sent when a guest requests a change that needs the operator's approval. */
export function OperatorChangeAsked({
  context = english,
  trip = sampleTrip,
  change = sampleChange,
  answerByMs = sampleMs,
  freeHours = FREE_CANCELLATION_HOURS,
}: OperatorSampled<Props>) {
  const t = captainMailMessages[context.language];
  const about = { context, trip };
  const request = t.asksYou(trip.guest.name, describeChange(about, change));
  const reason = isPaidToOperator(trip.paidBy) ? t.betweenYou : t.needsYourYes(freeHours);
  return (
    <OperatorMail {...about} subject={t.changeAsked(titleTrip(about))} preview={request}>
      <Paragraph>{`${request} ${reason}`}</Paragraph>
      <Paragraph>{t.answerBy(context.deadline(answerByMs))}</Paragraph>
      <GuestTripFacts {...about} />
      <OpenDashboard context={context} label={t.answerNow} />
    </OperatorMail>
  );
}
