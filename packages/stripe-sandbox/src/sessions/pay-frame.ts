import { html } from 'hono/html';
import type { SandboxContext } from '../payments/payment-store.ts';

export type Markup = ReturnType<typeof html>;

/** Layout for the payer's pages. Works without JavaScript; the only script fills in test cards. */
export function payFrame({ pagePath }: SandboxContext, title: string, body: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${pagePath}/assets/pay.css" />
        <link rel="icon" href="data:," />
        <script src="${pagePath}/assets/pay.js" defer></script>
      </head>
      <body>
        <header class="ribbon">
          <strong>Sandbox</strong> <span>Test mode: no real money moves</span>
        </header>
        ${body}
      </body>
    </html>`;
}

export type Way = { href: string; label: string };

/** A page with a single message and a link. */
export function payNotice(
  context: SandboxContext,
  title: string,
  text: string,
  way: Way | null = null,
): Markup {
  const { merchantName } = context;
  return payFrame(
    context,
    `${title} · ${merchantName}`,
    html`<main class="notice">
      <p class="merchant">${merchantName}</p>
      <h1>${title}</h1>
      <p>${text}</p>
      ${way ? html`<a class="button" href="${way.href}">${way.label}</a>` : ''}
    </main>`,
  );
}

/** Returns a link only for http(s) URLs. */
export function safeWay(href: string | null, label: string): Way | null {
  return href !== null && /^https?:\/\//i.test(href) ? { href, label } : null;
}
