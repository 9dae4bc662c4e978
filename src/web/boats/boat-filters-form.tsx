import { ChevronDown } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { isSet, priceLimits, priceRanges, type BoatFilters } from '#domain/boat-filters.ts';
import { groupRanges } from '#domain/boats.ts';
import { boatTypes } from '#domain/boats.ts';
import { formatWholeDollarsIn } from '#domain/language-formats.ts';
import type { ListingMessages } from '#domain/messages/messages.ts';
import { portCodes, portName } from '#domain/ports.ts';
import { useAddress } from '../language/use-address.ts';
import { useLanguage, useMessages } from '../language/use-messages.ts';
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
  const words = useMessages('listing');
  const trips = useMessages('trips');
  const addressOf = useAddress();
  const today = useIslandNow().day;
  const field: FieldOf = (name) => ({
    name,
    value: filters[name],
    onChange: (event) => onChange({ ...filters, [name]: event.currentTarget.value }),
  });
  return (
    <form
      action={addressOf('/booking')}
      method="get"
      role="search"
      aria-label={words.filter}
      onSubmit={(event) => event.preventDefault()}
      className="mt-8 grid gap-x-4 gap-y-4 rounded-card bg-shallows p-4 min-[22rem]:grid-cols-2 sm:p-6 lg:grid-cols-5"
    >
      <TextField
        {...field('date')}
        label={words.date}
        type="date"
        min={today}
        className="min-[22rem]:max-lg:col-span-2"
      />
      <Choice {...field('port')} label={words.port} any={words.anyPort}>
        {portOptions(words, ports)}
      </Choice>
      <Choice {...field('groupSize')} label={words.people} any={words.anySize}>
        {groupRanges.map((range) => (
          <option key={range}>{range}</option>
        ))}
        <optgroup label={words.exactly}>
          {Array.from({ length: 20 }, (_, index) => (
            <option key={index}>{index + 1}</option>
          ))}
        </optgroup>
      </Choice>
      <Choice {...field('tripType')} label={words.tripType} any={words.anyTrip}>
        <option value="tour">{trips.tripTypes.tour}</option>
        <option value="private">{trips.tripTypes.private}</option>
      </Choice>
      <Choice {...field('boatType')} label={words.boatType} any={words.anyBoat}>
        {boatTypes.map((type) => (
          <option key={type} value={type}>
            {trips.boatTypes[type]}
          </option>
        ))}
      </Choice>
      <MoreFilters filters={filters} field={field} />
      <div className="scriptless items-end">
        <Button type="submit">{words.show}</Button>
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
  const words = useMessages('listing');
  const language = useLanguage();
  const dollars = (text: string) => formatWholeDollarsIn(language, Number(text));
  const [isOpen, setOpen] = useState(folded.some((name) => isSet(filters[name])));
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group col-span-full"
    >
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-field font-semibold text-sea [&::-webkit-details-marker]:hidden">
        {words.moreFilters}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 pt-2 min-[22rem]:grid-cols-2 lg:grid-cols-5">
        <Choice {...field('price')} label={words.price} any={words.anyPrice}>
          {priceLimits.map((most) => (
            <option key={most} value={most}>
              {words.upToPrice(dollars(most))}
            </option>
          ))}
          <optgroup label={words.between}>
            {priceRanges.map((range) => (
              <option key={range} value={range}>
                {rangeIn(words, range, dollars)}
              </option>
            ))}
          </optgroup>
        </Choice>
        <Choice {...field('timeOfDay')} label={words.timeOfDay} any={words.anyTime}>
          {optionsOf(words.timesOfDay)}
        </Choice>
        <Choice {...field('length')} label={words.length} any={words.anyLength}>
          {optionsOf(words.lengths)}
        </Choice>
        <Choice {...field('sort')} label={words.sort} any={words.featured}>
          {optionsOf(words.orders)}
        </Choice>
      </div>
    </details>
  );
}

/** "$50 to $100", "$2,000 or more" */
function rangeIn(words: ListingMessages, range: string, dollars: (text: string) => string): string {
  const [least = '', most = ''] = range.split('-');
  return most === ''
    ? words.priceOrMore(dollars(least))
    : words.prices(dollars(least), dollars(most));
}

function optionsOf(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
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
function portOptions(words: ListingMessages, ports: readonly string[]) {
  return [...new Set([...portCodes, ...ports])].map((code) => (
    <option key={code} value={code}>
      {code === 'other' ? words.otherPort : portName(code)}
    </option>
  ));
}
