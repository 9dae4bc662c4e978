import { expect, it } from 'vitest';
import { readStyles } from './used-styles.ts';

const sheet = [
  '/*! a licence */@layer theme,base,components,utilities;',
  '@layer base{*{margin:0}p{margin:0}hr{height:0}.arriving .far{content-visibility:auto}}',
  '@layer components{.map a{color:red}}',
  '@layer utilities{.p-4{padding:1rem}.sm\\:p-6{padding:0}.\\[\\&_li\\]\\:m-1 li{margin:1px}',
  '.group-hover\\:big:is(:where(.group):hover *){scale:2}',
  '@media (min-width:40rem){.sm\\:p-6{padding:6rem}.\\33 xl\\:p-2{padding:2rem}}',
  '@media (min-width:64rem){.lg\\:p-8{padding:8rem}}',
  '.w-\\[min\\(56\\%\\,2rem\\)\\],.m-\\[clamp\\(1rem\\,1\\.5rem\\,2rem\\)\\]{margin:0}}',
  '@font-face{font-family:A;src:local(Arial)}',
].join('');
const everyPages =
  '@layer base,components,utilities;@layer theme,base,components,utilities;@layer base{*{margin:0}p{margin:0}}';
const last = '@font-face{font-family:A;src:local(Arial)}';
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

it.each([
  ['an element', '<hr>', 'hr{height:0}'],
  ['one of several elements', '<ul>', 'ol,ul{margin:0}'],
  ['an element with something about it', '<abbr title="x">', 'abbr:where([title]){color:red}'],
  ['a class', '<i class="far">', '.arriving .far{content-visibility:auto}'],
  ['a field', '<input>', 'input{margin:0}::-webkit-datetime-edit{padding:0}'],
  ['an element within another', '<select><option>', ':where(select:is([size])) option{margin:0}'],
])('a page with %s has the styles of that', (_, page, styles) => {
  const used = readStyles(
    '@layer base{hr{height:0}ol,ul{margin:0}abbr:where([title]){color:red}input{margin:0}::-webkit-datetime-edit{padding:0}:where(select:is([size])) option{margin:0}.arriving .far{content-visibility:auto}}',
  );
  expect(used(page)).toBe(`@layer base;@layer base{${styles}}`);
});

it('has the whole of a page’s own styles: its body, its root, and what has no element', () => {
  const css = '@layer base{html{margin:0}body{margin:0}:root{color:red}::selection{color:red}}';
  expect(readStyles(css)('<p>')).toBe(`@layer base;${css}`);
});

it.each([
  ['what its rules read', '<p class="a">', ':root{--a:red}@layer utilities{.a{color:var(--a)}}'],
  ['what it reads itself', '<p style="color:var( --a )">', ':root{--a:red}'],
  [
    'what that is made of',
    '<p class="b">',
    ':root{--a:red;--b:var(--a)}@property --b{syntax:"*"}@layer utilities{.b{color:var(--b, none)}}',
  ],
  ['nothing else', '<p class="x">', ''],
])('of the custom properties a page has %s', (_, page, styles) => {
  const used = readStyles(
    ':root{--a:red;--b:var(--a)}@property --b{syntax:"*"}@layer utilities{.a{color:var(--a)}.b{color:var(--b, none)}}',
  );
  expect(used(page)).toBe(`@layer utilities;${styles}`);
});

it.each([
  ['moves by a class', '<p class="turned">', '.turned{animation:turn 1s}'],
  ['moves by a custom property', '<p class="spun">', '.spun{animation:var(--animate-spin)}'],
  ['may move', '<p class="nearing">', '.nearing{animation:var(--near, turn) 1ms}'],
])('has the keyframes of what %s', (_, page, style) => {
  const used = readStyles(
    ':root{--animate-spin:turn 1s}@keyframes turn{to{rotate:1turn}}@layer utilities{.turned{animation:turn 1s}.spun{animation:var(--animate-spin)}.nearing{animation:var(--near, turn) 1ms}}',
  );
  expect(used(page)).toContain(`@keyframes turn{to{rotate:1turn}}@layer utilities{${style}}`);
  expect(used('<p>')).toBe('@layer utilities;');
});

it('leaves a custom property out of a rule, and nothing else of it', () => {
  const css = '@layer utilities{.bold{--weight:700;font-weight:700}.turned{--by:1turn}}';
  expect(readStyles(css)('<p class="bold turned">')).toBe(
    '@layer utilities;@layer utilities{.bold{font-weight:700}}',
  );
});

it('leaves fonts that are loaded to the sheet, where they have to wait', () => {
  const css =
    '@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:B;src:local(Arial)}p{margin:0}';
  expect(readStyles(css)('<p>')).toBe(css);
  expect(readStyles(css)('<p>', true)).toBe(
    '@font-face{font-family:B;src:local(Arial)}p{margin:0}',
  );
});
