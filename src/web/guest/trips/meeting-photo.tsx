import type { BookingView } from '#contract/public/booking-views.ts';
import { useMessages, useOtherLanguage } from '../../shared/language/use-messages.ts';
import { BoatPhoto } from '../../ui/boat-photo.tsx';

type MeetingPhotoProps = {
  photo: NonNullable<BookingView['boat']['meetingPhoto']>;
  boatId: string;
};

/** Shows the operator's photo of the meeting point with its caption. */
export default function MeetingPhoto({ photo, boatId }: MeetingPhotoProps) {
  const t = useMessages('trip');
  const writtenIn = useOtherLanguage(photo.captionIn);
  return (
    <figure className="mt-4 max-w-xl">
      <BoatPhoto
        image={photo}
        stockFor={boatId}
        alt={t.meetingPhoto}
        sizes="(min-width: 64rem) 34rem, 92vw"
        className="rounded-field"
      />
      {photo.caption && (
        <figcaption lang={writtenIn} className="mt-2 text-sm wrap-anywhere text-ink-soft">
          {photo.caption}
        </figcaption>
      )}
    </figure>
  );
}
