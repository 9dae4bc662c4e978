import { buildSrcSet } from '../../ui/boat-photo.tsx';

type ScenePictureProps = {
  name: string;
  sizes: string;
  className?: string;
};

export function ScenePicture({ name, sizes, className }: ScenePictureProps) {
  const path = `/pictures/${name}`;
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={buildSrcSet(path, 'avif')} sizes={sizes} />
      <img
        src={`${path}-960.webp`}
        alt=""
        width={960}
        height={640}
        loading="lazy"
        decoding="async"
        className="block aspect-3/2 h-full w-full rounded-card bg-shallows object-cover"
      />
    </picture>
  );
}
