import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';

export type Markup = ReturnType<typeof html>;

const css = readFileSync(new URL('calendar-pages.css', import.meta.url), 'utf8');
/** Must remain one string, because the policy's hash covers every character between the tags. */
const style = raw(`<style>${css}</style>`);
/** Source of this style for the content security policy. */
export const styleSource = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/** Layout for the sandbox's pages, which use no JavaScript. */
export function sandboxFrame(title: string, body: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${style}
      </head>
      <body>
        <header class="ribbon">
          <strong>Sandbox</strong>
          <span>These calendars are made up. No real account is opened.</span>
        </header>
        ${body}
      </body>
    </html>`;
}

export function sandboxNotice(title: string, text: string): Markup {
  return sandboxFrame(
    title,
    html`<main class="card narrow">
      <h1>${title}</h1>
      <p>${text}</p>
    </main>`,
  );
}

export function alertBox(messages: readonly string[]): Markup | '' {
  if (messages.length === 0) return '';
  return html`<div class="alert" role="alert">
    ${messages.map((message) => html`<p>${message}</p>`)}
  </div>`;
}
