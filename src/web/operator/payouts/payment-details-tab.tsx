import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '../../frame/loading-state.tsx';
import { payoutDetailsQuery } from '../session/captain-queries.ts';
import { PayoutForm } from './payout-form.tsx';
import { Statement } from './statement.tsx';

export function PaymentDetailsTab() {
  const { data: saved, isPending } = useQuery(payoutDetailsQuery());
  if (isPending) return <LoadingState />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <PayoutForm key={saved?.updatedAt ?? 'new'} saved={saved ?? null} />
      <Statement />
    </div>
  );
}
