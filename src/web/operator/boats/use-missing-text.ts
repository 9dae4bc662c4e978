import type { Readiness } from '#domain/boats/boat-readiness.ts';
import { formatPlainListIn } from '#i18n/formats/list-formats.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';

/** Returns one sentence that names what the boat lacks before it can be published; null when it is ready. */
export function useMissingText({ photos, availability, pricing }: Readiness): string | null {
  const t = useMessages('operator-boats');
  const labels = useMessages('portal-labels');
  const language = useLanguage();
  const missing = [
    photos ? [] : [t.needs.photos],
    availability ? [] : [t.needs.availability],
    pricing ? [] : [t.needs.pricing],
  ].flat();
  return missing.length === 0 ? null : labels.boatNeeds(formatPlainListIn(language, missing));
}
