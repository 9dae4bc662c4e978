import { lazy, type ComponentType } from 'react';
import { loadLateMessages } from '../language/load-messages.ts';
import { LatePart } from '../states/late-part.tsx';

type FooterProps = { path: string };

/** Loads the footer's code after the page's own. */
export function LateFooter({ path }: FooterProps) {
  return (
    <LatePart>
      <SiteFooter path={path} />
    </LatePart>
  );
}

const SiteFooter = import.meta.env.SSR
  ? (await import('./site-footer.tsx')).default
  : lazy<ComponentType<FooterProps>>(() =>
      Promise.all([import('./site-footer.tsx'), loadLateMessages('footer')]).then(
        ([footer]) => footer,
        () => new Promise<never>(() => undefined),
      ),
    );
