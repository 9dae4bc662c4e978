import { keepMarkup, LatePart, lazyPart } from '../../shared/states/late-part.tsx';

/** Loads the stories' code after the code of the other sections. If that fails, the server's markup stays. */
export function LateStorySection() {
  return (
    <LatePart fallback={<div className="min-h-120" />}>
      <StorySection />
    </LatePart>
  );
}

const StorySection = import.meta.env.SSR
  ? (await import('./story-section.tsx')).default
  : lazyPart(() => import('./story-section.tsx'), ['reviews'], keepMarkup);
