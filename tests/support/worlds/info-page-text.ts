import { readFileSync } from 'node:fs';
import { infoPages } from '#locales/site/info-pages.ts';
import { readInfoText, type InfoPart } from '#i18n/site/info-texts.ts';

export const pagesOfInfo = Object.values(infoPages).flatMap((group) => [...group]);

export const infoSource = (slug: string) => readFileSync(`content/${slug}.txt`, 'utf8');

/** Returns the plain text of a page, with a line for each paragraph, heading and list item. */
export function infoWords(slug: string): string {
  return listParts(slug)
    .map((parts) => parts.map(readText).join(''))
    .join('\n');
}

export function linksOfInfo(slug: string): string[] {
  const hrefs = (part: InfoPart): string[] => {
    if (part.kind === 'text') return [];
    return [...(part.kind === 'link' ? [part.href] : []), ...part.parts.flatMap(hrefs)];
  };
  return listParts(slug).flatMap((parts) => parts.flatMap(hrefs));
}

function listParts(slug: string): InfoPart[][] {
  return readInfoText(infoSource(slug)).blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items;
    if (block.kind === 'heading') return [[{ kind: 'text', text: block.text } as const]];
    return block.kind === 'paragraph' ? [block.parts] : [];
  });
}

function readText(part: InfoPart): string {
  return part.kind === 'text' ? part.text : part.parts.map(readText).join('');
}
