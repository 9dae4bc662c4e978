import { formatShare } from '#domain/admin/conversions.ts';
import { localizeRating } from '#i18n/formats/language-formats.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';

/** Formats a share in the page's language, "62.5%"; null if the whole is 0. */
export function useShares(): (part: number, whole: number) => string | null {
  const language = useLanguage();
  const t = useMessages('admin-analytics');
  return (part, whole) => {
    const share = formatShare(part, whole);
    return share && t.percent(localizeRating(language, share.slice(0, -1)));
  };
}
