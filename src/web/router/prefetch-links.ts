import { findRoute } from './open-page.ts';

/** Prefetches a page's code when a link to it is hovered, touched or focused. */
export function prefetchLinks(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}

function prefetch(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return;
  findRoute(link.pathname)
    .route.load()
    // A failure is handled on navigation.
    .catch(() => undefined);
}
