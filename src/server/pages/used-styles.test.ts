import { expect, it } from 'vitest';
import { readStyles } from './used-styles.ts';

const sheet = [
  '/*! a licence */@layer theme,base,components,utilities;',
  '@layer base{h1{margin:0}.arriving footer{content-visibility:auto}}',
  '@layer components{.map a{color:red}}',
  '@layer utilities{.p-4{padding:1rem}.sm\\:p-6{padding:0}.\\[\\&_li\\]\\:m-1 li{margin:1px}',
  '.group-hover\\:big:is(:where(.group):hover *){scale:2}',
  '@media (min-width:40rem){.sm\\:p-6{padding:6rem}.\\33 xl\\:p-2{padding:2rem}}',
  '@media (min-width:64rem){.lg\\:p-8{padding:8rem}}',
  '.w-\\[min\\(56\\%\\,2rem\\)\\],.m-\\[clamp\\(1rem\\,1\\.5rem\\,2rem\\)\\]{margin:0}}',
  '@property --x{syntax:"*";inherits:false}@keyframes turn{to{rotate:1turn}}',
].join('');
const everyPages =
  '@layer theme,base,components,utilities;@layer base{h1{margin:0}.arriving footer{content-visibility:auto}}';
const last = '@property --x{syntax:"*";inherits:false}@keyframes turn{to{rotate:1turn}}';
const usedBy = readStyles(sheet);

it.each([
  ['nothing', '', ''],
  ['a class', 'p-4', '@layer utilities{.p-4{padding:1rem}}'],
  ['a component', 'map', '@layer components{.map a{color:red}}'],
  [
    'a class of some widths, in the order of the sheet',
    'sm:p-6',
    '@layer utilities{.sm\\:p-6{padding:0}@media (min-width:40rem){.sm\\:p-6{padding:6rem}}}',
  ],
  [
    'a class that begins with a digit',
    '3xl:p-2',
    '@layer utilities{@media (min-width:40rem){.\\33 xl\\:p-2{padding:2rem}}}',
  ],
  [
    'a class for what lies inside',
    '[&amp;_li]:m-1',
    '@layer utilities{.\\[\\&_li\\]\\:m-1 li{margin:1px}}',
  ],
  [
    'a class that looks at another',
    'group-hover:big',
    '@layer utilities{.group-hover\\:big:is(:where(.group):hover *){scale:2}}',
  ],
  [
    'a class with commas in its name',
    'm-[clamp(1rem,1.5rem,2rem)]',
    '@layer utilities{.w-\\[min\\(56\\%\\,2rem\\)\\],.m-\\[clamp\\(1rem\\,1\\.5rem\\,2rem\\)\\]{margin:0}}',
  ],
])('a page with %s has the styles of that, and those of every page', (_, name, styles) => {
  const page = `<p class="x ${name}">`;
  expect(usedBy(page)).toBe(everyPages + styles + last);
});

it('leaves fonts that are loaded to the sheet, where they have to wait', () => {
  const css =
    '@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:B;src:local(Arial)}p{margin:0}';
  expect(readStyles(css)('<p>')).toBe(css);
  expect(readStyles(css)('<p>', true)).toBe(
    '@font-face{font-family:B;src:local(Arial)}p{margin:0}',
  );
});
