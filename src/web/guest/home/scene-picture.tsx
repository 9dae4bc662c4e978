import { buildSrcSet } from '../../ui/boat-photo.tsx';

type ScenePictureProps = {
  name: string;
  sizes: string;
  /** Classes for size and shape; by default a card with a 3:2 ratio. */
  shape?: string;
};

export function ScenePicture({
  name,
  sizes,
  shape = 'aspect-3/2 h-full rounded-card',
}: ScenePictureProps) {
  const path = `/pictures/${name}`;
  return (
    <picture>
      <source type="image/avif" srcSet={buildSrcSet(path, 'avif')} sizes={sizes} />
      <img
        src={`${path}-960.webp`}
        alt=""
        width={960}
        height={640}
        loading="lazy"
        decoding="async"
        className={`block w-full bg-shallows object-cover ${shape}`}
      />
    </picture>
  );
}
