import type { PhotoRefusal } from '#domain/boats/photo-rules.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useTranslateError } from '../../shared/language/use-translate-error.ts';

/** Writes why a photo was rejected; a title of the server that has no translation stays as it is. */
export function useTranslateRefusal() {
  const t = useMessages('operator-photos');
  const translateError = useTranslateError();
  const isKnown = (text: string): text is keyof typeof t.refusals =>
    Object.hasOwn(t.refusals, text);
  return ({ title, message }: PhotoRefusal) => ({
    title: isKnown(title) ? t.refusals[title] : title,
    message: translateError(message),
  });
}
