import { createWriteStream, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BoatChangesPayload } from '#contract/boat-payloads.ts';
import { refused, type Outcome, type ProblemKind } from '#domain/problems.ts';
import { openPerUserQueue } from '../per-user-queue.ts';
import { storeInlineImages } from './photos/inline-images.ts';
import { dropPhotos, type KeptPhoto, type PhotoProblem } from './photos/keep-photo.ts';
import { inUploadFolder } from './photos/receive-upload.ts';
import type { Deps } from '../dependencies.ts';

type Form = Pick<BoatChangesPayload, 'images'>;

/** Twelve photos of 5 MB as data URLs, and the form around them. */
export const MOST_FORM_BYTES = 86 * 1024 * 1024;

const LARGE_BYTES = 1024 * 1024;

/** Large forms of one operator, the one at work included. */
const MOST_FORMS_EACH = 3;

/**
 * Large forms are read and saved one after the other, so that memory holds one of them; small ones do not
 * wait. Until a form is there as a whole it lies in a file: who sends slowly keeps nobody else waiting.
 */
export function openLargeForms() {
  const turns = openPerUserQueue(1, MOST_FORMS_EACH);
  return async <T, Kind extends ProblemKind>(
    request: Request,
    operatorId: string,
    act: (whole: Request) => Promise<Outcome<T, Kind>>,
  ): Promise<Outcome<T, Kind | 'too-many'>> => {
    const told = request.headers.get('content-length');
    if (told !== null && Number(told) <= LARGE_BYTES) return act(request);
    const saved = await turns.take(operatorId, (turn) =>
      inUploadFolder(async (folder) => {
        const whole = await receiveWhole(request, join(folder, 'form'));
        return turn(() => act(whole));
      }),
    );
    return saved ?? othersAtWork;
  };
}

/** The same request with its body in a file. One that says that it is too large is left to be refused unread. */
async function receiveWhole(request: Request, file: string): Promise<Request> {
  const { body, headers, method, url } = request;
  if (!body || Number(headers.get('content-length') ?? 0) > MOST_FORM_BYTES) return request;
  await pipeline(heardOut(body), createWriteStream(file, { mode: 0o600 }));
  const type = headers.get('content-type') ?? '';
  return new Request(url, {
    method,
    headers: { 'content-type': type },
    body: await openAsBlob(file),
  });
}

async function* heardOut(body: ReadableStream<Uint8Array>) {
  let heard = 0;
  for await (const chunk of body) {
    yield chunk;
    heard += chunk.byteLength;
    // So much tells that it is too much.
    if (heard > MOST_FORM_BYTES) return;
  }
}

const othersAtWork = refused(
  'too-many',
  'Your other boats are still being saved. Please send this one again in a minute.',
);

/** Saves a form whose photos may come inside it: they are kept first, and dropped when it cannot be saved. */
export async function savedWithPhotos<Sent extends Form, Saved, Kind extends ProblemKind>(
  deps: Deps,
  operatorId: string,
  form: Sent,
  save: (form: Sent, added: KeptPhoto[]) => Promise<Outcome<Saved, Kind>>,
): Promise<Outcome<Saved, Kind | PhotoProblem>> {
  if (!form.images) return save(form, []);
  const stored = await storeInlineImages(deps, operatorId, form.images);
  if (!stored.ok) return stored;
  const { images, added } = stored.value;
  let isSaved = false;
  try {
    const saved = await save({ ...form, images }, added);
    isSaved = saved.ok;
    return saved;
  } finally {
    if (!isSaved) {
      await dropPhotos(
        deps,
        added.map(({ id }) => id),
      );
    }
  }
}
