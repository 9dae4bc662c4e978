import type { Language } from '#i18n/languages/languages.ts';
import type { MessageGroup, Messages } from '#i18n/catalogues/messages.ts';
import { lateMessages } from './use-messages.ts';

/** Of the footer, which is on every page, of the lower parts of the listing and of a boat's page; and what only machines are told. */
const lateGroups: MessageGroup[] = [
  'footer',
  'filters',
  'ships',
  'told',
  'reviews',
  'crumbs',
  'problems',
  'descriptions',
];

type Catalogue = { default: Messages[MessageGroup] };

/** The messages of the page that a document opens with: it names their files, as `layout /assets/… home /assets/…`. */
export async function openingMessages(files: string): Promise<Messages> {
  const pairs = files.matchAll(/(\S+) (\S+)/g);
  const loading = Array.from(pairs, async ([, group = '', file = '']) => {
    const { default: words } = (await import(/* @vite-ignore */ file)) as Catalogue;
    return [group, words];
  });
  return Object.fromEntries(await Promise.all(loading)) as Messages;
}

/** Those that every page has and those of one page, beside what is there already; on the server those of its late parts, too. */
export async function completeMessages(
  language: Language,
  groups: readonly MessageGroup[] | undefined,
  known: Partial<Messages>,
): Promise<Messages> {
  const late: MessageGroup[] = import.meta.env.SSR ? lateGroups : [];
  const missing = [...groupsOf(groups), ...late].filter((name) => !(name in known));
  if (missing.length === 0) return known as Messages;
  const loading = missing.map(async (name) => [name, await loadGroup(language, name)]);
  return { ...known, ...Object.fromEntries(await Promise.all(loading)) } as Messages;
}

/** The list of all catalogues comes with the first page that is opened from another. */
async function loadGroup(language: Language, group: MessageGroup) {
  if (import.meta.env.SSR && group === 'descriptions')
    return (await import('./description-catalogues.ts')).loadDescriptions(language);
  if (!isOfPortals(group)) return (await import('./catalogues.ts')).loadCatalogue(language, group);
  const { loadPortalCatalogue } = await import('./portal-catalogues.ts');
  return loadPortalCatalogue(language, group);
}

function isOfPortals(group: MessageGroup): boolean {
  return /^(portal|operator|admin)-/.test(group);
}

/** The messages of a part whose script comes after the page's own: it is loaded with them. */
export async function loadLateMessages(group: MessageGroup): Promise<void> {
  const words = await loadGroup(document.documentElement.lang as Language, group);
  Object.assign(lateMessages, { [group]: words });
}

/** Those of every page, and those that its route names. */
export function groupsOf(groups: readonly MessageGroup[] = []): MessageGroup[] {
  return ['layout', ...groups];
}
