import { classNames } from './class-names.ts';

/** A spinner in the size of the surrounding text. It has no accessible name: put a label beside it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block size-[1em] shrink-0 animate-spin rounded-full border-[0.15em] border-current border-r-transparent',
        className,
      )}
    />
  );
}
