import type { ComponentProps, ReactNode, MouseEvent } from 'react';
import { classNames } from './class-names.ts';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
};

/** A button's classes, for links that look like one. */
export function buttonLook({ variant = 'primary', size = 'medium' }: ButtonLook = {}): string {
  return classNames('button', `button-${variant}`, size !== 'medium' && `button-${size}`);
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** While true the button ignores clicks, keeps the focus and shows `pendingLabel`. */
    isPending?: boolean;
    pendingLabel?: ReactNode;
  };

export function Button({
  variant,
  size,
  isPending = false,
  pendingLabel,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...ariaDisabled(isPending)}
      type={type}
      className={classNames(buttonLook({ variant, size }), className)}
    >
      {isPending && <Spinner />}
      {isPending ? (pendingLabel ?? children) : children}
    </button>
  );
}

/**
 * Disables a button with `aria-disabled`, which keeps the focus that `disabled` would drop; clicks are
 * ignored.
 */
export function ariaDisabled(isHeld: boolean) {
  return isHeld ? { 'aria-disabled': true, onClick: preventClick } : {};
}

function preventClick(event: MouseEvent): void {
  event.preventDefault();
}

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
