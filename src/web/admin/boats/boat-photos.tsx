import type { AdminBoatView } from '#contract/admin-boat-api.ts';
import { BoatPhoto } from '../../ui/boat-photo.tsx';

/** The photos in the operator's order; their captions, which elsewhere are read aloud only, stand below. */
export function BoatPhotos({ boat }: { boat: AdminBoatView }) {
  if (boat.images.length === 0) return <p className="text-ink-soft">No photos uploaded</p>;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
      {boat.images.map((image) => (
        <li key={image.id}>
          <BoatPhoto
            image={image}
            stockFor={boat.id}
            alt=""
            sizes="(min-width: 80rem) 16rem, (min-width: 40rem) 30vw, 45vw"
            className="rounded-field"
          />
          <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{image.caption}</p>
        </li>
      ))}
    </ul>
  );
}
