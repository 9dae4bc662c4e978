import { html, raw } from 'hono/html';
import { localizePath, type Language } from '#i18n/languages/languages.ts';
import { inlineHash } from './security-headers.ts';

type PageOptions = { hint?: string; language?: Language; back?: string };

/**
 * Renders a page with one message, for use when the real pages cannot be rendered; `hint` adds what the reader can do.
 */
export async function plainPage(
  message: string,
  status: number,
  headers: Record<string, string> = {},
  { hint, language = 'en', back = 'Back to Homepage' }: PageOptions = {},
): Promise<Response> {
  const home = localizePath(language, '/');
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${message}</title>
        ${raw(`<style>${styles}</style>`)}
      </head>
      <body>
        <header><a href="${home}">SXM Boat Trips</a></header>
        <main>
          <h1>${message}</h1>
          ${hint === undefined ? '' : html`<p class="hint">${hint}</p>`}
          <p><a class="on" href="${home}">${back}</a></p>
        </main>
      </body>
    </html>`;
  return new Response(String(page), {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src '${hash}'; frame-ancestors 'none'`,
    },
  });
}

/** Colours and sizes of docs/visual-language.md with system fonts. */
const styles = [
  ':root{color-scheme:light dark;--paper:#fff;--line:#d3e2e5;--ink:#06272f;--sea:#00647a;--sun:#ffc42e}',
  '@media(prefers-color-scheme:dark){:root{--paper:#05191f;--line:#1d3f49;--ink:#eaf6f7;--sea:#6fd6e3;--sun:#ffcb47}}',
  'body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}',
  'header{padding:1rem max(1rem,4vw);border-bottom:1px solid var(--line);font-weight:700}header a{color:inherit;text-decoration:none;display:inline-block;padding:.5rem 0}',
  'main{flex:1;display:flex;flex-direction:column;justify-content:center;align-items:center;padding:3rem 1.25rem;text-align:center}',
  'h1{margin:0 0 1.5rem;max-width:24ch;font-size:clamp(1.5rem,1.2rem + 2vw,2.5rem);line-height:1.2;text-wrap:balance;overflow-wrap:anywhere}p{margin:0}.hint{margin:0 0 1.5rem}',
  '.on{display:inline-block;padding:.75rem 1.5rem;border-radius:999px;background:var(--sun);color:#06272f;font-weight:700;text-decoration:none}',
  'a:focus-visible{outline:3px solid var(--sea);outline-offset:3px}',
].join('');
const hash = inlineHash(styles);
