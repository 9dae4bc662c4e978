import { LatePart, lazyPart } from '../../shared/states/late-part.tsx';

/** Loads the button's code after hydration. */
export function LateShareButton() {
  return (
    <LatePart fallback={<div className="size-10" />}>
      <ShareButton />
    </LatePart>
  );
}

const ShareButton = import.meta.env.SSR
  ? (await import('../../ui/share-button.tsx')).default
  : lazyPart(() => import('../../ui/share-button.tsx'));
