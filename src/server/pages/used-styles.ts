import { list, parse, type Container } from 'postcss';

/** Gives the part of a stylesheet that a page, as HTML, uses: without its fonts, if these have to wait for the sheet. */
export type UsedStyles = (html: string, areFontsLater?: boolean) => string;

/**
 * `classes` has the first class of each selector, null where it has none. `inner` are the rules of a group,
 * such as a media query.
 */
type Rule = { head: string; css: string; classes: (string | null)[]; inner: Rule[] };

/** Layers whose rules belong to classes. All else in the stylesheet is for every page. */
const OF_CLASSES = /^@layer (components|utilities)$/;
/** Those of the device stay. */
const LOADED_FONT = /^@font-face\b[^}]*\burl\(/;
const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};
const GROUPS = /^@(media|supports|layer|container)\b/;

/**
 * Reads a stylesheet, once. A page is sent with the styles of its own classes, half of all there are;
 * the whole sheet is loaded by scripts, which alone can bring other classes in.
 */
export function readStyles(css: string): UsedStyles {
  const rules = rulesIn(parse(css));
  return (html, areFontsLater = false) => {
    const classes = classesIn(html);
    return rules
      .filter(({ css }) => !(areFontsLater && LOADED_FONT.test(css)))
      .map((rule) => (OF_CLASSES.test(rule.head) ? write(rule, classes) : rule.css))
      .join('');
  };
}

function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list);
  const named = lists.join(' ').replace(/&(amp|gt|lt|quot|#x27);/g, (sign) => SIGNS[sign] ?? sign);
  return new Set(named.split(' '));
}

/** A rule without what the page has no class for; nothing when nothing is left. */
function write(rule: Rule, classes: ReadonlySet<string>): string {
  if (!GROUPS.test(rule.head)) {
    const isUsed = rule.classes.some((name) => name === null || classes.has(name));
    return isUsed ? rule.css : '';
  }
  const inner = rule.inner.map((each) => write(each, classes)).join('');
  return inner === '' ? '' : `${rule.head}{${inner}}`;
}

/** Licences and other comments stay in the sheet that scripts load. */
function rulesIn({ nodes = [] }: Container): Rule[] {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') {
      const classes = list.comma(node.selector).map(firstClass);
      return { head: node.selector, css: node.toString(), classes, inner: [] };
    }
    if (node.type !== 'atrule') return [];
    const head = `@${node.name} ${node.params}`;
    const inner = GROUPS.test(head) && node.nodes ? rulesIn(node) : [];
    const css = node.toString() + (node.nodes ? '' : ';');
    return { head, css, classes: [null], inner };
  });
}

function firstClass(selector: string): string | null {
  const [, name] = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/.exec(selector) ?? [];
  return name === undefined ? null : unescaped(name);
}

/** A class as HTML writes it: `sm\:p-6` is `sm:p-6`, `\33 xl` is `3xl`. */
function unescaped(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/g, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}
