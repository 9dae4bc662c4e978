import { GuestMail, type TripProps } from '../../parts/guest-mail.tsx';
import type { Sampled } from '../../layout/mail-context.ts';
import { Action, Fact, Paragraph } from '../../layout/mail-parts.tsx';
import { ReviewFacts, sampleReview, type MailedReview } from '../../parts/review-facts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { TripFacts } from '../../parts/trip-fact-list.tsx';
import { titleTrip } from '../../parts/trip-phrases.ts';

type Props = TripProps & { review: MailedReview; answer: string };

/** Sent when the operator answers the guest's review. */
export function GuestReviewAnswered({
  context = english,
  trip = sampleTrip,
  review = sampleReview,
  answer = 'It was a joy to have you on board.',
}: Sampled<Props>) {
  const { t } = context;
  const { boat, operator } = trip;
  const about = { context, trip };
  return (
    <GuestMail
      {...about}
      subject={t.answered(titleTrip(about))}
      preview={t.answeredShort(operator.name)}
    >
      <Paragraph>{t.answeredText(operator.name, boat.name)}</Paragraph>
      <TripFacts {...about}>
        <ReviewFacts context={context} review={review} />
        <Fact label={t.answer} value={answer} />
      </TripFacts>
      <Action label={t.seeReview} url={`${trip.tripUrl}#review`} />
    </GuestMail>
  );
}
