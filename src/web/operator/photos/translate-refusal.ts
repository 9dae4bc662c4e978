import type { PhotoRefusal } from '#domain/boats/photo-rules.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useTranslateError } from '../../shared/language/use-translate-error.ts';

/** Explains why a photo was rejected. A title from the server without a translation stays unchanged. */
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
