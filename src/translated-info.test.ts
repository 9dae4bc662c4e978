import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readInfoText } from '#i18n/site/info-texts.ts';
import { languages } from '#i18n/languages/languages.ts';
import { translatedInfoPages as slugs } from '#contract/pages/page-languages.ts';
import { infoSource, infoWords, linksOfInfo } from '../tests/support/worlds/info-page-text.ts';

const others = languages.filter((language) => language !== 'en');

test('the translated pages and the text files of each language match one to one', () => {
  const files = readdirSync('content').filter((name) => /\.\w+\.txt$/.test(name));
  const wanted = slugs.flatMap((slug) => others.map((language) => `${slug}.${language}.txt`));
  expect(files.toSorted()).toEqual(wanted.toSorted());
});

describe.each(slugs)('%s', (slug) => {
  test.each(others)(
    'the %s text has the same structure, numbers and links as the English text',
    (language) => {
      const file = `${slug}.${language}`;
      expect(shapeOf(file)).toEqual(shapeOf(slug));
      // Numbers must match, because they are promises.
      expect(numbersIn(file)).toEqual(numbersIn(slug));
      expect(linksOfInfo(file)).toEqual(expect.arrayContaining(linksOfInfo(slug)));
      expect(readInfoText(infoSource(file)).lastUpdated).toMatch(/^\d{1,2}\W.*\d{4}$/);
      expect(infoWords(file)).not.toMatch(/\*|_|\]\(|^#|`/m);
    },
  );
});

const shapeOf = (file: string) =>
  readInfoText(infoSource(file)).blocks.map((block) =>
    block.kind === 'list' ? `list of ${block.items.length}` : block.kind,
  );

const numbersIn = (file: string) => (infoWords(file).match(/\d+/g) ?? []).toSorted();
