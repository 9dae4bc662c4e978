import { useQuery } from '@tanstack/react-query';
import type { PortCallView } from '#contract/public/ship-api.ts';
import { shipHours } from '../../../../shared/trip/describe-ship-fit.ts';
import { useFormats } from '../../../../shared/language/use-formats.ts';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { portCallsQuery } from '../../../../shared/requests/port-calls-query.ts';
import { Choice, createFieldProps, type FilterFieldsProps } from './filter-choice.tsx';

/** Offers the ships on the searched date. Selecting a ship keeps only the trips that fit its call. */
export function ShipFilter({ filters, onChange }: FilterFieldsProps) {
  const t = useMessages('filters');
  const { date } = filters;
  const { data, isError } = useQuery({ ...portCallsQuery(date), enabled: date !== '' });
  if (!data || data.ships.length === 0) {
    const text = date === '' ? t.dateFirst : isError ? t.shipsFailed : t.noShips;
    return (
      <div className="flex min-w-0 flex-col gap-1.5 min-[22rem]:max-lg:col-span-2">
        <p className="text-sm font-semibold">{t.ship}</p>
        <p className="text-ink-soft">{(data || isError || date === '') && text}</p>
      </div>
    );
  }
  return (
    <Choice
      {...createFieldProps(filters, onChange)('ship')}
      label={t.ship}
      any={t.noShip}
      hint={t.shipHint}
      className="min-[22rem]:max-lg:col-span-2"
    >
      {data.ships.map((call) => (
        <ShipOption key={call.id} {...call} />
      ))}
    </Choice>
  );
}

function ShipOption({ id, ship, ...call }: PortCallView) {
  const t = useMessages('filters');
  const { language } = useFormats();
  const hours = call.isSkipped ? t.notComing : shipHours(language, call);
  return (
    <option value={id}>
      {ship}, {hours}
    </option>
  );
}
