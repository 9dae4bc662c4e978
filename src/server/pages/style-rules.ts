import { list, parse, type AtRule, type Container, type Rule } from 'postcss';

/** What of a stylesheet may be left out of a page. */
export type StyleRule =
  /** A layer, or what else has rules in it, such as a media query. */
  | { kind: 'group'; head: string; rules: StyleRule[] }
  | {
      kind: 'style';
      selector: string;
      /** What a page has to have for each selector: a class (`.p-4`) or an element (`hr`); null is for every page. */
      needs: (string | null)[];
      properties: CustomProperty[];
      /** All but those, and what it names. */
      rest: string;
      names: string[];
    }
  /** `@property` and `@keyframes` */
  | { kind: 'named'; name: string; css: string }
  | { kind: 'other'; css: string; names: string[] };

/** What sets it, and which others that names. */
export type CustomProperty = { name: string; css: string; names: string[] };

const GROUPS = /^@(media|supports|layer|container)\b/;
/** Layers whose rules belong to classes. All others belong to elements, to classes, or to every page. */
const OF_CLASSES = /^@layer (components|utilities)$/;

/** Licences and other comments are left out. */
export function readRules(css: string): StyleRule[] {
  return rulesIn(parse(css), false);
}

function rulesIn({ nodes = [] }: Container, areOfClasses: boolean): StyleRule[] {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') return [styleIn(node, areOfClasses)];
    return node.type === 'atrule' ? [atRuleIn(node, areOfClasses)] : [];
  });
}

function styleIn({ selector, nodes }: Rule, isOfClass: boolean): StyleRule {
  const properties: CustomProperty[] = [];
  const others: string[] = [];
  for (const node of nodes) {
    const css = node.toString();
    const isCustom = node.type === 'decl' && node.prop.startsWith('--');
    if (isCustom) properties.push({ name: node.prop, css, names: namesIn(css) });
    else if (node.type !== 'comment') others.push(css);
  }
  const needs = list.comma(selector).map(isOfClass ? firstClass : ownPart);
  const rest = others.join(';');
  return { kind: 'style', selector, needs, properties, rest, names: namesIn(rest) };
}

function atRuleIn(node: AtRule, areOfClasses: boolean): StyleRule {
  const head = `@${node.name} ${node.params}`;
  if (node.nodes && GROUPS.test(head)) {
    const rules = rulesIn(node, areOfClasses || OF_CLASSES.test(head));
    return { kind: 'group', head, rules };
  }
  const css = node.toString() + (node.nodes ? '' : ';');
  if (NAMED.includes(node.name)) return { kind: 'named', name: node.params, css };
  return { kind: 'other', css, names: namesIn(css) };
}

const NAMED = ['property', 'keyframes'];

/** The custom properties that a text reads, be it CSS or HTML, and all words by which it may mean an animation. */
export function namesIn(text: string): string[] {
  const properties = [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
  const animations = text.match(/(?<=\banimat(?:ion|e)[\w-]*:)[^;"}]+/g) ?? [];
  return [...properties, ...animations.flatMap((value) => value.match(/[\w-]+/g) ?? [])];
}

/** Null where a selector has none. */
function firstClass(selector: string): string | null {
  const [, name] = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/.exec(selector) ?? [];
  return name === undefined ? null : `.${unescaped(name)}`;
}

/** A class as HTML writes it: `sm\:p-6` is `sm:p-6`, `\33 xl` is `3xl`. */
function unescaped(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/g, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}

/** What is drawn in a field: its placeholder, a button, the parts of a date. */
const OF_INPUTS =
  /^::(placeholder|file-selector-button|-webkit-(search|date|datetime|inner|outer)-)/;

/** The class or element of a selector's last part, which is what its rule is for; null where it may be any. */
function ownPart(selector: string): string | null {
  if (OF_INPUTS.test(selector)) return 'input';
  const plain = selector.replace(/\([^()]*\)/g, '').replace(/\([^()]*\)/g, '');
  const [last = ''] = /[^\s>+~]+$/.exec(plain) ?? [];
  return firstClass(last) ?? /^[a-z][\w-]*/.exec(last)?.[0] ?? null;
}
