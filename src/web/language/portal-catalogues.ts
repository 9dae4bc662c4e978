import type { Language } from '#domain/languages.ts';
import type { Messages } from '#domain/messages/messages.ts';
import type { PortalMessages } from '#domain/messages/portal/portal-messages.ts';

// Apart from those of guests, who never load this list.
const catalogues = import.meta.glob<{ default: PortalMessages[keyof PortalMessages] }>(
  '../../domain/messages/portal/*.{en,fr,es}.ts',
);

export async function loadPortalCatalogue(language: Language, group: keyof Messages) {
  const file = await catalogues[`../../domain/messages/portal/${group}.${language}.ts`]?.();
  return file?.default;
}
