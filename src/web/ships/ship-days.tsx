import { ChevronRight, Ship } from 'lucide-react';
import { Link } from 'wouter';
import type { ShipDaysView } from '#contract/ship-api.ts';
import { formatWeekdayDay } from '#domain/days.ts';
import { OwnShipForm } from './own-ship-form.tsx';
import { hoursWords } from './ship-words.ts';

/** The next days with ships; any other day can be asked for. */
export function ShipDays({ days }: ShipDaysView) {
  return (
    <div className="page-width max-w-[64rem] pt-6 pb-16 sm:pt-10 sm:pb-24">
      <h1 className="page-title">Do you come by cruise ship?</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">
        Choose your day and your ship: you see the boat trips that leave after you are ashore, and
        bring you back to the pier at least 90 minutes before all aboard. If your ship does not come
        after all, you choose another day, another boat, or all your money back.
      </p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
        <NextDays days={days} />
        <OwnShipForm title="Another day, another ship" search={{}} />
      </div>
    </div>
  );
}

function NextDays({ days }: ShipDaysView) {
  if (days.length === 0)
    return (
      <p className="rounded-card bg-shallows px-6 py-10 text-center text-ink-soft">
        No ships are in our calendar yet. Tell us when you have to be aboard, and we show you what
        fits.
      </p>
    );
  return (
    <section aria-labelledby="next-ships">
      <h2 id="next-ships" className="section-title">
        The next ships
      </h2>
      <ul className="mt-5 overflow-hidden rounded-card border border-line bg-card">
        {days.map(({ day, ships }) => (
          <li
            key={day}
            className="relative flex items-center gap-4 border-t border-line px-5 py-4 first:border-t-0 hover:bg-shallows"
          >
            <Ship aria-hidden="true" className="size-7 shrink-0 text-sea" strokeWidth={1.5} />
            <div className="min-w-0 grow">
              <Link
                href={`/ships/${day}`}
                className="font-bold text-ink no-underline after:absolute after:inset-0 hover:underline"
              >
                {formatWeekdayDay(day)}
              </Link>
              <ul className="text-ink-soft">
                {ships.map((call) => (
                  <li key={call.id} className="wrap-anywhere">
                    {call.ship}, {call.isSkipped ? 'does not come' : hoursWords(call)}
                  </li>
                ))}
              </ul>
            </div>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          </li>
        ))}
      </ul>
    </section>
  );
}
