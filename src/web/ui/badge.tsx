import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  plain: 'bg-shallows text-ink',
  strong: 'bg-ink text-paper',
  accent: 'bg-sun text-on-sun',
  danger: 'bg-danger text-on-danger',
};

type BadgeProps = ComponentProps<'span'> & { tone?: keyof typeof tones };

export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-1 text-sm leading-none font-semibold forced-colors:outline-1 forced-colors:-outline-offset-1',
        tones[tone],
        className,
      )}
    />
  );
}
