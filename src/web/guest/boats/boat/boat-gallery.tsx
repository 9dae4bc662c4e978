import { Suspense, useState } from 'react';
import type { BoatPageView } from '#contract/public/boat-views.ts';
import { MAX_THUMBNAILS } from '#domain/boats/photos.ts';
import { useMessages, useOtherLanguage } from '../../../shared/language/use-messages.ts';
import { createLazyPart } from '../../../shared/states/lazy-part.tsx';
import { BoatPhoto, describePhoto } from '../../../ui/boat-photo.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useIsHydrated } from '../../../ui/hydrated.ts';

const BoatPhotoViewer = createLazyPart(() => import('./boat-photo-viewer.tsx'), ['details']);

/**
 * Identifies one opening of the viewer by `turn`: the close event of a dialog may arrive after the next opening.
 */
type Opening = { first: number; turn: number };

/** Shows the cover and up to three more photos; each opens the viewer. */
export default function BoatGallery({ boat }: { boat: BoatPageView }) {
  const t = useMessages('boat');
  const { illustration } = useMessages('layout');
  const writtenIn = useOtherLanguage(boat.writtenIn.captions);
  const [opening, setOpening] = useState<Opening | null>(null);
  const isHydrated = useIsHydrated();
  const shown = boat.images.slice(0, 1 + MAX_THUMBNAILS);
  if (shown.length === 0) return <StandInPhoto boat={boat} />;
  return (
    <div className="grid grid-cols-6 gap-2 sm:gap-3">
      {shown.map((image, index) => (
        <button
          key={image.path}
          type="button"
          aria-label={t.openPhoto(
            index + 1,
            boat.images.length,
            describePhoto(image.caption || boat.name, image, illustration),
          )}
          disabled={!isHydrated}
          onClick={() => setOpening({ first: index, turn: (opening?.turn ?? 0) + 1 })}
          className={classNames(
            'relative overflow-hidden focus-visible:rounded-card',
            index === 0 ? 'col-span-6 rounded-card' : 'rounded-field',
            index > 0 && (shown.length === 3 ? 'col-span-3' : 'col-span-2'),
          )}
        >
          <BoatPhoto
            image={image}
            stockFor={boat.id}
            alt={image.caption || boat.name}
            lang={image.caption ? writtenIn : undefined}
            sizes={index === 0 ? coverSizes : thumbnailSizes}
            isFirst={index === 0}
          />
          {index === MAX_THUMBNAILS && <MoreCount count={boat.images.length - shown.length} />}
        </button>
      ))}
      {opening && (
        <Suspense fallback={null}>
          <BoatPhotoViewer
            key={opening.turn}
            boat={boat}
            first={opening.first}
            onClose={() => setOpening((latest) => (latest === opening ? null : latest))}
          />
        </Suspense>
      )}
    </div>
  );
}

const coverSizes = '(min-width: 80rem) 46rem, (min-width: 64rem) 55vw, 92vw';
const thumbnailSizes = '(min-width: 64rem) 23rem, 46vw';

function StandInPhoto({ boat: { id, name } }: { boat: BoatPageView }) {
  return <BoatPhoto stockFor={id} alt={name} sizes={coverSizes} isFirst className="rounded-card" />;
}

function MoreCount({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute right-2 bottom-2 rounded-full bg-paper px-2.5 py-1 text-sm leading-none font-bold text-ink"
    >
      +{count}
    </span>
  );
}
