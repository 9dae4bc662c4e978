import { useLocation } from 'wouter';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { portCodes, portName } from '#domain/ports.ts';
import { SelectField, TextField } from '../../ui/form-field.tsx';
import type { ListFilters } from './use-admin-list.ts';

/**
 * A list's filters live in the query string, so that going back from an entry restores the list. `search`
 * is the page's input.
 */
export function useFilters(search: ListFilters) {
  const [path, navigate] = useLocation();
  const change = (part: ListFilters) => {
    // Read from the location, which may be newer than the last render.
    const now = Object.fromEntries(new URLSearchParams(window.location.search));
    const set = Object.entries({ ...now, ...part }).filter(([, value]) => value !== '');
    const query = new URLSearchParams(set).toString();
    navigate(query === '' ? path : `${path}?${query}`, { replace: true });
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

type AdminSearchProps = {
  label: string;
  /** The current search. */
  value: string;
  onSearch: (words: string) => void;
  className?: string;
};

/** Long enough to type a word, short enough not to be noticed. */
const DEBOUNCE_MS = 300;

/** A debounced search field. */
export function AdminSearch({ label, value, onSearch, className }: AdminSearchProps) {
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
      // The visitor may have navigated already: this list stays rendered until the next page is ready.
      if (window.location.pathname !== pathname) return;
      sent.current = text.trim();
      onSearch(sent.current);
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

type PortFilterProps = Pick<ComponentProps<'select'>, 'name' | 'value' | 'onChange'>;

/** Filters a list by port; takes the props that `field` of `useFilters` gives. */
export function PortFilter(field: PortFilterProps) {
  return (
    <SelectField label="Port" {...field}>
      <option value="">Any port</option>
      {portCodes.map((code) => (
        <option key={code} value={code}>
          {portName(code)}
        </option>
      ))}
      <option value="other">Other port</option>
    </SelectField>
  );
}
