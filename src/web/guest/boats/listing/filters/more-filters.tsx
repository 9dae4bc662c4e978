import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { isSet, priceLimits, priceRanges } from '#domain/search/boat-filters.ts';
import { localizeWholeDollars } from '#i18n/formats/language-formats.ts';
import type { FiltersMessages } from '#i18n/catalogues/messages.ts';
import { useLanguage, useMessages } from '../../../../shared/language/use-messages.ts';
import { Choice, createFieldProps, type FilterFieldsProps } from './filter-choice.tsx';
import { ShipFilter } from './ship-filter.tsx';

const folded = ['price', 'timeOfDay', 'length', 'sort', 'ship'] as const;

/** Folds rarely used filters, so that boats are visible without much scrolling. */
export default function MoreFilters({ filters, onChange }: FilterFieldsProps) {
  const field = createFieldProps(filters, onChange);
  const t = useMessages('filters');
  const language = useLanguage();
  const dollars = (text: string) => localizeWholeDollars(language, Number(text));
  const [isOpen, setOpen] = useState(folded.some((name) => isSet(filters[name])));
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group col-span-full phone:open:pb-3"
    >
      <summary className="beside-last-field flex min-h-11 list-none items-center gap-2 rounded-field font-semibold text-sea sm:w-fit phone:min-h-12 [&::-webkit-details-marker]:hidden">
        {t.moreFilters}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-3 pt-2 min-[22rem]:grid-cols-2 sm:gap-4 lg:grid-cols-5">
        <Choice {...field('price')} label={t.price} any={t.anyPrice}>
          {priceLimits.map((max) => (
            <option key={max} value={max}>
              {t.upToPrice(dollars(max))}
            </option>
          ))}
          <optgroup label={t.between}>
            {priceRanges.map((range) => (
              <option key={range} value={range}>
                {formatPriceRange(t, range, dollars)}
              </option>
            ))}
          </optgroup>
        </Choice>
        <Choice {...field('timeOfDay')} label={t.timeOfDay} any={t.anyTime}>
          {renderOptions(t.timesOfDay)}
        </Choice>
        <Choice {...field('length')} label={t.length} any={t.anyLength}>
          {renderOptions(t.lengths)}
        </Choice>
        <Choice {...field('sort')} label={t.sort} any={t.featured}>
          {renderOptions(t.orders)}
        </Choice>
        <ShipFilter filters={filters} onChange={onChange} />
      </div>
    </details>
  );
}

/** Formats "$50 to $100" or "$2,000 or more". */
function formatPriceRange(
  t: FiltersMessages,
  range: string,
  dollars: (text: string) => string,
): string {
  const [min = '', max = ''] = range.split('-');
  return max === '' ? t.priceOrMore(dollars(min)) : t.prices(dollars(min), dollars(max));
}

function renderOptions(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
