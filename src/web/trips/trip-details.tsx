import { CalendarPlus, WifiOff } from 'lucide-react';
import { Link } from 'wouter';
import type { TripView } from '#contract/trip-api.ts';
import { isSold } from '#domain/bookings.ts';
import { formatDollars } from '#domain/money.ts';
import { TripOffer } from '../call-offs/trip-offer.tsx';
import { TripReview } from '../reviews/trip-review.tsx';
import { islandMoment } from '../booking-widgets/island-moment.ts';
import { Notice } from '../booking-widgets/notice.tsx';
import { dateAndTime } from '../booking-widgets/trip-words.ts';
import { useIslandNow } from '../layout/island-clock.tsx';
import { Badge } from '../ui/badge.tsx';
import { BoatPhoto } from '../ui/boat-photo.tsx';
import { buttonLook } from '../ui/button.tsx';
import { AskedChange } from './asked-change.tsx';
import { BoardingCode } from './boarding-code.tsx';
import { timeLeft } from './time-left.ts';
import { TripActs } from './trip-acts.tsx';
import { TripCaptain } from './trip-captain.tsx';
import { TripGuests, TripHistory, TripMoney, TripPlace } from './trip-cards.tsx';
import { headlineOf } from './trip-headline.ts';

type TripDetailsProps = {
  trip: TripView;
  token: string;
  isOffline: boolean;
  /** When what is shown was read, in epoch milliseconds. */
  readAtMs: number;
  onHandedOver: (name: string) => void;
};

/** What is needed at the dock comes first, then what can be changed, then the rest. */
export function TripDetails({ trip, readAtMs, ...page }: TripDetailsProps) {
  const { token, isOffline } = page;
  const isOn = isSold(trip.booking.status);
  const hasBegun = trip.booking.status === 'paid' && trip.refusal !== null;
  return (
    <div className="page-width py-6 sm:py-12">
      <div className="mx-auto grid max-w-5xl items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-5">
          {isOffline && <Offline readAtMs={readAtMs} />}
          {!isOffline && <TripOffer token={token} />}
          <TripOpening trip={trip} />
          <Payment trip={trip} />
          <AwaitedApproval trip={trip} />
          <AskedChange trip={trip} token={token} isOffline={isOffline} />
          {isOn && trip.refusal !== null && (
            <Notice>
              <p>{trip.refusal}</p>
            </Notice>
          )}
          {trip.booking.status === 'paid' && <BoardingCode code={trip.booking.code} />}
          {isOn && <TripPlace trip={trip} />}
          <TripActs trip={trip} {...page} />
          {hasBegun && !isOffline && <TripReview token={token} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <TripCaptain trip={trip} token={token} isOffline={isOffline} />
          <TripGuests trip={trip} />
          <TripMoney trip={trip} />
          <TripHistory trip={trip} />
        </div>
      </div>
    </div>
  );
}

function TripOpening({ trip }: { trip: TripView }) {
  const { booking, calendarUrl, tripMinutes } = trip;
  const { title, text } = headlineOf(trip);
  const left = timeLeft({ ...booking, tripMinutes }, useIslandNow());
  const { boat } = booking;
  return (
    <div>
      <Link href={`/boats/${boat.slug}`} className="block overflow-hidden rounded-card">
        <BoatPhoto
          image={boat.image}
          stockFor={boat.id}
          alt={`${boat.name}, see the boat`}
          sizes="(min-width: 64rem) 36rem, 92vw"
          isFirst
        />
      </Link>
      <h1 className="page-title mt-5 wrap-anywhere">{title}</h1>
      {text && <p className="mt-3 text-lg">{text}</p>}
      <p className="mt-3 text-lg font-semibold">
        {dateAndTime(booking.startDate, booking.time, booking.endDate)}
      </p>
      {isSold(booking.status) && trip.sun && <p className="mt-1">{trip.sun}</p>}
      {isSold(booking.status) && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Badge tone="accent">{left}</Badge>
          <span className="text-sm text-ink-soft">Sint Maarten time</span>
          <a
            href={calendarUrl}
            download
            className={buttonLook({ variant: 'ghost', size: 'small' })}
          >
            <CalendarPlus aria-hidden="true" className="size-5" />
            Add to calendar
          </a>
        </div>
      )}
    </div>
  );
}

function Payment({ trip: { booking } }: { trip: TripView }) {
  const { payUrl, payBy, amountCents } = booking;
  if (payUrl === null) return null;
  return (
    <Notice>
      <h2 className="font-bold">Still to pay</h2>
      <p className="mt-1">
        Nothing has been charged yet. Please pay {formatDollars(amountCents)}
        {payBy && ` by ${islandMoment(payBy)}, Sint Maarten time`}; after that your places are given
        back.
      </p>
      <a href={payUrl} className={`${buttonLook()} mt-3`}>
        Pay {formatDollars(amountCents)} securely
      </a>
    </Notice>
  );
}

/** A trip that was sold while the captain's calendar could not be read. */
function AwaitedApproval({ trip: { booking } }: { trip: TripView }) {
  const { status, answerBy } = booking;
  if (status !== 'asked') return null;
  return (
    <Notice>
      <h2 className="font-bold">Waiting for your captain</h2>
      <p className="mt-1">
        Your places are kept, and your captain has been asked to confirm the trip
        {answerBy && ` by ${islandMoment(answerBy)}, Sint Maarten time`}. Your card has not been
        charged; it is only charged after a yes. We mail you either way.
      </p>
    </Notice>
  );
}

function Offline({ readAtMs }: { readAtMs: number }) {
  return (
    <div
      role="status"
      className="flex items-start gap-3 rounded-field border border-edge bg-shallows p-4"
    >
      <WifiOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <p>
        <strong>You are offline.</strong> This is your trip as it was on{' '}
        {islandMoment(new Date(readAtMs).toISOString())}, Sint Maarten time.
      </p>
    </div>
  );
}
