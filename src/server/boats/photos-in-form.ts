import type { BoatChangesPayload } from '#contract/boat-payloads.ts';
import type { Outcome } from '#domain/problems.ts';
import { storeInlineImages } from '../photos/inline-images.ts';
import { dropPhotos, type KeptPhoto } from '../photos/keep-photo.ts';
import { openTurns } from '../turns.ts';
import type { Deps } from '../product-deps.ts';

type Form = Pick<BoatChangesPayload, 'images'>;

/** Twelve photos of 5 MB as data URLs, and the form around them. */
export const MOST_FORM_BYTES = 86 * 1024 * 1024;

const LARGE_BYTES = 1024 * 1024;

/** Large forms are read and saved one after the other, so that memory holds one of them; small ones do not wait. */
export function openLargeForms() {
  const turns = openTurns(1);
  return <T>(request: Request, act: () => Promise<T>): Promise<T> => {
    const told = request.headers.get('content-length');
    return told !== null && Number(told) <= LARGE_BYTES ? act() : turns.take(act);
  };
}

/** Saves a form whose photos may come inside it: they are kept first, and dropped when it cannot be saved. */
export async function savedWithPhotos<Sent extends Form, Saved>(
  deps: Deps,
  form: Sent,
  save: (form: Sent, added: KeptPhoto[]) => Promise<Outcome<Saved>>,
): Promise<Outcome<Saved>> {
  if (!form.images) return save(form, []);
  const stored = await storeInlineImages(deps, form.images);
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
