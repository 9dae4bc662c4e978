import { useSearch } from 'wouter';
import { keepMarkup, LatePart, lazyPart } from '../states/late-part.tsx';

/**
 * Loads the footer's code after the page's own. Reads the query again, because the hydrated page may redirect
 * meanwhile.
 */
export function LateFooter({ path }: { path: string }) {
  const search = useSearch();
  return (
    <LatePart>
      <SiteFooter path={path} search={search} />
    </LatePart>
  );
}

const SiteFooter = import.meta.env.SSR
  ? (await import('./site-footer.tsx')).default
  : lazyPart(() => import('./site-footer.tsx'), ['footer'], keepMarkup);
