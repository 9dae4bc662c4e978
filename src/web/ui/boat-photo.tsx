import { useEffect, useRef, useState } from 'react';
import type { ImageView } from '#contract/public/boat-views.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { CENTRE, roundToFocusStep, type PhotoFocus } from '#domain/boats/photo-focus.ts';
import { photoWidths, chooseStockPhoto } from '#domain/boats/photos.ts';
import { useMessages } from '../shared/language/use-messages.ts';
import { classNames } from './class-names.ts';

type BoatPhotoProps = {
  /** Falls back to a stock picture, which `stockFor` determines. */
  image?: ShownImage | null | undefined;
  /** The boat's id or name, which determines its stock picture. */
  stockFor: string;
  alt: string;
  /** The language of `alt`, unless it is the page's. */
  lang?: Language | undefined;
  sizes: string;
  /** True for the page's largest contentful picture, which loads eagerly and with high priority. */
  isFirst?: boolean;
  className?: string;
};

/** Servers of the previous version send only a path. */
type ShownImage = Pick<ImageView, 'path'> & Partial<ImageView>;

/** Renders a responsive photo, always 3:2, so that loading causes no layout shift. Labels illustrations. */
export function BoatPhoto(props: BoatPhotoProps) {
  const { image, stockFor, alt, lang, sizes, isFirst, className } = props;
  const t = useMessages('layout');
  const shown: ShownImage = image ?? {
    path: `/pictures/${chooseStockPhoto(stockFor)}`,
    isIllustration: true,
  };
  const { path, isIllustration } = shown;
  const focus = readFocus(shown);
  const { hasFailed, ref, onError } = useImageFailure(path);
  const box = classNames('block aspect-3/2 w-full bg-shallows photo-crop', className);
  if (hasFailed) {
    return (
      <span className={classNames(box, 'grid place-items-center p-4 text-ink-soft')}>
        {t.noPhotos}
      </span>
    );
  }
  return (
    <span className="relative block">
      <picture>
        <source type="image/avif" srcSet={buildSrcSet(path, 'avif')} sizes={sizes} />
        <img
          ref={ref}
          src={`${path}-960.webp`}
          alt={alt && describePhoto(alt, shown, t.illustration)}
          lang={lang}
          width={960}
          height={640}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={isFirst ? 'high' : 'low'}
          onError={onError}
          className={`${box} crop-x-${roundToFocusStep(focus.x)} crop-y-${roundToFocusStep(focus.y)}`}
        />
      </picture>
      {isIllustration && (
        <span
          aria-hidden="true"
          className="absolute bottom-1.5 left-1.5 rounded-full bg-paper px-2 py-1 text-xs leading-none font-semibold text-ink @max-[5rem]:hidden"
        >
          {t.illustration}
        </span>
      )}
    </span>
  );
}

/** Labels an illustration in the photo's alt text. */
export function describePhoto(
  text: string,
  photo: Partial<ImageView>,
  illustration: string,
): string {
  return photo.isIllustration ? `${text} (${illustration})` : text;
}

/** Returns a photo's focal point; the centre if a server of the previous version sent none. */
export function readFocus({ focus = CENTRE }: Partial<ImageView>): PhotoFocus {
  return focus;
}

export function buildSrcSet(path: string, format: string): string {
  return photoWidths.map((width) => `${path}-${width}.${format} ${width}w`).join(', ');
}

/** Checks the image on mount too, because it may fail before hydration, when no listener is attached yet. */
function useImageFailure(path: string) {
  const [failed, setFailed] = useState<string | null>(null);
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(path);
  }, [path]);
  return { hasFailed: failed === path, ref, onError: () => setFailed(path) };
}
