import { html } from 'hono/html';

/** A page that says one thing, for when the real pages cannot. */
export async function plainPage(message: string, status: number): Promise<Response> {
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${message}</title>
      </head>
      <body>
        <main>
          <h1>${message}</h1>
          <p><a href="/">Back to Homepage</a></p>
        </main>
      </body>
    </html>`;
  return new Response(String(page), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
