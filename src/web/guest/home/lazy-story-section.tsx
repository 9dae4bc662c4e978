import { keepMarkup, LazyPart, createLazyPart } from '../../shared/states/lazy-part.tsx';

/** Loads the stories' code after the code of the other sections. If that fails, the server's markup stays. */
export function LazyStorySection() {
  return (
    <LazyPart fallback={<div className="min-h-120" />}>
      <StorySection />
    </LazyPart>
  );
}

const StorySection = import.meta.env.SSR
  ? (await import('./story-section.tsx')).default
  : createLazyPart(() => import('./story-section.tsx'), ['reviews'], keepMarkup);
