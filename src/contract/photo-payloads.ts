import * as z from 'zod/mini';
import { MAX_CAPTION_CHARACTERS } from '#domain/photo-rules.ts';
import { MAX_PHOTOS } from '#domain/photos.ts';
import { imageView } from './boat-views.ts';

/** All of a boat's photos in their order; the first is the cover. */
export const photoOrderPayload = z.object({
  photos: z
    .array(
      z.object({
        id: z.string('Every photo needs its id'),
        caption: z
          .string('A caption must be text')
          .check(
            z.maxLength(
              MAX_CAPTION_CHARACTERS,
              `A caption can be at most ${MAX_CAPTION_CHARACTERS} characters`,
            ),
          ),
      }),
      'Please send the photos in their order',
    )
    .check(z.maxLength(MAX_PHOTOS, `Maximum ${MAX_PHOTOS} photos allowed.`)),
});
export type PhotoOrderPayload = z.infer<typeof photoOrderPayload>;

/** A photo as the boat's operator sees it: with the id by which it is ordered and removed. */
export const ownImageView = z.extend(imageView, { id: z.string() });
export type OwnImageView = z.infer<typeof ownImageView>;
export const ownImageListView = z.array(ownImageView);
