import { namesIn, readRules, type StyleRule } from './style-rules.ts';

/** Gives the part of a stylesheet that a page, as HTML, uses: without its fonts, if these have to wait for the sheet. */
export type UsedStyles = (html: string, areFontsLater?: boolean) => string;

/** Those of the device stay. */
const LOADED_FONT = /^@font-face\b[^}]*\burl\(/;

/**
 * Reads a stylesheet, once. A page is sent with the styles of its own classes and elements, a third of all there are,
 * and with the custom properties that these read; the whole sheet is loaded by scripts, which alone bring others in.
 */
export function readStyles(css: string): UsedStyles {
  const rules = readRules(css);
  const order = layerOrder(rules);
  return (html, areFontsLater = false) => {
    const has = marksOf(html);
    const used = rules
      .filter((rule) => !(areFontsLater && rule.kind === 'other' && LOADED_FONT.test(rule.css)))
      .flatMap((rule) => usedOf(rule, has));
    const named = namedBy(used, html);
    return order + used.map((rule) => write(rule, named)).join('');
  };
}

/** Said first: a layer that only the whole sheet has would come last, and so win. */
function layerOrder(rules: readonly StyleRule[]): string {
  const names = rules
    .map((rule) => (rule.kind === 'group' ? rule.head : ''))
    .filter((head) => head.startsWith('@layer '))
    .map((head) => head.slice('@layer '.length));
  return names.length > 0 ? `@layer ${[...new Set(names)].join(',')};` : '';
}

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The elements of a page, and its classes with a dot before each. */
function marksOf(html: string): Set<string> {
  const elements = [...html.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name);
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list);
  const named = lists.join(' ').replace(/&(amp|gt|lt|quot|#x27);/g, (sign) => SIGNS[sign] ?? sign);
  return new Set(['html', 'body', ...elements, ...named.split(' ').map((name) => `.${name}`)]);
}

/** The rule without what the page has nothing for; none when nothing is left. */
function usedOf(rule: StyleRule, has: ReadonlySet<string>): StyleRule[] {
  if (rule.kind === 'style') {
    return rule.needs.some((name) => name === null || has.has(name)) ? [rule] : [];
  }
  if (rule.kind !== 'group') return [rule];
  const rules = rule.rules.flatMap((each) => usedOf(each, has));
  return rules.length > 0 ? [{ ...rule, rules }] : [];
}

/** What the rules or the page name, and what the custom properties among that name in turn. */
function namedBy(rules: readonly StyleRule[], html: string): ReadonlySet<string> {
  const all = rules.flatMap(flat);
  const madeOf = new Map<string, string[]>();
  const properties = all.flatMap((rule) => (rule.kind === 'style' ? rule.properties : []));
  for (const { name, names } of properties) {
    madeOf.set(name, [...(madeOf.get(name) ?? []), ...names]);
  }
  const ofRules = all.flatMap((rule) => ('names' in rule ? rule.names : []));
  const named = new Set([...namesIn(html), ...ofRules]);
  // A set is walked to its end, whatever joins it on the way.
  for (const name of named) for (const other of madeOf.get(name) ?? []) named.add(other);
  return named;
}

function flat(rule: StyleRule): StyleRule[] {
  return rule.kind === 'group' ? rule.rules.flatMap(flat) : [rule];
}

/** Without what has a name that nobody names; nothing when nothing is left. */
function write(rule: StyleRule, named: ReadonlySet<string>): string {
  if (rule.kind === 'other') return rule.css;
  if (rule.kind === 'named') return named.has(rule.name) ? rule.css : '';
  if (rule.kind === 'group') {
    const inner = rule.rules.map((each) => write(each, named)).join('');
    return inner === '' ? '' : `${rule.head}{${inner}}`;
  }
  const properties = rule.properties.filter(({ name }) => named.has(name)).map(({ css }) => css);
  const declarations = [...properties, rule.rest].filter((css) => css !== '').join(';');
  return declarations === '' ? '' : `${rule.selector}{${declarations}}`;
}
