import { CalendarPlus, Navigation, WifiOff } from 'lucide-react';
import { Link } from 'wouter';
import type { TripView } from '#contract/public/trip-api.ts';
import { paths } from '#contract/pages/paths.ts';
import { isSold } from '#domain/bookings/bookings.ts';
import { describeSunNote } from '#i18n/formats/describe-sun-note.ts';
import { TripOffer } from '../../shared/call-offs/trip-offer.tsx';
import { TripReview } from './trip-review.tsx';
import { PaymentDue } from '../../shared/acts/payment-due.tsx';
import { Notice } from '../../shared/acts/notice.tsx';
import { useTripTimes } from '../../shared/calendar/use-trip-times.ts';
import { getDirectionsAddress } from '../../shared/island/maps-link.tsx';
import { renderRichMessage } from '../../shared/language/render-rich-message.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { Badge } from '../../ui/badge.tsx';
import { BoatPhoto } from '../../ui/boat-photo.tsx';
import { getButtonClasses } from '../../ui/button.tsx';
import { OpenChangeRequest } from './acts/open-change-request.tsx';
import { BoardingCode } from './boarding-code.tsx';
import { describeTimeLeft } from './describe-time-left.ts';
import { TripActions } from './acts/trip-actions.tsx';
import { TripCaptain } from './trip-captain.tsx';
import { TripGuests, TripHistory, TripMoney, TripPlace } from './trip-cards.tsx';
import { describeTripHeadline } from './trip-headline.ts';
import { WalletButtons } from './wallet-buttons.tsx';
import { ConfirmReservation } from './acts/confirm-reservation-card.tsx';

type TripDetailsProps = {
  trip: TripView;
  token: string;
  isOffline: boolean;
  /** When the shown data was fetched, in epoch milliseconds. */
  readAtMs: number;
  onHandedOver: (name: string) => void;
};

/** Orders the page by urgency: first what guests need at the dock, then what they can change, then the rest. */
export function TripDetails({ trip, readAtMs, ...page }: TripDetailsProps) {
  const t = useMessages('trip');
  const { token, isOffline } = page;
  const isOn = isSold(trip.booking.status);
  const hasBegun = trip.booking.status === 'paid' && trip.refusal !== null;
  return (
    <div className="page-width py-6 sm:py-12">
      <div className="mx-auto grid max-w-5xl items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-5">
          {isOffline && <Offline readAtMs={readAtMs} />}
          {!isOffline && <TripOffer token={token} />}
          <TripOpening trip={trip} token={token} />
          <Payment trip={trip} token={token} isOffline={isOffline} />
          <AwaitingApproval trip={trip} />
          <OpenChangeRequest trip={trip} token={token} isOffline={isOffline} />
          {isOn && trip.refusal !== null && (
            <Notice>
              <p>{t.begun}</p>
            </Notice>
          )}
          {trip.booking.status === 'paid' && <BoardingCode code={trip.booking.code} />}
          {isOn && <TripPlace trip={trip} />}
          <TripActions trip={trip} {...page} />
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

function TripOpening({ trip, token }: { trip: TripView; token: string }) {
  const { booking, calendarUrl, tripMinutes } = trip;
  const t = useMessages('trip');
  const trips = useMessages('trips');
  const picker = useMessages('picker');
  const made = useMessages('booking');
  const { when, ...times } = useTripTimes();
  const { title, text } = describeTripHeadline(trip, t, times.money);
  const left = describeTimeLeft({ ...booking, tripMinutes }, useIslandNow(), t, trips);
  const { boat } = booking;
  return (
    <div>
      <Link href={paths.boat(boat)} className="block overflow-hidden rounded-card">
        <BoatPhoto
          image={boat.image}
          stockFor={boat.id}
          alt={t.seeBoat(boat.name)}
          sizes="(min-width: 64rem) 36rem, 92vw"
          isFirst
        />
      </Link>
      <h1 className="page-title mt-5 wrap-anywhere">{title}</h1>
      {text && <p className="mt-3 text-lg">{text}</p>}
      <p className="mt-3 text-lg font-semibold">
        {when(booking.startDate, booking.time, booking.endDate)}
      </p>
      {isSold(booking.status) && trip.sun && (
        <p className="mt-1">{describeSunNote(times.language, trip.sun, picker)}</p>
      )}
      {isSold(booking.status) && (
        <>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Badge tone="accent">{left}</Badge>
            <span className="text-sm text-ink-soft">{t.islandTime}</span>
          </div>
          <div className="mt-4 flex flex-wrap gap-3">
            <a href={calendarUrl} download className={quickAct}>
              <CalendarPlus aria-hidden="true" className="size-5" />
              {made.addToCalendar}
            </a>
            <a
              href={getDirectionsAddress(boat)}
              target="_blank"
              rel="noopener noreferrer"
              className={quickAct}
            >
              <Navigation aria-hidden="true" className="size-5" />
              {t.directions}
            </a>
            <WalletButtons wallets={trip.wallets} token={token} />
          </div>
        </>
      )}
    </div>
  );
}

const quickAct = getButtonClasses({ variant: 'secondary', size: 'small' });

type PaymentProps = Pick<TripDetailsProps, 'trip' | 'token' | 'isOffline'>;

function Payment({ trip: { booking }, token, isOffline }: PaymentProps) {
  const t = useMessages('trip');
  if (booking.payUrl === null) return null;
  return (
    <Notice>
      <h2 className="font-bold">{t.stillToPay}</h2>
      <PaymentDue booking={booking} className="mt-1" />
      <ConfirmReservation booking={booking} token={token} isOffline={isOffline} />
    </Notice>
  );
}

/** Shows a booking that awaits approval because the operator's calendar could not be read at the time of sale. */
function AwaitingApproval({ trip: { booking } }: { trip: TripView }) {
  const t = useMessages('trip');
  const { islandTime } = useMessages('booking');
  const { moment } = useTripTimes();
  const { status, answerBy } = booking;
  if (status !== 'asked') return null;
  return (
    <Notice>
      <h2 className="font-bold">{t.waiting}</h2>
      <p className="mt-1">
        {answerBy ? t.waitingTextBy(islandTime(moment(answerBy))) : t.waitingText}
      </p>
    </Notice>
  );
}

function Offline({ readAtMs }: { readAtMs: number }) {
  const t = useMessages('trip');
  const { islandTime } = useMessages('booking');
  const { moment } = useTripTimes();
  const readAt = islandTime(moment(new Date(readAtMs).toISOString()));
  return (
    <div
      role="status"
      className="flex items-start gap-3 rounded-field border border-edge bg-shallows p-4"
    >
      <WifiOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <p>{renderRichMessage(t.offline(readAt), { strong: <strong /> })}</p>
    </div>
  );
}
