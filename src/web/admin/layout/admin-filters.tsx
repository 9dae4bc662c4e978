import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ports } from '#domain/island/ports.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../forms/form-field.tsx';

/** Filters of a list; '' means off. */
export type ListFilters = Readonly<Record<string, string>>;

export function filtersOn(filters: ListFilters): ListFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

export function filteredAddress(path: string, filters: ListFilters): string {
  const query = new URLSearchParams(filtersOn(filters)).toString();
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

type FilterFormProps = { label: string; className?: string; children: ReactNode };

/** Applies each filter as it changes. */
export function FilterForm({ label, className, children }: FilterFormProps) {
  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      className={classNames('grid gap-4 rounded-card bg-shallows p-4 sm:p-6', className)}
    >
      {children}
    </form>
  );
}

export function usePortChoices(): Readonly<Record<string, string>> {
  const t = useMessages('admin-layout');
  return { '': t.anyPort, ...ports, other: t.otherPort };
}

type AdminSearchProps = { label: string; search: ListFilters; className?: string };

/** Debounce: long enough to type a word, short enough to go unnoticed. */
const DEBOUNCE_MS = 300;

export function AdminSearch({
  label,
  search: { search: value = '' },
  className,
}: AdminSearchProps) {
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
