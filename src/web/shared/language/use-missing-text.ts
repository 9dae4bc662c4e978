import type { Readiness } from '#domain/boats/boat-readiness.ts';
import { localizePlainList } from '#i18n/formats/list-formats.ts';
import { useLanguage, useMessages } from './use-messages.ts';

/** Returns one sentence that names what a boat lacks before it can be published; null when it is ready. */
export function useMissingText(readiness: Readiness): string | null {
  const labels = useMessages('portal-labels');
  const language = useLanguage();
  const missing = (['photos', 'availability', 'pricing'] as const)
    .filter((need) => !readiness[need])
    .map((need) => labels.needs[need]);
  return missing.length === 0 ? null : labels.boatNeeds(localizePlainList(language, missing));
}
