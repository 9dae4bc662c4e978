import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { openApiDocument, schemaOf } from './open-api.ts';

/** The API described for machines (`/api/openapi.json`) and for people (`/api`). */
export function apiGuideRoutes(publicUrl: string): Hono {
  const app = new Hono();
  app.get('/api/openapi.json', (context) => {
    context.header('cache-control', 'no-cache');
    return context.json(openApiDocument(publicUrl));
  });
  app.get('/api', async (context) => {
    context.header('cache-control', 'no-cache');
    context.header('content-security-policy', policy);
    return context.html(await guidePage());
  });
  return app;
}

async function guidePage() {
  const entries = Object.values(endpoints).map((endpoint: Endpoint) => entry(endpoint));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>The HTTP API</title>
        ${style}
      </head>
      <body>
        <main>
          <h1>The HTTP API</h1>
          <p>
            Days are strings <code>yyyy-MM-dd</code> of the island’s calendar, times
            <code>HH:mm</code> of its clocks (UTC-4). Amounts in cents are whole US cents. A refusal
            answers <code>{"message": "…"}</code> in words for people and changes nothing. For
            machines: <a href="/api/openapi.json">OpenAPI 3.1</a>.
          </p>
          ${entries}
        </main>
      </body>
    </html>`;
}

function entry(endpoint: Endpoint) {
  const answers = Object.entries(endpoint.answers).map(
    ([status, schema]) =>
      html`<details>
        <summary>Answer ${status}</summary>
        <pre>${JSON.stringify(schemaOf(schema, 'output'), null, 2)}</pre>
      </details>`,
  );
  const payload = endpoint.payload
    ? html`<details>
        <summary>Body</summary>
        <pre>${JSON.stringify(schemaOf(endpoint.payload, 'input'), null, 2)}</pre>
      </details>`
    : '';
  return html`<section>
    <h2><code>${endpoint.method} ${endpoint.path}</code></h2>
    <p>${endpoint.summary}.${callerInWords[endpoint.caller]}</p>
    ${payload} ${answers}
  </section>`;
}

const callerInWords = {
  visitor: '',
  operator: ' For signed-in captains.',
  admin: ' For signed-in admins.',
} as const satisfies Record<Endpoint['caller'], string>;

const css = `body{font:1rem/1.55 system-ui,sans-serif;margin:0;color:#10303a;background:#f6fbfb}
main{max-width:52rem;margin:0 auto;padding:2rem 1rem}
section{background:#fff;border-radius:.8rem;padding:.5rem 1.2rem 1rem;margin:1rem 0;box-shadow:0 1px 3px #0b3b4a26}
h2{font-size:1.1rem;overflow-wrap:anywhere}pre{overflow:auto;background:#eef6f6;padding:1rem;border-radius:.5rem}
summary{cursor:pointer;padding:.3rem 0}a{color:#0b6b7a}:focus-visible{outline:3px solid #0b7285;outline-offset:2px}`;

/** In one piece: the policy's hash is of every character between the tags. */
const style = raw(`<style>${css}</style>`);
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; frame-ancestors 'none'`;
