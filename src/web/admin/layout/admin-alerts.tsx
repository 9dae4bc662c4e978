import { Link } from 'wouter';
import type { BooksView } from '#contract/admin/admin-payout-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { DangerNote } from '../../forms/form-alert.tsx';
import { useAdminFormats } from './admin-formatters.ts';

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
