import type { Language } from '#domain/languages.ts';
import type { MessageGroup, Messages } from '#domain/messages/messages.ts';

// Loaded one by one: a document has one language, and no function can be sent in its state.
const catalogues = import.meta.glob<{ default: Messages[MessageGroup] }>(
  '../../domain/messages/*.{en,fr,nl,es,pt,de}.ts',
);

export async function loadCatalogue(language: Language, group: MessageGroup) {
  const file = await catalogues[`../../domain/messages/${group}.${language}.ts`]?.();
  return file?.default;
}
