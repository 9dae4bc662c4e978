import type { Language } from '#i18n/languages/languages.ts';
import type { OperatorPhotosMessages } from '#i18n/catalogues/messages.ts';
import type { PhotoRefusal } from '#domain/boats/photo-rules.ts';
import { translateError } from '#i18n/errors/translate-error.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';
import { useTranslateError } from '../../shared/language/use-translate-error.ts';

export function useTranslateRefusal(): (refusal: PhotoRefusal) => PhotoRefusal {
  const language = useLanguage();
  const t = useMessages('operator-photos');
  const say = useTranslateError();
  return (refusal) => {
    const { title, message } = translateRefusal(language, t, refusal);
    return { title, message: say(message) };
  };
}

/** Translates a rejection of the domain's rules; leaves other texts as they are. */
export function translateRefusal(
  language: Language,
  t: OperatorPhotosMessages,
  { title, message }: PhotoRefusal,
): PhotoRefusal {
  const { refusals } = t;
  const isKnown = (text: string): text is keyof typeof refusals => Object.hasOwn(refusals, text);
  return {
    title: isKnown(title) ? t.refusals[title] : title,
    message: translateError(language, t.sentences, message),
  };
}
