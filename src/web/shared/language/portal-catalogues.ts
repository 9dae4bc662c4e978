import type { Language } from '#i18n/languages/languages.ts';
import type { Messages } from '#i18n/catalogues/messages.ts';
import type { PortalMessages } from '#i18n/catalogues/portal-messages.ts';

// A separate list, so that guests never load it.
const catalogues = import.meta.glob<{ default: PortalMessages[keyof PortalMessages] }>([
  '/locales/portal/**/*.{en,fr,es}.ts',
  '!/locales/portal/admin/records/*',
  '/locales/errors/{operator,admin}-*.{en,fr,es}.ts',
]);
const files = Object.keys(catalogues);

export async function loadPortalCatalogue(language: Language, group: keyof Messages) {
  const path = files.find((each) => each.endsWith(`/${group}.${language}.ts`)) ?? '';
  const file = await catalogues[path]?.();
  return file?.default;
}
