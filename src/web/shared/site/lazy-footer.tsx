import { useSearch } from 'wouter';
import { keepMarkup, LazyPart, createLazyPart } from '../states/lazy-part.tsx';

/**
 * Loads the footer's code after the page's own. Reads the query again, because the hydrated page may redirect
 * meanwhile.
 */
export function LazyFooter({ path }: { path: string }) {
  const search = useSearch();
  return (
    <LazyPart>
      <SiteFooter path={path} search={search} />
    </LazyPart>
  );
}

const SiteFooter = import.meta.env.SSR
  ? (await import('./site-footer.tsx')).default
  : createLazyPart(() => import('./site-footer.tsx'), ['footer'], keepMarkup);
