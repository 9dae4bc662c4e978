import type { ImageView } from '#contract/boat-views.ts';
import { captionFromFile } from '#domain/photo-rules.ts';
import type { BoatDraft } from './boat-draft.ts';

/** A boat as it was last saved, and as it stands in the editor. */
export type Edited = { base: BoatDraft; draft: BoatDraft };

/**
 * Both with the photos that have arrived since; one without a caption gets its file's name. What the server
 * has, and the draft no longer, was taken out in the editor, and stays out.
 */
export function withArrived(
  { base, draft }: Edited,
  arrived: readonly ImageView[],
  file: { name: string },
): Edited {
  const known = new Set([...base.images, ...draft.images].map(({ path }) => path));
  const added = arrived
    .filter(({ path }) => !known.has(path))
    .map((image) => ({ ...image, caption: image.caption || captionFromFile(file.name) }));
  const withAdded = (boat: BoatDraft) => ({ ...boat, images: [...boat.images, ...added] });
  return { base: withAdded(base), draft: withAdded(draft) };
}
