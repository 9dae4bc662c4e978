import { captainMailMessages } from '#i18n/catalogues/captain-mail-messages.ts';
import type { TripProps } from '../../parts/guest-mail.tsx';
import { Paragraph } from '../../layout/mail-parts.tsx';
import {
  GuestTripFacts,
  OpenDashboard,
  OperatorMail,
  type OperatorSampled,
} from '../../parts/operator-mail.tsx';
import { ReviewFacts, sampleReview, type MailedReview } from '../../parts/review-facts.tsx';
import { english, sampleTrip } from '../../parts/sample-trip.ts';
import { titleTrip } from '../../parts/trip-phrases.ts';

export function OperatorReviewed({
  context = english,
  trip = sampleTrip,
  review = sampleReview,
}: OperatorSampled<TripProps & { review: MailedReview }>) {
  const t = captainMailMessages[context.language];
  const about = { context, trip };
  const { name } = trip.guest;
  return (
    <OperatorMail
      {...about}
      subject={t.reviewed(context.t.stars(review.stars), titleTrip(about))}
      preview={t.reviewedShort(name)}
    >
      <Paragraph>{t.reviewedText(name, trip.boat.name)}</Paragraph>
      <GuestTripFacts {...about}>
        <ReviewFacts context={context} review={review} />
      </GuestTripFacts>
      <OpenDashboard context={context} label={t.answerReview} />
    </OperatorMail>
  );
}
