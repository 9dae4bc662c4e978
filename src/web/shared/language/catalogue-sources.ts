import type { MessageGroup } from '#i18n/catalogues/messages.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { listGroups } from './load-messages.ts';

const files = Object.keys(
  import.meta.glob(['/locales/{common,guest,portal}/**/*.ts', '/locales/errors/*.ts']),
);

/** Lists the source file of each group's catalogue, which the server looks up in the build manifest. */
export function catalogueSources(
  language: Language,
  groups: readonly MessageGroup[] | undefined,
): Readonly<Record<string, string>> {
  const sources = listGroups(groups).map((name) => {
    const file = files.find((each) => each.endsWith(`/${name}.${language}.ts`)) ?? '';
    return [name, file.slice(1)];
  });
  return Object.fromEntries(sources) as Record<string, string>;
}
