import { LazyPart, createLazyPart } from '../../shared/states/lazy-part.tsx';

/** Loads the button's code after hydration. */
export function LazyShareButton() {
  return (
    <LazyPart fallback={<div className="size-10" />}>
      <ShareButton />
    </LazyPart>
  );
}

const ShareButton = import.meta.env.SSR
  ? (await import('../../ui/share-button.tsx')).default
  : createLazyPart(() => import('../../ui/share-button.tsx'));
