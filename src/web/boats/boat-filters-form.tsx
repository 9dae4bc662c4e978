import { ChevronDown } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import {
  isSet,
  priceLimits,
  priceRanges,
  type BoatFilters,
  type lengthRanges,
  type ListingOrder,
  type timesOfDay,
} from '#domain/boat-filters.ts';
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
  const field: FieldOf = (name) => ({
    name,
    value: filters[name],
    onChange: (event) => onChange({ ...filters, [name]: event.currentTarget.value }),
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
        {portOptions(ports)}
      </Choice>
      <Choice {...field('groupSize')} label="People" any="Any size">
        {groupRanges.map((range) => (
          <option key={range}>{range}</option>
        ))}
        <optgroup label="Exactly">
          {Array.from({ length: 20 }, (_, index) => (
            <option key={index}>{index + 1}</option>
          ))}
        </optgroup>
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
      <MoreFilters filters={filters} field={field} />
      <div className="scriptless items-end">
        <Button type="submit">Show boats</Button>
      </div>
    </form>
  );
}

type FieldOf = (name: keyof BoatFilters) => {
  name: string;
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

const folded = ['price', 'timeOfDay', 'length', 'sort'] as const;

/** What few ask for stays folded until it is opened, so that boats are seen without scrolling far. */
function MoreFilters({ filters, field }: { filters: BoatFilters; field: FieldOf }) {
  const [isOpen, setOpen] = useState(folded.some((name) => isSet(filters[name])));
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group col-span-full"
    >
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-field font-semibold text-sea [&::-webkit-details-marker]:hidden">
        More filters and sorting
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 pt-2 min-[22rem]:grid-cols-2 lg:grid-cols-5">
        <Choice {...field('price')} label="Price" any="Any price">
          {priceLimits.map((dollars) => (
            <option key={dollars} value={dollars}>
              {`Up to ${dollarsOf(dollars)}`}
            </option>
          ))}
          <optgroup label="Between">
            {priceRanges.map((range) => (
              <option key={range} value={range}>
                {range.split('-').map(dollarsOf).join(' to ').replace(/ to $/, ' or more')}
              </option>
            ))}
          </optgroup>
        </Choice>
        <Choice {...field('timeOfDay')} label="Time of Day" any="Any time">
          {optionsOf(timeNames)}
        </Choice>
        <Choice {...field('length')} label="Trip Length" any="Any length">
          {optionsOf(lengthNames)}
        </Choice>
        <Choice {...field('sort')} label="Sort By" any="Featured">
          {optionsOf(orderNames)}
        </Choice>
      </div>
    </details>
  );
}

const timeNames: Record<keyof typeof timesOfDay, string> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};
const lengthNames: Record<keyof typeof lengthRanges, string> = {
  short: 'Up to 3 hours',
  half: '3 to 5 hours',
  full: 'Full day',
};
const orderNames: Record<ListingOrder, string> = {
  soonest: 'Soonest',
  price: 'Lowest price',
  length: 'Shortest trip',
};

function optionsOf(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}

/** "$1,000"; nothing for nothing. */
function dollarsOf(dollars: string): string {
  return dollars && `$${dollars.replace(/(?=000$)/, ',')}`;
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
