import type { Language } from '#i18n/languages/languages.ts';
import type { MessageGroup, Messages } from '#i18n/catalogues/messages.ts';
import { lazyMessages } from './use-messages.ts';

/**
 * Message groups for machine-readable texts and for lazily loaded parts, such as the footer and the lower parts of the
 * listing and of a boat's page.
 */
const lazyGroups: MessageGroup[] = [
  'footer',
  'filters',
  'ships',
  'details',
  'captain',
  'reviews',
  'breadcrumbs',
  'guest-errors',
  'descriptions',
];

type Catalogue = { default: Messages[MessageGroup] };

/**
 * Loads the messages for a document's first page. The document lists their files: `layout /assets/… home /assets/…`.
 */
export async function openingMessages(files: string): Promise<Messages> {
  const pairs = files.matchAll(/(\S+) (\S+)/g);
  const loading = Array.from(pairs, async ([, group = '', file = '']) => {
    const { default: messages } = (await import(/* @vite-ignore */ file)) as Catalogue;
    return [group, messages];
  });
  return Object.fromEntries(await Promise.all(loading)) as Messages;
}

/** Loads the missing shared messages and this page's own; on the server, also the messages of lazily loaded parts. */
export async function completeMessages(
  language: Language,
  groups: readonly MessageGroup[] | undefined,
  known: Partial<Messages>,
): Promise<Messages> {
  const lazy: MessageGroup[] = import.meta.env.SSR ? lazyGroups : [];
  const missing = [...listGroups(groups), ...lazy].filter((name) => !(name in known));
  if (missing.length === 0) return known as Messages;
  const loading = missing.map(async (name) => [name, await loadGroup(language, name)]);
  return { ...known, ...Object.fromEntries(await Promise.all(loading)) } as Messages;
}

/** Loads the list of catalogues only on the first navigation to another page. */
async function loadGroup(language: Language, group: MessageGroup) {
  if (import.meta.env.SSR && group === 'descriptions')
    return (await import('./description-catalogues.ts')).loadDescriptions(language);
  if (!isPortalGroup(group))
    return (await import('./catalogues.ts')).loadCatalogue(language, group);
  const { loadPortalCatalogue } = await import('./portal-catalogues.ts');
  return loadPortalCatalogue(language, group);
}

function isPortalGroup(group: MessageGroup): boolean {
  return /^(portal|operator|admin)-/.test(group);
}

/** Loads the messages of a part whose script loads after the page's own, together with that script. */
export async function loadLazyMessages(group: MessageGroup): Promise<void> {
  const messages = await loadGroup(document.documentElement.lang as Language, group);
  Object.assign(lazyMessages, { [group]: messages });
}

/** Lists the groups shared by all pages and those of this route. */
export function listGroups(groups: readonly MessageGroup[] = []): MessageGroup[] {
  return ['layout', ...groups];
}
