/** Gives the part of a stylesheet that a page, as HTML, uses. */
export type UsedStyles = (html: string) => string;

type Rule = { head: string; body: string; inner: Rule[] };

/** Layers whose rules belong to classes. All else in the stylesheet is for every page. */
const OF_CLASSES = /^@layer (components|utilities)$/;
const ENTITIES: Readonly<Record<string, string>> = {
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
  const rules = rulesIn(css);
  return (html) => {
    const classes = classesIn(html);
    return rules
      .map((rule) => (OF_CLASSES.test(rule.head) ? write(rule, classes) : whole(rule)))
      .join('');
  };
}

function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list);
  const named = lists
    .join(' ')
    .replace(/&(amp|gt|lt|quot|#x27);/g, (sign) => ENTITIES[sign] ?? sign);
  return new Set(named.split(' '));
}

/** A rule without what the classes do not use; empty when nothing is left. */
function write(rule: Rule, classes: ReadonlySet<string>): string {
  if (!GROUPS.test(rule.head)) return isUsed(rule.head, classes) ? whole(rule) : '';
  const inner = rule.inner.map((each) => write(each, classes)).join('');
  return inner === '' ? '' : `${rule.head}{${inner}}`;
}

function whole({ head, body }: Rule): string {
  return body === '' ? `${head};` : `${head}{${body}}`;
}

/** Whether one of its selectors begins with a class of the page, or with none at all. */
function isUsed(selectors: string, classes: ReadonlySet<string>): boolean {
  // A comma after a backslash is a part of a class's name.
  return selectors.split(/(?<!\\),(?=[.:*\w])/).some((selector) => {
    const [, name] = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/.exec(selector) ?? [];
    return name === undefined || classes.has(unescaped(name));
  });
}

/** A class as HTML writes it: `sm\:p-6` is `sm:p-6`, `\33 xl` is `3xl`. */
function unescaped(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/g, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}

/** The rules of minified CSS: no comments but the first, and no braces in strings. */
function rulesIn(css: string): Rule[] {
  const text = css.replace(/\/\*.*?\*\//gs, '').trim();
  const rules: Rule[] = [];
  let start = 0;
  while (start < text.length) {
    const opens = text.indexOf('{', start);
    const ends = text.indexOf(';', start);
    if (ends !== -1 && (opens === -1 || ends < opens)) {
      rules.push({ head: text.slice(start, ends), body: '', inner: [] });
      start = ends + 1;
    } else if (opens === -1) {
      break;
    } else {
      const closes = closingBrace(text, opens);
      const head = text.slice(start, opens).trim();
      const body = text.slice(opens + 1, closes);
      rules.push({ head, body, inner: GROUPS.test(head) ? rulesIn(body) : [] });
      start = closes + 1;
    }
  }
  return rules;
}

function closingBrace(text: string, opens: number): number {
  let depth = 0;
  for (let index = opens; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  return text.length;
}
