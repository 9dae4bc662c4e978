import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { BooksView } from '#contract/admin/admin-payout-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { useAdminFormats } from './admin-formatters.ts';

/** Announces a form's error when it appears. */
export function FormAlert({ children }: { children: ReactNode }) {
  return <div role="alert">{children && <DangerNote className="mt-5">{children}</DangerNote>}</div>;
}

export function DangerNote({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p
      className={classNames(
        'flex items-start gap-2 rounded-field border border-danger px-4 py-3 font-medium text-danger',
        className,
      )}
    >
      <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

type FailedRefundsProps = {
  failed: BooksView['failedRefunds'] | undefined;
  className?: string;
};

export function FailedRefunds({ failed, className = '' }: FailedRefundsProps) {
  const t = useMessages('admin-layout');
  const { money, number } = useAdminFormats();
  if (!failed || failed.count === 0) return null;
  const { count, cents } = failed;
  return (
    <DangerNote className={className}>
      {t.failedRefunds(count, number(count), money(cents))}{' '}
      <Link href={portalPaths.adminBookings({ refund: 'failed' })} className="text-link">
        {t.showFailedRefunds}
      </Link>
    </DangerNote>
  );
}
