import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames('rounded-card border border-line bg-card p-5 sm:p-7', className)}
    />
  );
}

type CardTitleProps = ComponentProps<'h2'> & { level?: 2 | 3 };

export function CardTitle({ level = 2, className, ...rest }: CardTitleProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return <Heading {...rest} className={classNames('mb-4 text-xl font-bold', className)} />;
}
