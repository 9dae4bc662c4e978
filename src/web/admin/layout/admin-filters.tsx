import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ports } from '#domain/island/ports.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../forms/form-field.tsx';

/** A list's filters; '' is off. */
export type ListFilters = Readonly<Record<string, string>>;

export function filtersOn(filters: ListFilters): ListFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

/** The address of a list or its file, narrowed by the filters that are on. */
export function filteredAddress(path: string, filters: ListFilters): string {
  const query = new URLSearchParams(filtersOn(filters)).toString();
  return query === '' ? path : `${path}?${query}`;
}

/**
 * A list's filters live in the query string, so that going back from an entry restores the list. `search`
 * is the page's input.
 */
export function useFilters(search: ListFilters) {
  const [path, navigate] = useLocation();
  const change = (part: ListFilters) => {
    // Read from the location, which may be newer than the last render.
    const now = Object.fromEntries(new URLSearchParams(window.location.search));
    navigate(filteredAddress(path, { ...now, ...part }), { replace: true });
  };
  return {
    change,
    /** The props of a controlled filter field. */
    field: (name: string) => ({
      name,
      value: search[name] ?? '',
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        change({ [name]: currentTarget.value }),
    }),
  };
}

type FilterFormProps = { label: string; className?: string; children: ReactNode };

/** The panel of a list's filters, each of which applies as it changes. */
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
  const words = useMessages('admin-layout');
  return { '': words.anyPort, ...ports, other: words.otherPort };
}

type AdminSearchProps = { label: string; search: ListFilters; className?: string };

/** Long enough to type a word, short enough not to be noticed. */
const DEBOUNCE_MS = 300;

/** A debounced field for the filter `search`. */
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
    // Changed from outside, such as by a link back to the whole list.
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    const { pathname } = window.location;
    timer.current = window.setTimeout(() => {
      // The admin may have navigated already: this list stays rendered until the next page is ready.
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
