import type { ComponentProps } from 'react';
import {
  pricedModes,
  pricingModeNames,
  tripTypeNames,
  type BoatTerms,
  type PricingMode,
} from '#domain/boats.ts';
import { formatShortWeekday, type Day } from '#domain/days.ts';
import { SelectField } from '../ui/form-field.tsx';
import { modeSelect } from './trip-choice.ts';
import { guests } from './trip-words.ts';

type ModeFieldProps = {
  boat: Pick<BoatTerms, 'tripType' | 'pricePerSeatCents' | 'charterPriceCents'>;
  mode: PricingMode;
  onChange: (mode: PricingMode) => void;
};

/** A select for the trip type or the pricing mode, whichever the boat offers (spec 2: boat detail); else a hidden field. */
export function ModeField({ boat, mode, onChange }: ModeFieldProps) {
  const select = modeSelect(boat);
  if (select === null) return <input type="hidden" name="mode" value={mode} />;
  const options = select === 'tripType' ? (['perSeat', 'charter'] as const) : pricedModes(boat);
  const nameOf = (option: PricingMode) =>
    select === 'pricingMode'
      ? pricingModeNames[option]
      : tripTypeNames[option === 'perSeat' ? 'tour' : 'private'];
  return (
    <SelectField
      label={select === 'tripType' ? 'Trip Type' : 'Pricing Mode'}
      name="mode"
      value={mode}
      onChange={({ target }) => onChange(target.value === 'charter' ? 'charter' : 'perSeat')}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {nameOf(option)}
        </option>
      ))}
    </SelectField>
  );
}

type LastDayFieldProps = {
  /** The days on which the charter may end, its first one included. */
  ends: readonly Day[];
  /** Null: the first. */
  end: Day | null;
  onChange: (end: Day) => void;
};

/** How many days a charter takes, by its last one. */
export function LastDayField({ ends, end, onChange }: LastDayFieldProps) {
  return (
    <SelectField
      label="Last Day"
      name="end"
      value={end ?? ends[0]}
      onChange={({ target }) => onChange(target.value)}
    >
      {ends.map((day, index) => (
        <option key={day} value={day}>
          {`${formatShortWeekday(day)} (${index === 0 ? '1 day' : `${index + 1} days`})`}
        </option>
      ))}
    </SelectField>
  );
}

type GroupSizeFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> & {
  /** The largest group on offer. */
  most: number;
};

export function GroupSizeField({ most, ...select }: GroupSizeFieldProps) {
  return (
    <SelectField {...select} label="Group Size">
      {Array.from({ length: most }, (_, index) => (
        <option key={index} value={index + 1}>
          {guests(index + 1)}
        </option>
      ))}
    </SelectField>
  );
}
