import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ports } from '#domain/island/ports.ts';
import type { AdminLayoutMessages } from '#i18n/catalogues/messages.ts';
import { DEBOUNCE_MS } from '../../shared/requests/debounce.ts';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../forms/form-field.tsx';
import { ChoiceField } from '../../forms/choice-field.tsx';

/** Filters of a list; '' means off. */
export type ListFilters = Readonly<Record<string, string>>;

export function pickSetFilters(filters: ListFilters): ListFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

export function filteredAddress(path: string, filters: ListFilters): string {
  const query = new URLSearchParams(pickSetFilters(filters)).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Keeps a list's filters in the query string, so that Back restores them. `search` is the page's input. */
export function useFilters(search: ListFilters) {
  const [path, navigate] = useLocation();
  const change = (part: ListFilters) => {
    // Reads the location, which may be newer than the last render.
    const now = Object.fromEntries(new URLSearchParams(window.location.search));
    navigate(filteredAddress(path, { ...now, ...part }), { replace: true });
  };
  return {
    change,
    field: (name: string) => ({
      name,
      value: search[name] ?? '',
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        change({ [name]: currentTarget.value }),
    }),
  };
}

/** A filter: a select, a text field of a given type, or a custom component. */
export type FilterField = {
  label: string;
  className?: string;
  choices?: Choices;
  type?: 'date' | 'month';
  min?: string | undefined;
  max?: string | undefined;
  Field?: ComponentType<FilterFieldProps>;
};

type Choices = Readonly<Record<string, string>>;

export type FilterFieldProps = Pick<FilterField, 'label' | 'className'> & FieldState;
type FieldState = ReturnType<ReturnType<typeof useFilters>['field']>;

type FilterFormProps = {
  label: string;
  className?: string | undefined;
  search: ListFilters;
  /** Fields by query parameter; `search` is the text to search for. */
  fields: Readonly<Record<string, FilterField | undefined>>;
  children?: ReactNode;
};

/** Applies each filter as it changes. */
export function FilterForm({ label, className, search, fields, children }: FilterFormProps) {
  const { field } = useFilters(search);
  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      className={classNames('grid gap-4 rounded-card bg-shallows p-4 sm:p-6', className)}
    >
      {Object.entries(fields).map(
        ([name, filter]) =>
          filter &&
          (name === 'search' ? (
            <AdminSearch key={name} search={search} {...filter} />
          ) : (
            <FilterControl key={name} filter={filter} state={field(name)} />
          )),
      )}
      {children}
    </form>
  );
}

function FilterControl({ filter, state }: { filter: FilterField; state: FieldState }) {
  const { Field, choices, ...field } = filter;
  if (Field) return <Field {...field} {...state} />;
  if (choices) return <ChoiceField choices={choices} {...field} {...state} />;
  return <TextField {...field} {...state} />;
}

export function listPortChoices(t: AdminLayoutMessages): Choices {
  return { '': t.anyPort, ...ports, other: t.otherPort };
}

type AdminSearchProps = Pick<FilterField, 'label' | 'className'> & { search: ListFilters };

function AdminSearch({ label, search: { search: value = '' }, className }: AdminSearchProps) {
  const { change } = useFilters({});
  const [typed, setTyped] = useState(value);
  const timer = useRef<number>(undefined);
  const sent = useRef(value);

  useEffect(() => {
    if (value === sent.current) return;
    // Another component changed the filter, such as a link back to the whole list.
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    const { pathname } = window.location;
    timer.current = window.setTimeout(() => {
      // Skips the update after a navigation: this list stays rendered until the next page is ready.
      if (window.location.pathname !== pathname) return;
      sent.current = text.trim();
      change({ search: sent.current });
    }, DEBOUNCE_MS);
  };
  return (
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      maxLength={100}
      value={typed}
      onChange={({ target }) => type(target.value)}
      {...(className && { className })}
    />
  );
}
