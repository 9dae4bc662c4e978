import { Hono } from 'hono';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { toIslandNow } from '#domain/time/days.ts';
import {
  boatSharePicture,
  SHARE_PICTURE_TYPE,
  sharePicturePath,
  siteSharePicture,
  type SharePicture,
} from '#contract/pages/share-pictures.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { findPublicBoat } from '../../core/boats/boat-queries.ts';
import { answerNotFound } from '../../../platform/http/problem-answers.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { openDiskFileStore } from '../../../platform/gateways/file-store.ts';
import { parsePhotoId } from '../../../platform/gateways/images/photo-variants.ts';
import { openSemaphore } from '../../../platform/gateways/semaphore.ts';
import { drawSharePicture } from './draw-share-picture.ts';

/**
 * Serves social preview pictures. Draws only the current state of a public page: outdated URLs redirect to the current
 * one, and all other URLs return 404.
 */
export function sharePictureRoutes(deps: Deps, folders: SharePictureFolders): Hono {
  const app = new Hono();
  const keptPicture = openSharePictures(deps, folders);
  app.get('/share-pictures/:file', async (context) => {
    const file = context.req.param('file');
    const of = /^(site|[0-9a-f-]{36})-[0-9a-f]{8}\.jpg$/.exec(file)?.[1];
    const picture = of === undefined ? null : await findPicture(deps, of);
    if (!picture) return answerNotFound();
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
  const boat = await findPublicBoat(deps.database, of, toIslandNow(deps.now()).day);
  return boat && boatSharePicture({ ...boat, customPort: boat.customPort, cover: boat.photos[0] });
}

/**
 * `kept`: cache of drawn pictures; the first process empties it. `pictures`: folder with the site's own pictures.
 * `mark`: file with the logo.
 */
type SharePictureFolders = {
  kept: { folder: string; isEmptied: boolean };
  pictures: string;
  mark: string;
};

type Bytes = Uint8Array<ArrayBuffer>;
/** `isWhole`: the cover was available. */
type Drawn = { isWhole: boolean; at: number };
type Known = { name: string; drawing: Promise<Drawn>; drawn?: Drawn };

/** Retry interval for a missing cover. */
const RETRY_AFTER_MS = MINUTE_MS;
const COVER_VARIANT = '-1600.avif';

/**
 * Draws each picture on first request, one at a time, and keeps one file per boat. The first process empties the folder
 * at the start, because the contents of old files are unknown.
 */
function openSharePictures(deps: Deps, folders: SharePictureFolders) {
  const { folder, isEmptied } = folders.kept;
  const store = openDiskFileStore(folder);
  const emptied = isEmptied ? rm(folder, { recursive: true, force: true }) : null;
  const semaphore = openSemaphore(1);
  const known = new Map<string, Known>();

  async function draw(picture: SharePicture, name: string, former?: string): Promise<Drawn> {
    const [cover, mark] = await Promise.all([
      readCover(deps, folders, picture.cover.path),
      readFile(folders.mark, 'utf8'),
      emptied,
    ]);
    const bytes = await semaphore.take(() => drawSharePicture(picture, cover, mark));
    await store.put(name, { bytes: new Uint8Array(bytes), contentType: SHARE_PICTURE_TYPE });
    if (former !== undefined && former !== name) await store.remove(former);
    return { isWhole: cover !== null, at: deps.now() };
  }

  function know(picture: SharePicture, name: string): Known {
    const before = known.get(picture.of);
    if (before?.name === name && !isWorthRetrying(before, deps.now())) return before;
    const begun: Known = { name, drawing: draw(picture, name, before?.name) };
    known.set(picture.of, begun);
    begun.drawing.then(
      (drawn) => (begun.drawn = drawn),
      () => known.delete(picture.of),
    );
    return begun;
  }

  return async (picture: SharePicture): Promise<{ bytes: Bytes; isWhole: boolean }> => {
    const name = basename(sharePicturePath(picture));
    // Retries once, because another worker that drew a later version may have deleted this file.
    for (const _ of ['drawn before', 'drawn again']) {
      const { isWhole } = await know(picture, name).drawing;
      const bytes = await store.get(name);
      if (bytes) return { bytes, isWhole };
      known.delete(picture.of);
    }
    throw new Error(`Share picture ${name} was deleted twice while it was being read.`);
  };
}

function isWorthRetrying({ drawn }: Known, nowMs: number): boolean {
  return drawn !== undefined && !drawn.isWhole && nowMs - drawn.at > RETRY_AFTER_MS;
}

/** Reads photos from their store and the site's own pictures from their folder; null if missing. */
async function readCover(
  { photoFiles }: Deps,
  { pictures }: SharePictureFolders,
  cover: string,
): Promise<Bytes | null> {
  const photoId = parsePhotoId(cover);
  if (photoId) return photoFiles.get(`${photoId}${COVER_VARIANT}`);
  const name = /^\/pictures\/([a-z0-9-]+)$/.exec(cover)?.[1];
  if (name === undefined) return null;
  return readFile(join(pictures, `${name}${COVER_VARIANT}`)).catch(() => null);
}
