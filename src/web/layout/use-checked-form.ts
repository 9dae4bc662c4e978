import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { firstErrors, without, type FieldErrors } from './form-errors.ts';

/**
 * A plain form checked by one schema: `read` takes the fields out of it, `send` gets them when they are
 * right, and answers what the server found wrong with them, if anything. What is wrong is shown at its
 * field, and the first such field gets the focus.
 */
export function useCheckedForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  read: (fields: FormData) => unknown,
  send: (values: z.output<Schema>) => Promise<FieldErrors>,
  /** What was already found wrong when the page was opened. */
  knownErrors: FieldErrors = {},
) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(knownErrors);
  const showErrors = (found: FieldErrors) => {
    // The field's error must be in the page before the field is announced.
    flushSync(() => setErrors(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = schema.safeParse(read(new FormData(event.currentTarget)));
    showErrors(parsed.success ? {} : firstErrors(parsed.error.issues));
    if (parsed.success) void send(parsed.data).then(showErrors);
  };
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof Element) {
      const name = target.getAttribute('name') ?? '';
      setErrors((shown) => without(shown, name));
    }
  };
  // Sent by the browser itself, before the page is alive, what is typed must not land in an address.
  const formProps = { ref: form, method: 'post', noValidate: true, onSubmit, onChange } as const;
  return { errors, formProps };
}

/** A text field; empty is null, so that what is optional can be left out. */
export function textOrNull(fields: FormData, name: string): string | null {
  const text = fields.get(name);
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}

export function text(fields: FormData, name: string): string {
  return textOrNull(fields, name) ?? '';
}
