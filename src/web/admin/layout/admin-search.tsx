import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';

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
