import type { ComponentProps } from 'react';
import { listPricedModes, type BoatTerms } from '#domain/boats/boats.ts';
import type { PricingMode } from '#domain/money/pricing-modes.ts';
import type { Day } from '#domain/time/days.ts';
import { useFormats } from '../language/use-formats.ts';
import { useMessages } from '../language/use-messages.ts';
import { SelectField } from '../../forms/form-field.tsx';
import { modeSelect } from './trip-choice.ts';

type ModeFieldProps = {
  boat: Pick<BoatTerms, 'tripType' | 'pricePerSeatCents' | 'charterPriceCents'>;
  mode: PricingMode;
  onChange: (mode: PricingMode) => void;
};

/**
 * Renders a select for the trip type or the pricing mode, whichever the boat offers (spec 2: boat detail). Renders a
 * hidden field if the boat offers neither.
 */
export function ModeField({ boat, mode, onChange }: ModeFieldProps) {
  const t = useMessages('picker');
  const trips = useMessages('trips');
  const select = modeSelect(boat);
  if (select === null) return <input type="hidden" name="mode" value={mode} />;
  const options = select === 'tripType' ? (['perSeat', 'charter'] as const) : listPricedModes(boat);
  const getName = (option: PricingMode) =>
    select === 'pricingMode'
      ? trips.pricingModes[option]
      : trips.tripTypes[option === 'perSeat' ? 'tour' : 'private'];
  return (
    <SelectField
      label={select === 'tripType' ? t.tripType : t.pricingMode}
      name="mode"
      value={mode}
      onChange={({ target }) => onChange(target.value === 'charter' ? 'charter' : 'perSeat')}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {getName(option)}
        </option>
      ))}
    </SelectField>
  );
}

type LastDayFieldProps = {
  /** The days on which the charter may end, including its first day. */
  ends: readonly Day[];
  /** Null for the first day. */
  end: Day | null;
  onChange: (end: Day) => void;
};

export function LastDayField({ ends, end, onChange }: LastDayFieldProps) {
  const t = useMessages('picker');
  const trips = useMessages('trips');
  const formats = useFormats();
  return (
    <SelectField
      label={t.lastDay}
      name="end"
      value={end ?? ends[0]}
      onChange={({ target }) => onChange(target.value)}
    >
      {ends.map((day, index) => (
        <option key={day} value={day}>
          {`${formats.shortWeekday(day)} (${trips.days(index + 1)})`}
        </option>
      ))}
    </SelectField>
  );
}

type GroupSizeFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> & {
  /** The largest group on offer. */
  max: number;
};

export function GroupSizeField({ max, ...select }: GroupSizeFieldProps) {
  const t = useMessages('picker');
  const trips = useMessages('trips');
  return (
    <SelectField {...select} label={t.groupSize}>
      {Array.from({ length: max }, (_, index) => (
        <option key={index} value={index + 1}>
          {trips.guests(index + 1)}
        </option>
      ))}
    </SelectField>
  );
}
