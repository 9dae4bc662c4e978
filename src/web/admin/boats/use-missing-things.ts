import type { AdminBoatView } from '#contract/admin/admin-boat-api.ts';
import { formatPlainListIn } from '#i18n/formats/list-formats.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';

/** Returns one sentence that names what the boat lacks before it can be published; null when it is ready. */
export function useMissingThings(boat: AdminBoatView): string | null {
  const t = useMessages('admin-boats');
  const labels = useMessages('portal-labels');
  const language = useLanguage();
  const { photos, availability, pricing } = boat.readiness;
  const missing = [
    photos ? [] : [t.needs.photos],
    availability ? [] : [t.needs.availability],
    pricing ? [] : [t.needs.pricing],
  ].flat();
  if (missing.length > 0) return labels.boatNeeds(formatPlainListIn(language, missing));
  return boat.mayBeListed ? null : t.documentsNeeded;
}
