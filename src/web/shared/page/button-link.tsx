import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { getButtonClasses, type ButtonLook } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

type ButtonLinkProps = ButtonLook & { href: string; className?: string; children: ReactNode };

/** Renders a link that looks like a button. */
export function ButtonLink({ href, className, children, ...look }: ButtonLinkProps) {
  return (
    <Link href={href} className={classNames(getButtonClasses(look), className)}>
      {children}
    </Link>
  );
}
