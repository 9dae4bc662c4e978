import { Hono } from 'hono';
import { islandNow } from '#domain/days.ts';
import {
  boatSharePicture,
  SHARE_PICTURE_TYPE,
  sharePicturePath,
  siteSharePicture,
  type SharePicture,
} from '#domain/share-pictures.ts';
import { findPublicBoat } from '../boat-queries.ts';
import { nothingHere } from '../../http/problem-answers.ts';
import type { Deps } from '../../dependencies.ts';
import { openSharePictures, type SharePictureFolders } from './kept-share-pictures.ts';

/**
 * The pictures that stand for pages where their addresses are shared. Only what a public page shows
 * now is ever drawn, and once: a former address leads on to it, any other is nothing.
 */
export function sharePictureRoutes(deps: Deps, folders: SharePictureFolders): Hono {
  const app = new Hono();
  const keptPicture = openSharePictures(deps, folders);
  app.get('/share-pictures/:file', async (context) => {
    const file = context.req.param('file');
    const of = /^(site|[0-9a-f-]{36})-[0-9a-f]{8}\.jpg$/.exec(file)?.[1];
    const picture = of === undefined ? null : await findPicture(deps, of);
    if (!picture) return nothingHere();
    const path = sharePicturePath(picture);
    if (context.req.path !== path) return context.redirect(path, 302);
    const { bytes, isWhole } = await keptPicture(picture);
    return new Response(bytes, {
      headers: {
        'content-type': SHARE_PICTURE_TYPE,
        'cache-control': isWhole ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
    });
  });
  return app;
}

async function findPicture(deps: Deps, of: string): Promise<SharePicture | null> {
  if (of === siteSharePicture.of) return siteSharePicture;
  const boat = await findPublicBoat(deps.database, of, islandNow(deps.now()).day);
  return (
    boat && boatSharePicture({ ...boat, customPort: boat.custom_port, cover: boat.photos[0]?.path })
  );
}
