import { infoPages, type InfoGroup } from '#locales/site/info-pages.ts';

export function findInfoPage(slug: string) {
  for (const group of Object.keys(infoPages) as InfoGroup[]) {
    const page = infoPages[group].find((each) => each.slug === slug);
    if (page) return { ...page, group };
  }
  return null;
}
