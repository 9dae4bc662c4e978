import { useLocation } from 'wouter';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { portCodes, portName } from '#domain/ports.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ListFilters } from './use-admin-list.ts';

/**
 * What narrows a list lives in the address, so that the way back from an entry leads to the same list.
 * `search` is what the page was given.
 */
export function useFilters(search: ListFilters) {
  const [path, navigate] = useLocation();
  const change = (part: ListFilters) => {
    // The address itself, which may have changed since this page was last shown.
    const now = Object.fromEntries(new URLSearchParams(window.location.search));
    const set = Object.entries({ ...now, ...part }).filter(([, value]) => value !== '');
    const query = new URLSearchParams(set).toString();
    navigate(query === '' ? path : `${path}?${query}`, { replace: true });
  };
  return {
    change,
    /** What a field needs to hold one of them. */
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
  /** What is searched for now. */
  value: string;
  onSearch: (words: string) => void;
  className?: string;
};

/** Long enough that a word is typed, short enough that nobody waits. */
const PAUSE_MS = 300;

/** A search field that searches by itself once typing pauses. */
export function AdminSearch({ label, value, onSearch, className }: AdminSearchProps) {
  const [typed, setTyped] = useState(value);
  const pause = useRef<number>(undefined);
  const sent = useRef(value);

  useEffect(() => {
    if (value === sent.current) return;
    // Something else changed what is searched for, such as a link back to the whole list.
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const type = (text: string) => {
    setTyped(text);
    clearTimeout(pause.current);
    const { pathname } = window.location;
    pause.current = window.setTimeout(() => {
      // Whoever has gone on is not led back, though the list is still shown until the next page is ready.
      if (window.location.pathname !== pathname) return;
      sent.current = text.trim();
      onSearch(sent.current);
    }, PAUSE_MS);
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

/** Narrows a list to one port; takes what `field` of `useFilters` gives. */
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
