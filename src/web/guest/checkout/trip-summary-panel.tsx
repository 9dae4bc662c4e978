import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import type { BoatPageView, BoatView } from '#contract/public/boat-views.ts';
import type { Day, Time } from '#domain/time/days.ts';
import { computeReturn } from '#domain/availability/trip-return.ts';
import { computeStatedMinutes } from '#domain/availability/trip-times.ts';
import { describeSmallestNumber } from '#i18n/formats/describe-smallest-number.ts';
import { formatTripLength } from '#i18n/formats/format-trip-length.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { CancellationTerms, type PricedTrip, Total } from '../../shared/trip/price-summary.tsx';
import { BoatPhoto } from '../../ui/boat-photo.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { formatPlace } from '../../shared/trip/format-trip.ts';
import { ProblemText } from '../../shared/states/problem-text.tsx';
import { useTripTimes } from '../../shared/calendar/use-trip-times.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages, useOtherLanguage } from '../../shared/language/use-messages.ts';

type SummarizedTrip = PricedTrip & { date: Day; time: Time };

type TripSummaryPanelProps = {
  boat: BoatPageView;
  trip: SummarizedTrip;
  /** The reason the trip can no longer be sold; null if it can. */
  refusal: ErrorMessage | null;
  otherDays: readonly Day[];
  /** Returns the URL of the boat's page with the trip moved to that day. */
  addressOn: (day: Day) => string;
};

export function TripSummaryPanel(props: TripSummaryPanelProps) {
  const { boat, trip, refusal } = props;
  const t = useMessages('checkout');
  const trips = useMessages('trips');
  return (
    <Card className="lg:order-last">
      <CardTitle>{t.summary}</CardTitle>
      <TripAtAGlance boat={boat} trip={trip} />
      <Fold label={t.tripDetails}>
        <p>{t.departsFrom(formatPlace(trips, boat))}</p>
        <MeetingPoint boat={boat} />
      </Fold>
      <Price trip={trip} />
      {trip.mode === 'perSeat' && <SmallestNumber boat={boat} />}
      {refusal && (
        <div className="mt-4">
          <Notice>
            <p>
              <ProblemText message={refusal} />
            </p>
            <OtherDays {...props} />
          </Notice>
        </div>
      )}
    </Card>
  );
}

function TripAtAGlance({ boat, trip }: Pick<TripSummaryPanelProps, 'boat' | 'trip'>) {
  const { date, time, mode, groupSize } = trip;
  const trips = useMessages('trips');
  const { when } = useTripTimes();
  return (
    <div className="flex gap-4 lg:flex-col">
      <div className="w-24 shrink-0 lg:w-full">
        <BoatPhoto
          image={boat.images[0]}
          stockFor={boat.id}
          alt=""
          sizes="(min-width: 64rem) 21rem, 6rem"
          className="rounded-field"
        />
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <p translate="no" className="text-lg leading-snug font-bold wrap-anywhere">
          {boat.name}
        </p>
        <p>{when(date, time, trip.end)}</p>
        <LengthAndReturn boat={boat} trip={trip} />
        <p>
          {trips.guests(groupSize)} · {trips.pricingModes[mode]}
        </p>
      </div>
    </div>
  );
}

/** Shows the trip's length and return, if the operator gave a length. A charter has the boat for the whole day. */
function LengthAndReturn({ boat, trip }: Pick<TripSummaryPanelProps, 'boat' | 'trip'>) {
  const { date, time, mode } = trip;
  const t = useMessages('checkout');
  const trips = useMessages('trips');
  const formats = useFormats();
  if (mode === 'charter') return <p>{t.wholeDay}</p>;
  const minutes = computeStatedMinutes(boat, date, time);
  if (minutes === null) return null;
  const length = formatTripLength(formats.language, minutes, trips);
  const { back, isBackNextDay } = computeReturn(date, time, minutes);
  const describe = isBackNextDay ? t.lengthBackNextDay : t.lengthBack;
  return <p>{describe(length, formats.time(back))}</p>;
}

/** Folds its content on small screens. Without JavaScript, the content stays open. */
function Fold({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="mt-2 lg:mt-3">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-2 font-semibold text-sea lg:hidden noscript:hidden"
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        id={id}
        className={`flex-col gap-2 text-sm text-ink-soft lg:flex noscript:flex ${isOpen ? 'flex' : 'max-lg:hidden'}`}
      >
        {children}
      </div>
    </div>
  );
}

function MeetingPoint({ boat: { meetingPoint, writtenIn } }: { boat: BoatPageView }) {
  const t = useMessages('checkout');
  const lang = useOtherLanguage(writtenIn.meetingPoint);
  if (!meetingPoint) return null;
  return (
    <p>
      {t.meetingPoint}{' '}
      <span lang={lang} className="wrap-anywhere whitespace-pre-line text-ink">
        {meetingPoint}
      </span>
    </p>
  );
}

function SmallestNumber({ boat }: { boat: BoatView }) {
  const { language } = useFormats();
  const sails = describeSmallestNumber(language, boat, useMessages('picker'), useMessages('trips'));
  return sails && <p className="mt-3">{sails}</p>;
}

function OtherDays({ trip, otherDays, addressOn }: TripSummaryPanelProps) {
  const t = useMessages('checkout');
  const picker = useMessages('picker');
  const formats = useFormats();
  return (
    <>
      {otherDays.length > 0 && <p className="mt-2">{picker.tryDates}</p>}
      <ul>
        {otherDays.map((day) => (
          <li key={day}>
            <Link href={addressOn(day)} className="text-link">
              {formats.weekdayDay(day)}
            </Link>
          </li>
        ))}
      </ul>
      <Link href={addressOn(trip.date)} className="text-link">
        {t.otherTimes}
      </Link>
    </>
  );
}

function Price({ trip }: { trip: SummarizedTrip }) {
  const { date, time, price } = trip;
  const t = useMessages('checkout');
  return (
    <div className="mt-2 flex flex-col gap-2 lg:mt-3">
      {price.isValid && (
        <p className="flex justify-between gap-4">
          <span>{t.taxes}</span>
          <span>{t.noneAdded}</span>
        </p>
      )}
      <Total price={price} capacity={trip.boat.capacity} />
      {price.isValid && <CancellationTerms start={date} time={time} />}
    </div>
  );
}
