import { Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

type AddFieldProps = {
  label: string;
  type: 'time' | 'date';
  button: string;
  error: string | null;
  min?: string;
  /** Whether it was added; then the field is emptied. */
  onAdd: (value: string) => boolean;
};

/** A field whose value joins a list, by the button or by Enter. */
export function AddField({ label, type, button, error, min, onAdd }: AddFieldProps) {
  const [value, setValue] = useState('');
  const add = () => {
    if (onAdd(value)) setValue('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className="flex flex-wrap items-start gap-3">
      <TextField
        label={label}
        type={type}
        value={value}
        error={error}
        {...(min && { min })}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={onKeyDown}
        className="w-44"
      />
      <Button variant="secondary" onClick={add} className="mt-6.5">
        <Plus aria-hidden="true" className="size-4" />
        {button}
      </Button>
    </div>
  );
}
