import { useQuery } from '@tanstack/react-query';
import type { MeView } from '#contract/operator-api.ts';
import { LoadingState } from '../../layout/loading-state.tsx';
import { payoutDetailsQuery } from '../session/operator-queries.ts';
import { ContactForm } from './contact-form.tsx';
import { PayoutForm } from './payout-form.tsx';
import { Statement } from './statement.tsx';

export function PaymentDetailsTab({ me }: { me: MeView }) {
  const { data: saved, isPending } = useQuery(payoutDetailsQuery());
  if (isPending) return <LoadingState />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <div className="flex flex-col gap-8">
        <PayoutForm key={saved?.updatedAt ?? 'new'} saved={saved ?? null} />
        <ContactForm me={me} />
      </div>
      <Statement />
    </div>
  );
}
