import type * as z from 'zod/mini';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import '#contract/fields/issue-messages.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { Messages } from '#i18n/catalogues/messages.ts';
import { useLanguage, useMessages } from '../shared/language/use-messages.ts';

/**
 * Validates a form by one schema: `read` maps its fields; `send` gets the parsed values and returns the server's field
 * errors. Errors show at their fields, and the first invalid field is focused.
 */
export function useCheckedForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  read: (fields: FormData) => unknown,
  send: (values: z.output<Schema>) => Promise<FieldErrors>,
  /** Field errors that the server rendered. */
  knownErrors: FieldErrors = {},
) {
  const form = useRef<HTMLFormElement>(null);
  const language = useLanguage();
  const ofPortal = { ...useMessages('portal-problems'), ...useMessages('admin-problems') };
  const [errors, setErrors] = useState(knownErrors);
  const showErrors = (found: FieldErrors) => {
    // Renders the error before focusing, so that screen readers announce it with the field.
    flushSync(() => setErrors(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = schema.safeParse(read(new FormData(event.currentTarget)));
    if (parsed.success) {
      showErrors({});
      void send(parsed.data).then(showErrors);
    } else if (language === 'en') showErrors(firstErrors(parsed.error.issues));
    else void translated(firstErrors(parsed.error.issues), language, ofPortal).then(showErrors);
  };
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof Element) {
      const name = target.getAttribute('name') ?? '';
      setErrors((shown) => without(shown, name));
    }
  };
  // Uses POST so that a submit before hydration does not put the values into a query string.
  const formProps = { ref: form, method: 'post', noValidate: true, onSubmit, onChange } as const;
  return { errors, formProps };
}

/**
 * Translates field errors. The portals' messages are on their pages; the others load with the first error. If loading
 * fails, the errors stay in English.
 */
async function translated(
  errors: FieldErrors,
  language: Language,
  ofPortal: FieldErrors,
): Promise<FieldErrors> {
  try {
    const [{ loadCatalogue }, { translateFieldErrors: fieldProblemsIn }] = await Promise.all([
      import('../shared/language/catalogues.ts'),
      import('#i18n/errors/translate-error.ts'),
    ]);
    const t = (await loadCatalogue(language, 'problems')) as Messages['problems'];
    return fieldProblemsIn(language, { ...ofPortal, ...t }, errors);
  } catch {
    return errors;
  }
}

/** Returns a text field's value; null if empty. */
export function textOrNull(fields: FormData, name: string): string | null {
  const text = fields.get(name);
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}

export function text(fields: FormData, name: string): string {
  return textOrNull(fields, name) ?? '';
}

/** Maps each invalid field to a sentence. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Returns the first error of each field. */
export function firstErrors(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    errors[field] ??= message;
  }
  return errors;
}

export function without(errors: FieldErrors, field: string): FieldErrors {
  if (!(field in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
}
