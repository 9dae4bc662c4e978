import type { ComponentProps } from 'react';
import { ariaDisabled } from '../ui/button.tsx';

type MonthButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'className'> & {
  /** The calendar ends in this direction. */
  isEnd: boolean;
};

/** Shows the previous or the next month. */
export function MonthButton({ isEnd, ...button }: MonthButtonProps) {
  return (
    <button
      {...button}
      {...ariaDisabled(isEnd)}
      className="grid size-11 place-items-center rounded-full border border-line not-aria-disabled:hover:border-ink aria-disabled:cursor-default aria-disabled:border-transparent aria-disabled:opacity-35"
    />
  );
}
