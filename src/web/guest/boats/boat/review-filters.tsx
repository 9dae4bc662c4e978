import { useId, type ReactNode } from 'react';
import type { ReviewCountsView } from '#contract/public/review-api.ts';
import type { GroupKind } from '#domain/reviews/reviews.ts';
import { languageNames, type Language } from '#i18n/languages/languages.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { classNames } from '../../../ui/class-names.ts';

export type ReviewFilter = { group?: GroupKind; language?: Language };

type ReviewFiltersProps = {
  counts: ReviewCountsView;
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
};

/** Filters the reviews by kind of group and by language. Omits a filter that would have a single option. */
export function ReviewFilters({ counts, filter, onFilter }: ReviewFiltersProps) {
  const t = useMessages('reviews');
  const { group, language } = filter;
  const areGroupsOffered = counts.groups.length > 1;
  const areLanguagesOffered = counts.languages.length > 1;
  if (!areGroupsOffered && !areLanguagesOffered) return null;
  return (
    <div className="mt-4 mb-2 flex flex-col gap-3 noscript:hidden">
      {areGroupsOffered && (
        <FilterRow
          label={t.byGroup}
          values={counts.groups}
          chosen={group}
          renderName={(value) => t.groupKinds[value]}
          onChoose={(value) =>
            onFilter({ ...(language && { language }), ...(value && { group: value }) })
          }
        />
      )}
      {areLanguagesOffered && (
        <FilterRow
          label={t.byLanguage}
          values={counts.languages}
          chosen={language}
          renderName={(value) => <span lang={value}>{languageNames[value]}</span>}
          onChoose={(value) =>
            onFilter({ ...(group && { group }), ...(value && { language: value }) })
          }
        />
      )}
      <p role="status" className="sr-only">
        {(group ?? language) && t.shown(counts.shown)}
      </p>
    </div>
  );
}

type FilterRowProps<Value extends string> = {
  label: string;
  values: readonly { value: Value; count: number }[];
  chosen: Value | undefined;
  renderName: (value: Value) => ReactNode;
  onChoose: (value: Value | undefined) => void;
};

function FilterRow<Value extends string>(props: FilterRowProps<Value>) {
  const { label, values, chosen, renderName, onChoose } = props;
  const t = useMessages('reviews');
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className="flex flex-wrap items-center gap-2">
      <span id={labelId} className="mr-1 text-sm font-semibold">
        {label}
      </span>
      <FilterButton isChosen={chosen === undefined} onClick={() => onChoose(undefined)}>
        {t.all}
      </FilterButton>
      {values.map(({ value, count }) => (
        <FilterButton
          key={value}
          isChosen={chosen === value}
          disabled={count === 0 && chosen !== value}
          onClick={() => onChoose(value)}
        >
          {renderName(value)} ({count})
        </FilterButton>
      ))}
    </div>
  );
}

type FilterButtonProps = {
  isChosen: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
};

function FilterButton({ isChosen, disabled, onClick, children }: FilterButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={disabled}
      onClick={onClick}
      className={classNames(
        'min-h-10 rounded-full border px-4 text-sm font-semibold focus-visible:rounded-full disabled:opacity-55',
        isChosen ? 'border-ink bg-ink text-paper' : 'border-edge bg-card hover:border-ink',
      )}
    >
      {children}
    </button>
  );
}
