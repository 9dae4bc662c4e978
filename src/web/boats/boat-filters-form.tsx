import type { ComponentProps } from 'react';
import { priceLimits, timesOfDay, type BoatFilters } from '#domain/boat-filters.ts';
import { groupRanges } from '#domain/boats.ts';
import { boatTypes, tripTypeNames } from '#domain/boats.ts';
import { portCodes, portName } from '#domain/ports.ts';
import { useIslandNow } from '../layout/island-clock.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/form-field.tsx';

type BoatFiltersFormProps = {
  filters: BoatFilters;
  /** The ports that have boats. */
  ports: readonly string[];
  onChange: (filters: BoatFilters) => void;
};

/** The filters. They apply on change; without scripts a button submits them. */
export function BoatFiltersForm({ filters, ports, onChange }: BoatFiltersFormProps) {
  const today = useIslandNow().day;
  const field = (name: keyof BoatFilters) => ({
    name,
    value: filters[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...filters, [name]: event.currentTarget.value }),
  });
  return (
    <form
      action="/booking"
      method="get"
      role="search"
      aria-label="Filter boats"
      onSubmit={(event) => event.preventDefault()}
      className="mt-8 grid gap-x-4 gap-y-4 rounded-card bg-shallows p-4 min-[22rem]:grid-cols-2 sm:p-6 lg:grid-cols-4 xl:grid-cols-7"
    >
      <TextField
        {...field('date')}
        label="Date"
        type="date"
        min={today}
        className="min-[22rem]:max-lg:col-span-2"
      />
      <Choice {...field('port')} label="Port of Embarkment" any="Any port">
        {portOptions(ports)}
      </Choice>
      <Choice {...field('groupSize')} label="People" any="Any size">
        {groupRanges.map((range) => (
          <option key={range}>{range}</option>
        ))}
      </Choice>
      <Choice {...field('tripType')} label="Trip Type" any="Any trip">
        <option value="tour">{tripTypeNames.tour}</option>
        <option value="private">{tripTypeNames.private}</option>
      </Choice>
      <Choice {...field('boatType')} label="Boat Type" any="Any boat">
        {boatTypes.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </Choice>
      <Choice {...field('price')} label="Price" any="Any price">
        {priceLimits.map((dollars) => (
          <option key={dollars} value={dollars}>
            {`Up to $${dollars.replace(/(?=000$)/, ',')}`}
          </option>
        ))}
      </Choice>
      <Choice
        {...field('timeOfDay')}
        label="Time of Day"
        any={filters.date ? 'Any time' : 'Needs a date'}
        disabled={!filters.date}
      >
        {Object.keys(timesOfDay).map((name) => (
          <option key={name} value={name}>
            {name.replace(/^./, (letter) => letter.toUpperCase())}
          </option>
        ))}
      </Choice>
      <div className="scriptless items-end">
        <Button type="submit">Show boats</Button>
      </div>
    </form>
  );
}

type ChoiceProps = ComponentProps<typeof SelectField> & {
  /** The label of the unfiltered option. */
  any: string;
};

function Choice({ any, value, children, ...select }: ChoiceProps) {
  return (
    <SelectField {...select} value={value === 'all' ? '' : value}>
      <option value="">{any}</option>
      {children}
    </SelectField>
  );
}

/** The island's ports, and those that operators entered. */
function portOptions(ports: readonly string[]) {
  return [...new Set([...portCodes, ...ports])].map((code) => (
    <option key={code} value={code}>
      {code === 'other' ? 'Other port' : portName(code)}
    </option>
  ));
}
