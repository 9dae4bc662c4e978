import type { Language } from '#i18n/languages/languages.ts';
import type { Descriptions } from '#locales/descriptions/description-messages.ts';

// Page descriptions for the server only: a browser never loads these catalogues.
const catalogues = import.meta.glob<{ default: Descriptions }>(
  '/locales/descriptions/descriptions.{en,fr,nl,es,pt,de}.ts',
);

export async function loadDescriptions(language: Language): Promise<Descriptions | undefined> {
  const file = `/locales/descriptions/descriptions.${language}.ts`;
  return (await catalogues[file]?.())?.default;
}
