import type { Language } from '#i18n/languages/languages.ts';
import type { MessageGroup, Messages } from '#i18n/catalogues/messages.ts';

// Loaded one by one: a document has one language, and its serialized state cannot hold functions.
const catalogues = import.meta.glob<{ default: Messages[MessageGroup] }>([
  '/locales/{common,guest}/**/*.{en,fr,nl,es,pt,de}.ts',
  '/locales/errors/guest-errors.*.ts',
]);
const files = Object.keys(catalogues);

export async function loadCatalogue(language: Language, group: MessageGroup) {
  const path = files.find((each) => each.endsWith(`/${group}.${language}.ts`)) ?? '';
  const file = await catalogues[path]?.();
  return file?.default;
}
