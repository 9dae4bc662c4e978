import { paths } from '#contract/pages/paths.ts';
import { isSet, type BoatFilters } from '#domain/search/boat-filters.ts';
import { boatTypes, groupRanges } from '#domain/boats/boats.ts';
import type { ListingMessages } from '#i18n/catalogues/messages.ts';
import { portCodes, getPortName } from '#domain/island/ports.ts';
import { useAddress } from '../../../../shared/language/use-address.ts';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useIslandNow } from '../../../../shared/site/island-clock.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../forms/form-field.tsx';
import { Choice, createFieldProps } from './filter-choice.tsx';
import { LazyFilterFold } from './lazy-filter-fold.tsx';
import { LazyMoreFilters } from './lazy-more-filters.tsx';

type BoatFiltersFormProps = {
  filters: BoatFilters;
  /** The ports with boats. */
  ports: readonly string[];
  onChange: (filters: BoatFilters) => void;
};

/** Folds the filters on phones into one line that lists the active filters. */
export function BoatFiltersForm(props: BoatFiltersFormProps) {
  return (
    <div className="mt-4 sm:mt-8">
      <LazyFilterFold filters={props.filters} />
      <FilterFields {...props} />
    </div>
  );
}

/** Applies the filters on change. Without JavaScript, a button submits the form. */
function FilterFields({ filters, ports, onChange }: BoatFiltersFormProps) {
  const t = useMessages('listing');
  const trips = useMessages('trips');
  const localizeAddress = useAddress();
  const today = useIslandNow().day;
  const field = createFieldProps(filters, onChange);
  return (
    <form
      action={localizeAddress(paths.listing())}
      method="get"
      role="search"
      aria-label={t.filter}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-3 rounded-card bg-shallows p-3 max-sm:mt-2 max-sm:hidden min-[22.5rem]:grid-cols-2 max-sm:peer-open:grid sm:gap-4 sm:p-6 lg:grid-cols-5 phone:pb-0"
    >
      <TextField
        {...field('date')}
        label={t.date}
        type="date"
        min={today}
        className="sm:max-lg:col-span-2"
      />
      <Choice {...field('port')} label={t.port} any={t.anyPort}>
        {portOptions(t, ports)}
      </Choice>
      <Choice {...field('groupSize')} label={t.people} any={t.anySize}>
        {rangesWith(filters.groupSize).map(sizeOption)}
        <optgroup label={t.exactly}>{exactSizes.map(sizeOption)}</optgroup>
      </Choice>
      <Choice {...field('tripType')} label={t.tripType} any={t.anyTrip}>
        <option value="tour">{trips.tripTypes.tour}</option>
        <option value="private">{trips.tripTypes.private}</option>
      </Choice>
      <Choice {...field('boatType')} label={t.boatType} any={t.anyBoat}>
        {boatTypes.map((type) => (
          <option key={type} value={type}>
            {trips.boatTypes[type]}
          </option>
        ))}
      </Choice>
      <LazyMoreFilters filters={filters} onChange={onChange} />
      <div className="scriptless items-end phone:pb-3">
        <Button type="submit">{t.show}</Button>
      </div>
    </form>
  );
}

const exactSizes = Array.from({ length: 20 }, (_, index) => String(index + 1));

/** Adds a range that appears only in the URL, such as "2-4", to the options. */
function rangesWith(asked: string): readonly string[] {
  const isListed = !isSet(asked) || [...groupRanges, ...exactSizes].includes(asked);
  return isListed ? groupRanges : [...groupRanges, asked];
}

function sizeOption(size: string) {
  return (
    <option key={size} value={size}>
      {size}
    </option>
  );
}

/** Lists the island's ports and the ports that operators entered. */
function portOptions(t: ListingMessages, ports: readonly string[]) {
  return [...new Set([...portCodes, ...ports])].map((code) => (
    <option key={code} value={code}>
      {code === 'other' ? t.otherPort : getPortName(code)}
    </option>
  ));
}
