import type * as z from 'zod/mini';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { readIssueMessage } from '#contract/fields/issue-messages.ts';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import type { FieldMessages } from '#domain/problems.ts';
import type { ErrorTexts } from '#i18n/errors/translate-error.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { Messages } from '#i18n/catalogues/messages.ts';
import { useLanguage, useMessages } from '../shared/language/use-messages.ts';

/**
 * Validates a form with one schema. `read` maps the form's fields; `send` gets the parsed values and returns the field
 * errors of the server. Each error appears beside its field, and the first invalid field is focused.
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
  const { tryAgain } = useMessages('layout');
  const portalTexts = { ...useMessages('operator-errors'), ...useMessages('admin-errors') };
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
      return;
    }
    const found = firstErrors(parsed.error.issues);
    const buildFallback = () =>
      Object.fromEntries(Object.keys(found).map((name) => [name, tryAgain]));
    void writeErrors(found, language, portalTexts).catch(buildFallback).then(showErrors);
  };
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof Element) {
      const name = target.getAttribute('name') ?? '';
      setErrors((shown) => without(shown, name));
    }
  };
  // Loads the error texts early, because the connection may be lost by the time they are needed.
  const onFocus = () => void loadErrorTexts(language).catch(() => {});
  // Uses POST so that a submit before hydration does not put the values into a query string.
  const handlers = { onSubmit, onChange, onFocus };
  const formProps = { ref: form, method: 'post', noValidate: true, ...handlers } as const;
  const field = (name: string) => ({ name, error: errors[name] });
  return { errors, field, formProps };
}

/**
 * Translates field errors into the page's language. The portals' error texts load with their pages; guests' error texts
 * load on demand.
 */
async function writeErrors(
  found: FieldMessages,
  language: Language,
  portalTexts: ErrorTexts,
): Promise<FieldErrors> {
  const { texts, translateFieldErrors } = await loadErrorTexts(language);
  return translateFieldErrors(language, { ...portalTexts, ...texts }, found);
}

async function loadErrorTexts(language: Language) {
  const [{ loadCatalogue }, { translateFieldErrors }] = await Promise.all([
    import('../shared/language/catalogues.ts'),
    import('#i18n/errors/translate-error.ts'),
  ]);
  const texts = (await loadCatalogue(language, 'guest-errors')) as Messages['guest-errors'];
  return { texts, translateFieldErrors };
}

/** Returns a text field's value; null if empty. */
export function textOrNull(fields: FormData, name: string): string | null {
  const text = fields.get(name);
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}

export function text(fields: FormData, name: string): string {
  return textOrNull(fields, name) ?? '';
}

/** Maps each invalid field to an error text. */
export type FieldErrors = Readonly<Record<string, string>>;

type Issues = readonly { path: readonly PropertyKey[]; message: string }[];

/** Returns the first error of each field. */
export function firstErrors(issues: Issues): FieldMessages {
  const errors: Record<string, ErrorMessage> = {};
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    errors[field] ??= readIssueMessage(message);
  }
  return errors;
}

export function without(errors: FieldErrors, field: string): FieldErrors {
  if (!(field in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
}
