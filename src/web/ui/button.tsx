import type { ComponentProps, ReactNode, MouseEvent } from 'react';
import { classNames } from './class-names.ts';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
};

const base =
  'inline-flex items-center justify-center gap-2 rounded-full text-center leading-tight font-bold no-underline transition-colors focus-visible:rounded-full active:translate-y-px disabled:opacity-55 aria-disabled:cursor-default aria-disabled:opacity-55 forced-colors:border';

const variants = {
  primary: 'bg-sun text-on-sun hover:bg-sun-deep',
  secondary: 'border border-edge bg-card text-ink hover:border-ink hover:bg-shallows',
  ghost: 'text-ink hover:bg-shallows',
  danger: 'bg-danger text-on-danger hover:opacity-90',
};

const sizes = {
  small: 'min-h-10 px-4 text-sm',
  medium: 'min-h-12 px-5 text-base',
  large: 'min-h-14 px-7 text-lg',
};

/** Returns a button's classes, for links that look like one. */
export function getButtonClasses({
  variant = 'primary',
  size = 'medium',
}: ButtonLook = {}): string {
  return classNames(base, variants[variant], sizes[size]);
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** True while pending: the button ignores clicks, keeps the focus and shows `pendingLabel`. */
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
      className={classNames(getButtonClasses({ variant, size }), className)}
    >
      {isPending && <Spinner />}
      {isPending ? (pendingLabel ?? children) : children}
    </button>
  );
}

/** Disables a button with `aria-disabled`, which keeps the focus that `disabled` would drop; clicks are ignored. */
export function ariaDisabled(isHeld: boolean) {
  return isHeld ? { 'aria-disabled': true, onClick: preventClick } : {};
}

function preventClick(event: MouseEvent): void {
  event.preventDefault();
}

/** Renders a spinner in the size of the surrounding text. It has no accessible name, so put a label beside it. */
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
