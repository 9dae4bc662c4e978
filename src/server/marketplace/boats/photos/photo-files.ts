import { Hono } from 'hono';
import { answerNotFound } from '../../../platform/http/problem-answers.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { variantNamed } from '../../../platform/gateways/images/photo-variants.ts';

/**
 * Serves photo files without authentication, because images in a page send no access token and operators must see the
 * photos of their drafts. Photos of drafts stay private: ids are random (122 bits) and are shown only with their boat.
 */
export function photoRoutes({ photoFiles }: Deps): Hono {
  const app = new Hono();
  app.get('/photos/:file', async (context) => {
    const name = context.req.param('file');
    const variant = variantNamed(name);
    const bytes = variant && (await photoFiles.get(name));
    if (!variant || !bytes) return answerNotFound();
    return new Response(bytes, { headers: { ...fixed, 'content-type': variant.contentType } });
  });
  return app;
}

const fixed = {
  // Immutable: a changed photo gets a new id.
  'cache-control': 'public, max-age=31536000, immutable',
  'content-disposition': 'inline',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
