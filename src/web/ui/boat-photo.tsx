import { useEffect, useRef, useState } from 'react';
import type { ImageView } from '#contract/public/boat-views.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { photoWidths, chooseStockPhoto } from '#domain/boats/photos.ts';
import { useMessages } from '../shared/language/use-messages.ts';
import { classNames } from './class-names.ts';

type BoatPhotoProps = {
  /** Falls back to a stock picture, chosen by `stockFor`. */
  image?: ImageView | null | undefined;
  /** The boat's id or name, which determines its stock picture. */
  stockFor: string;
  alt: string;
  /** The language of `alt`, unless it is the page's. */
  lang?: Language | undefined;
  sizes: string;
  /** True for the page's largest contentful picture: eager, with high priority. */
  isFirst?: boolean;
  className?: string;
};

/** Renders a responsive photo, always 3:2, so that loading causes no layout shift. */
export function BoatPhoto(props: BoatPhotoProps) {
  const { image, stockFor, alt, lang, sizes, isFirst, className } = props;
  const t = useMessages('layout');
  const path = image?.path ?? `/pictures/${chooseStockPhoto(stockFor)}`;
  const { hasFailed, ref, onError } = useImageFailure(path);
  const box = classNames('block aspect-3/2 w-full bg-shallows object-cover', className);
  if (hasFailed) {
    return (
      <span className={classNames(box, 'grid place-items-center p-4 text-ink-soft')}>
        {t.noPhotos}
      </span>
    );
  }
  return (
    <picture>
      <source type="image/avif" srcSet={buildSrcSet(path, 'avif')} sizes={sizes} />
      <img
        ref={ref}
        src={`${path}-960.webp`}
        alt={alt}
        lang={lang}
        width={960}
        height={640}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={isFirst ? 'high' : 'low'}
        onError={onError}
        className={box}
      />
    </picture>
  );
}

export function buildSrcSet(path: string, format: string): string {
  return photoWidths.map((width) => `${path}-${width}.${format} ${width}w`).join(', ');
}

/** Checks the image on mount too: it may fail before hydration, without a listener. */
function useImageFailure(path: string) {
  const [failed, setFailed] = useState<string | null>(null);
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(path);
  }, [path]);
  return { hasFailed: failed === path, ref, onError: () => setFailed(path) };
}
