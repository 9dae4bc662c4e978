import { useEffect, useRef, useState } from 'react';
import type { ImageView } from '#contract/boat-views.ts';
import { photoWidths, stockPhotoFor } from '#domain/photos.ts';
import { classNames } from './class-names.ts';

type BoatPhotoProps = {
  /** None: one of the stock pictures, chosen by `stockFor`. */
  image?: ImageView | null | undefined;
  /** The boat's id or name: the same boat always gets the same stock picture. */
  stockFor: string;
  alt: string;
  /** The width it is shown at, as in the `sizes` of an image. */
  sizes: string;
  /** True for the picture a page opens with. */
  isFirst?: boolean;
  className?: string;
};

/** A photo in the widths and formats the server keeps, always 3:2, so that nothing moves when it arrives. */
export function BoatPhoto({ image, stockFor, alt, sizes, isFirst, className }: BoatPhotoProps) {
  const path = image?.path ?? `/pictures/${stockPhotoFor(stockFor)}`;
  const { hasFailed, ref, onError } = useFailure(path);
  const box = classNames('block aspect-3/2 w-full bg-shallows object-cover', className);
  if (hasFailed) {
    return (
      <span className={classNames(box, 'grid place-items-center p-4 text-ink-soft')}>
        No photos uploaded
      </span>
    );
  }
  return (
    <picture>
      <source type="image/avif" srcSet={widthsOf(path, 'avif')} sizes={sizes} />
      <img
        ref={ref}
        src={`${path}-960.webp`}
        alt={alt}
        width={960}
        height={640}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        {...(isFirst && { fetchPriority: 'high' })}
        onError={onError}
        className={box}
      />
    </picture>
  );
}

export function widthsOf(path: string, format: string): string {
  return photoWidths.map((width) => `${path}-${width}.${format} ${width}w`).join(', ');
}

/** A picture may fail before the page is alive, when nobody listens yet: so it is looked at once more. */
function useFailure(path: string) {
  const [failed, setFailed] = useState<string | null>(null);
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(path);
  }, [path]);
  return { hasFailed: failed === path, ref, onError: () => setFailed(path) };
}
