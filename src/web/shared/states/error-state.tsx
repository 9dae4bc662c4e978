import { CloudRain } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

type ErrorStateProps = {
  title: string;
  text: string;
  onRetry?: (() => void) | undefined;
  /** True if this is the whole page, so that its title is the main heading. */
  isPage?: boolean;
  children?: ReactNode;
};

/** Shows an error with a retry, or with the children as actions. */
export function ErrorState({ title, text, onRetry, isPage, children }: ErrorStateProps) {
  const t = useMessages('layout');
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div
      role={isPage ? undefined : 'alert'}
      className={classNames(
        'flex flex-col items-center px-6 py-16 text-center',
        isPage && 'page-width min-h-[60vh] justify-center',
      )}
    >
      <CloudRain aria-hidden="true" className="mb-4 size-12 text-sea" strokeWidth={1.5} />
      <Heading className={isPage ? 'section-title' : 'text-xl font-bold'}>{title}</Heading>
      <p className="mt-3 max-w-prose text-ink-soft">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            {t.tryAgain}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
