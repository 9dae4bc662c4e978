import { Suspense, useId, useRef } from 'react';
import { useLocation } from 'wouter';
import type { BoatPageView, BoatView } from '#contract/public/boat-views.ts';
import { paths } from '#contract/pages/paths.ts';
import { hasPublishedAvailability } from '#domain/availability/availability.ts';
import { computeStatedMinutes } from '#domain/availability/trip-times.ts';
import { computeReturn } from '#domain/availability/trip-return.ts';
import { getMonth } from '#domain/time/days.ts';
import { countSeatsTaken } from '#domain/departures/departures.ts';
import { CalendarCard } from '../../../shared/calendar/calendar-card.tsx';
import { DayForecast } from '../../../shared/calendar/day-forecast.tsx';
import { PriceSummary } from '../../../shared/trip/price-summary.tsx';
import { type TripPart, modeSelect, type RequestedTrip } from '../../../shared/trip/trip-choice.ts';
import { TimeCard } from '../../../shared/calendar/time-card.tsx';
import { checkoutAddress } from '../../../shared/trip/trip-addresses.ts';
import { GroupSizeField, LastDayField, ModeField } from '../../../shared/trip/trip-fields.tsx';
import { TripForm } from '../../../shared/trip/trip-form.tsx';
import { formatUnitPrice } from '../../../shared/trip/format-trip.ts';
import { useAddress } from '../../../shared/language/use-address.ts';
import { useFormats } from '../../../shared/language/use-formats.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { createLazyPart } from '../../../shared/states/lazy-part.tsx';
import { UnpublishedNotice } from '../../../shared/acts/notice.tsx';
import { useTripChoice, type TripPicker } from '../../../shared/trip/use-trip-choice.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { useIsHydrated } from '../../../ui/hydrated.ts';

/** Loads the bar in the browser only, because it depends on the scroll position. */
const BoatBookingBar = createLazyPart(() => import('./boat-booking-bar.tsx'));

type BoatBookingCardProps = { boat: BoatPageView; requested: RequestedTrip };

export function BoatBookingCard({ boat, requested }: BoatBookingCardProps) {
  const t = useMessages('boat');
  const localizeAddress = useAddress();
  const isHydrated = useIsHydrated();
  const picker = useTripChoice(boat, requested);
  const isPublished = hasPublishedAvailability(boat.availability);
  const continueRef = useRef<HTMLDivElement>(null);
  const continueToCheckout = useContinue(boat, picker, requested.ship);
  return (
    <>
      <Card id="book" className="scroll-mt-24">
        <CardTitle>{t.book}</CardTitle>
        <TripForm
          action={localizeAddress(paths.boat(boat))}
          choice={picker.choice}
          onChange={picker.change}
          onLeave={() => continueToCheckout?.()}
        >
          {requested.ship && <input type="hidden" name="ship" value={requested.ship} />}
          {!isPublished && <UnpublishedNotice />}
          <Mode picker={picker} />
          <DateAndTime boat={boat} picker={picker} />
          <ReturnTime boat={boat} picker={picker} />
          <SoFar boat={boat} picker={picker} />
          <GroupSize boat={boat} picker={picker} />
          <PriceSummary trip={pricedTrip(boat, picker)} />
          <div ref={continueRef}>
            <ContinueButton boat={boat} isChosen={continueToCheckout !== null} />
          </div>
        </TripForm>
      </Card>
      {isPublished && isHydrated && (
        <Suspense fallback={null}>
          <BoatBookingBar picker={picker} onContinue={continueToCheckout} watched={continueRef} />
        </Suspense>
      )}
    </>
  );
}

function pricedTrip(boat: BoatView, { choice: { end, ...choice }, price }: TripPicker) {
  return { boat, ...choice, ...(end && { end }), price };
}

function Mode({ picker: { sale, choice, change } }: { picker: TripPicker }) {
  const field = <ModeField boat={sale} mode={choice.mode} onChange={(mode) => change({ mode })} />;
  if (modeSelect(sale) === null) return field;
  return (
    <div>
      {field}
      <UpdateButton fragment="select-date" />
    </div>
  );
}

function GroupSize({ boat, picker }: { boat: BoatView; picker: TripPicker }) {
  const { choice, change } = picker;
  return (
    <div>
      <GroupSizeField
        name="groupSize"
        max={boat.capacity}
        value={choice.groupSize}
        onChange={({ target }) => change({ groupSize: Number(target.value) })}
      />
      <UpdateButton fragment="select-time" />
    </div>
  );
}

type BookingPartProps = { boat: BoatPageView; picker: TripPicker };

function DateAndTime({ boat, picker }: BookingPartProps) {
  const { sale, now, choice, change, calendar, times, ends, suggestions } = picker;
  const { date, mode } = choice;
  const t = useMessages('picker');
  const unit = formatUnitPrice(useFormats(), t, sale, mode);
  const offer = date === null ? undefined : calendar(getMonth(date)).get(date);
  return (
    <>
      <CalendarCard
        calendar={calendar}
        today={now.day}
        selected={date}
        end={choice.end}
        turnedTo={choice.month}
        priceNote={unit && t.fromPrice(unit.price)}
        onTurn={(month) => change({ month })}
      />
      {ends.length > 1 && (
        <div>
          <LastDayField ends={ends} end={choice.end} onChange={(end) => change({ end })} />
          <UpdateButton fragment="select-date" />
        </div>
      )}
      <TimeCard
        date={date}
        times={times}
        selected={choice.time}
        maxSeats={offer?.maxSeats ?? 0}
        smallestParty={offer?.smallestParty ?? 1}
        groupSize={choice.groupSize}
        suggestions={suggestions}
        sun={mode === 'charter' ? [] : boat.sun.filter((note) => note.date === date)}
      />
      {date !== null && <DayForecast day={date} today={now.day} />}
    </>
  );
}

/** Shows the return time of the chosen departure, unless the sun note already shows it. */
function ReturnTime({ boat, picker: { sale, choice } }: BookingPartProps) {
  const t = useMessages('boat');
  const formats = useFormats();
  const { mode, date, time } = choice;
  if (mode === 'charter' || date === null || time === null) return null;
  if (boat.sun.some((note) => note.date === date && note.time === time)) return null;
  const minutes = computeStatedMinutes(sale, date, time);
  if (minutes === null) return null;
  const { back, isBackNextDay } = computeReturn(date, time, minutes);
  return <p>{(isBackNextDay ? t.backNextDayAt : t.backAt)(formats.time(back))}</p>;
}

/** Shows how many guests the chosen departure has and how many it needs to sail. */
function SoFar({ boat, picker: { choice } }: { boat: BoatView; picker: TripPicker }) {
  const t = useMessages('boat');
  const { mode, date, time } = choice;
  if (!boat.smallestNumber || mode === 'charter' || date === null || time === null) return null;
  const soFar = countSeatsTaken(boat.taken, date, time);
  return <p>{t.soFar(boat.smallestNumber, soFar)}</p>;
}

/**
 * Returns a function that navigates to the checkout; null until the trip is complete and priced. Going back from the
 * checkout restores the choice.
 */
function useContinue(
  boat: BoatView,
  { choice, price }: TripPicker,
  ship: string | undefined,
): (() => void) | null {
  const [, navigate] = useLocation();
  const { date, time } = choice;
  if (date === null || time === null || !price.isValid) return null;
  const trip = { ...choice, date, time, end: choice.end ?? date, ship };
  return () => navigate(checkoutAddress(boat.id, trip));
}

function ContinueButton({ boat, isChosen }: { boat: BoatView; isChosen: boolean }) {
  const t = useMessages('boat');
  const localizeAddress = useAddress();
  const hintId = useId();
  return (
    <>
      <Button
        type="submit"
        name="boat"
        value={boat.id}
        formAction={localizeAddress(paths.checkout({ boatId: boat.id }))}
        size="large"
        className="w-full"
        disabled={!isChosen}
        aria-describedby={isChosen ? undefined : hintId}
      >
        {t.toCheckout}
      </Button>
      {!isChosen && (
        <p id={hintId} className="mt-2 text-center text-sm text-ink-soft">
          {t.pickFirst}
        </p>
      )}
    </>
  );
}

/** Submits the form without JavaScript. Hidden if JavaScript runs. */
function UpdateButton({ fragment }: { fragment: TripPart }) {
  const t = useMessages('boat');
  return (
    <div className="scriptless mt-2 justify-items-start">
      <Button type="submit" variant="secondary" size="small" formAction={`#${fragment}`}>
        {t.update}
      </Button>
    </div>
  );
}
