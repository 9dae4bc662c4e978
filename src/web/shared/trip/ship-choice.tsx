import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { isDay } from '#domain/time/days.ts';
import { useLanguage } from '../language/use-messages.ts';
import { portCallsQuery } from '../requests/port-calls-query.ts';
import { SelectField } from '../../forms/form-field.tsx';
import { shipHours } from './describe-ship-fit.ts';

type ShipChoiceProps = ComponentProps<typeof SelectField> & {
  day: string;
  /** The option for guests who do not arrive on a ship. */
  none: string;
};

/** Asks on which of the day's ships the guest arrives. */
export function ShipChoice({ day, none, ...select }: ShipChoiceProps) {
  const language = useLanguage();
  const { data } = useQuery({ ...portCallsQuery(day), enabled: isDay(day) });
  const coming = data?.ships.filter(({ isSkipped }) => !isSkipped) ?? [];
  if (coming.length === 0) return null;
  return (
    <SelectField {...select} name="ship">
      <option value="">{none}</option>
      {coming.map(({ id, ship, ...call }) => (
        <option key={id} value={id}>
          {ship}, {shipHours(language, call)}
        </option>
      ))}
    </SelectField>
  );
}
