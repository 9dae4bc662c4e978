import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { createElement, type ReactNode } from 'react';
import { safeHref } from './safe-href.ts';

/** Renders markdown as React elements. Shows HTML as text, and images as their alt text. */
export function RichText({ text }: { text: string }) {
  return <div className={classes}>{nodes(parseTokens(text))}</div>;
}

/** Parses markdown. Shows excessively nested input as one plain paragraph, because it would overflow the renderer. */
function parseTokens(text: string): readonly Token[] {
  try {
    const tokens = Lexer.lex(text);
    if (computeDepth(tokens as Nest[]) <= MAX_DEPTH) return tokens;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return [{ type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text }] }];
}

const MAX_DEPTH = 30;

type Nest = { tokens?: Nest[]; items?: Nest[] };

function computeDepth(nests: readonly Nest[] = []): number {
  return Math.max(0, ...nests.map(({ tokens, items }) => 1 + computeDepth(tokens ?? items)));
}

const classes = [
  'flex flex-col gap-3 wrap-anywhere [&_a]:text-link [&_h3]:mt-2 [&_h3]:text-lg [&_:is(h3,h4,h5,h6)]:font-bold',
  '[&_ol]:list-decimal [&_ul]:list-disc [&_:is(ol,ul)]:pl-5 [&_li]:my-1 [&_li]:marker:text-sea',
  '[&_blockquote]:border-l-4 [&_blockquote]:border-line [&_blockquote]:pl-4 [&_hr]:border-line',
  '[&_:is(pre,table)]:block [&_:is(pre,table)]:overflow-x-auto [&_:is(th,td)]:p-2 [&_th]:text-left',
].join(' ');

/** Level of the text's top headings, below the card's `h2`. */
const TOP_HEADING = 3;

function nodes(tokens: readonly Token[] | undefined): ReactNode[] {
  // Safe without extensions: these are marked's own tokens.
  return (tokens ?? []).map((token, key) => node(token as MarkedToken, key));
}

function node(token: MarkedToken, key: number): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'paragraph':
      return <p key={key}>{nodes(token.tokens)}</p>;
    case 'heading': {
      const level = Math.min(6, token.depth + TOP_HEADING - 1);
      return createElement(`h${level}`, { key }, nodes(token.tokens));
    }
    case 'blockquote':
    case 'strong':
    case 'em':
    case 'del':
      return createElement(token.type, { key }, nodes(token.tokens));
    case 'hr':
    case 'br':
      return createElement(token.type, { key });
    case 'code':
      return (
        <pre key={key}>
          <code>{token.text}</code>
        </pre>
      );
    case 'codespan':
      return <code key={key}>{token.text}</code>;
    case 'list':
      return list(token, key);
    case 'table':
      return table(token, key);
    case 'link':
      return link(token, key);
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'text':
      return 'tokens' in token && token.tokens ? nodes(token.tokens) : decoded(token.text);
    default:
      return decoded(token.text);
  }
}

function link(token: Tokens.Link, key: number): ReactNode {
  const href = safeHref(decoded(token.href));
  if (href === null) return <span key={key}>{nodes(token.tokens)}</span>;
  return (
    <a key={key} href={href} rel="nofollow ugc noopener">
      {nodes(token.tokens)}
    </a>
  );
}

function list(token: Tokens.List, key: number): ReactNode {
  const items = token.items.map((item, index) => <li key={index}>{nodes(item.tokens)}</li>);
  if (!token.ordered) return <ul key={key}>{items}</ul>;
  return (
    <ol key={key} start={token.start === '' ? 1 : token.start}>
      {items}
    </ol>
  );
}

function table(token: Tokens.Table, key: number): ReactNode {
  return (
    <table key={key}>
      <thead>
        <tr>
          {token.header.map((cell, index) => (
            <th key={index} scope="col">
              {nodes(cell.tokens)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {token.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, place) => (
              <td key={place}>{nodes(cell.tokens)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Decodes numeric and a few named character references; React escapes the text again. */
function decoded(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex, number, name) => {
      if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
      const code = hex === undefined ? Number(number) : Number.parseInt(String(hex), 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
