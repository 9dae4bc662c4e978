import type { ComponentProps } from 'react';
import type { BoatView } from '#contract/boat-views.ts';
import type { BoatFilters } from '#domain/boat-search.ts';
import { groupRanges } from '#domain/boats.ts';
import { boatTypes, tripTypeNames } from '#domain/boats.ts';
import { portCodes, portName } from '#domain/ports.ts';
import { useIslandNow } from '../layout/island-clock.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/form-field.tsx';

type BoatFiltersFormProps = {
  filters: BoatFilters;
  boats: readonly BoatView[];
  onChange: (filters: BoatFilters) => void;
};

/** The five filters. They apply on change; without scripts a button submits them. */
export function BoatFiltersForm({ filters, boats, onChange }: BoatFiltersFormProps) {
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
      className="mt-8 grid gap-x-4 gap-y-4 rounded-card bg-shallows p-4 min-[22rem]:grid-cols-2 sm:p-6 lg:grid-cols-5"
    >
      <TextField
        {...field('date')}
        label="Date"
        type="date"
        min={today}
        className="min-[22rem]:max-lg:col-span-2"
      />
      <Choice {...field('port')} label="Port of Embarkment" any="Any port">
        {portOptions(boats)}
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
function portOptions(boats: readonly BoatView[]) {
  const known = new Set<string>(portCodes);
  const others = boats.filter((boat) => !known.has(boat.port));
  const names = new Map(portCodes.map((code) => [code as string, portName(code)]));
  for (const boat of others) {
    names.set(
      boat.port,
      boat.port === 'other' ? 'Other port' : portName(boat.port, boat.customPort),
    );
  }
  return [...names].map(([code, name]) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
