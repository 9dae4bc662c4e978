import { ChevronRight, Ship } from 'lucide-react';
import { Link } from 'wouter';
import type { ShipDaysView } from '#contract/public/ship-api.ts';
import { paths } from '#contract/pages/paths.ts';
import { formatShipHours } from '../../shared/trip/describe-ship-fit.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { OwnShipForm } from './own-ship-form.tsx';

export function ShipDays({ days }: ShipDaysView) {
  const t = useMessages('ships');
  return (
    <div className="page-width max-w-[64rem] pt-6 pb-16 sm:pt-10 sm:pb-24">
      <h1 className="page-title">{t.question}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{t.explained}</p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
        <NextDays days={days} />
        <OwnShipForm title={t.anotherShip} search={{}} />
      </div>
    </div>
  );
}

function NextDays({ days }: ShipDaysView) {
  const t = useMessages('ships');
  const formats = useFormats();
  if (days.length === 0)
    return (
      <p className="rounded-card bg-shallows px-6 py-10 text-center text-ink-soft">{t.noShips}</p>
    );
  return (
    <section aria-labelledby="next-ships">
      <h2 id="next-ships" className="section-title">
        {t.nextShips}
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
                href={paths.shipDay({ day })}
                className="font-bold text-ink no-underline after:absolute after:inset-0 hover:underline"
              >
                {formats.weekdayDay(day)}
              </Link>
              <ul className="text-ink-soft">
                {ships.map((call) => (
                  <li key={call.id} className="wrap-anywhere">
                    {call.ship},{' '}
                    {call.isSkipped ? t.notComing : formatShipHours(t, formats.language, call)}
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
