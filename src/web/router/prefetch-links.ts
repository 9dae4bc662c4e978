import { findRoute } from './open-page.ts';

/** Loads the code of a page as soon as a visitor points at, touches or focuses a link to it. */
export function prefetchLinks(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, warm, { passive: true });
  }
}

function warm(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return;
  findRoute(link.pathname)
    .route.load()
    // A failure is dealt with when the visitor really goes there.
    .catch(() => undefined);
}
