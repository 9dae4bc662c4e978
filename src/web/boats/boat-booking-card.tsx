import { useId, useRef, type ComponentProps } from 'react';
import { useLocation } from 'wouter';
import type { BoatView } from '#contract/boat-views.ts';
import { hasPublishedAvailability } from '#domain/availability.ts';
import { monthOf } from '#domain/days.ts';
import { boatAddress, checkoutAddress } from '../trip/trip-addresses.ts';
import { CalendarCard } from '../trip/calendar-card.tsx';
import { GroupSizeField } from '../trip/group-size-field.tsx';
import { NeedsScripts } from '../trip/needs-scripts.tsx';
import { PriceSummary } from '../trip/price-summary.tsx';
import { TimeCard } from '../trip/time-card.tsx';
import { ModeField } from '../trip/mode-field.tsx';
import type { AskedTrip } from '../trip/trip-choice.ts';
import { unitPrice } from '../trip/trip-words.ts';
import { UnpublishedNotice } from '../trip/unpublished-notice.tsx';
import { useTripChoice } from '../trip/use-trip-choice.ts';
import { Button } from '../ui/button.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { Card, CardTitle } from '../ui/card.tsx';
import { BoatBookingBar } from './boat-booking-bar.tsx';

type TripChoosing = ReturnType<typeof useTripChoice>;

/** Where a visitor chooses a trip on this boat, sees its price and goes on to the checkout. */
export function BoatBookingCard({ boat, asked }: { boat: BoatView; asked: AskedTrip }) {
  const choosing = useTripChoice(boat, asked);
  const isPublished = hasPublishedAvailability(boat.availability);
  const isHydrated = useIsHydrated();
  const goOnPlace = useRef<HTMLDivElement>(null);
  const goOn = useGoingOn(boat, choosing);
  return (
    <>
      <Card id="book" className="scroll-mt-24">
        <CardTitle>Book This Boat</CardTitle>
        <NeedsScripts />
        {/* Before the page is alive a choice would be lost. */}
        <fieldset disabled={!isHydrated} className="flex min-w-0 flex-col gap-6">
          {!isPublished && <UnpublishedNotice />}
          <ModeField
            boat={choosing.sale}
            mode={choosing.choice.mode}
            onChange={(mode) => choosing.change({ kind: 'mode', mode })}
          />
          <DateAndTime choosing={choosing} />
          <GroupSizeField
            most={boat.capacity}
            value={choosing.choice.groupSize}
            onChange={(event) =>
              choosing.change({ kind: 'groupSize', groupSize: Number(event.target.value) })
            }
          />
          <PriceSummary trip={{ boat, ...choosing.choice, price: choosing.price }} />
          <div ref={goOnPlace}>
            <ContinueButton onContinue={goOn} />
          </div>
        </fieldset>
      </Card>
      {isPublished && <BoatBookingBar choosing={choosing} onContinue={goOn} watched={goOnPlace} />}
    </>
  );
}

function DateAndTime({ choosing }: { choosing: TripChoosing }) {
  const { sale, now, choice, change, calendar, times, suggestions } = choosing;
  const { date, mode } = choice;
  const unit = unitPrice(sale, mode);
  const offer = date === null ? undefined : calendar(monthOf(date)).get(date);
  const selectDate = (day: string) => change({ kind: 'date', date: day });
  return (
    <>
      <CalendarCard
        calendar={calendar}
        today={now.day}
        selected={date}
        priceNote={unit && `from ${unit.price}`}
        onSelect={selectDate}
      />
      <TimeCard
        date={date}
        times={times}
        selected={choice.time}
        mostSeats={offer?.mostSeats ?? 0}
        suggestions={suggestions}
        onSelect={(time) => change({ kind: 'time', time })}
        onSelectDate={selectDate}
      />
    </>
  );
}

/** Goes to the checkout; null until the trip is chosen and has a price. Going back finds it still chosen. */
function useGoingOn(boat: BoatView, { choice, price }: TripChoosing): (() => void) | null {
  const [, navigate] = useLocation();
  const { date, time } = choice;
  if (date === null || time === null || !price.isValid) return null;
  const trip = { ...choice, date, time };
  return () => {
    navigate(boatAddress(boat.slug, trip), { replace: true });
    navigate(checkoutAddress(boat.id, trip));
  };
}

function ContinueButton({ onContinue }: { onContinue: (() => void) | null }) {
  const hintId = useId();
  const button: ComponentProps<typeof Button> = { size: 'large', className: 'w-full' };
  if (onContinue) {
    return (
      <Button {...button} onClick={onContinue}>
        Continue to Checkout
      </Button>
    );
  }
  return (
    <>
      <Button {...button} disabled aria-describedby={hintId}>
        Continue to Checkout
      </Button>
      <p id={hintId} className="mt-2 text-center text-sm text-ink-soft">
        Pick a date and time to continue.
      </p>
    </>
  );
}
