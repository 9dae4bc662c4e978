import { Hono } from 'hono';
import { nothingHere } from '../../../platform/http/problem-answers.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { variantNamed } from '../../../platform/gateways/images/photo-variants.ts';

/**
 * The files of photos, without authentication: a photo's id is random (122 bits) and shown only with
 * its boat, so a draft's photos are found by nobody whom its operator did not show them; and a picture in
 * a page carries no access token, so asking for one would keep operators from seeing their own drafts.
 */
export function photoRoutes({ photoFiles }: Deps): Hono {
  const app = new Hono();
  app.get('/photos/:file', async (context) => {
    const name = context.req.param('file');
    const variant = variantNamed(name);
    const bytes = variant && (await photoFiles.get(name));
    if (!variant || !bytes) return nothingHere();
    return new Response(bytes, { headers: { ...fixed, 'content-type': variant.contentType } });
  });
  return app;
}

const fixed = {
  // A photo never changes: another one has another id.
  'cache-control': 'public, max-age=31536000, immutable',
  'content-disposition': 'inline',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
