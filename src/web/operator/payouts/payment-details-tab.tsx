import { useQuery, useQueryClient } from '@tanstack/react-query';
import { contactPayload, type ContactPayload, type MeView } from '#contract/operator-api.ts';
import { callEndpoint } from '../../api.ts';
import { LoadingState } from '../../layout/loading-state.tsx';
import { textOrNull, useCheckedForm } from '../../layout/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { payoutDetailsQuery, meQuery } from '../session/operator-queries.ts';
import { PayoutForm } from './payout-form.tsx';
import { Statement } from './statement.tsx';
import { useSaving } from './use-saving.ts';

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

/** The operator's contact for guests who have booked. */
function ContactForm({ me }: { me: MeView }) {
  const client = useQueryClient();
  const { isSending, save } = useSaving(async (payload: ContactPayload) => {
    const saved = await callEndpoint('PUT /api/operator/contact', { payload });
    client.setQueryData(meQuery().queryKey, saved);
  }, 'Phone saved');
  const { errors, formProps } = useCheckedForm(
    contactPayload,
    (form) => ({ phone: textOrNull(form, 'phone') }),
    save,
  );
  return (
    <Card>
      <CardTitle>For Your Guests</CardTitle>
      <form {...formProps} className="flex flex-col gap-5">
        <TextField
          label="Phone (optional)"
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={me.phone ?? ''}
          hint={`Only guests who have paid see it, in their mail and on their booking. What they answer to our mails reaches you at ${me.email}.`}
          error={errors.phone}
        />
        <Button type="submit" isPending={isSending} pendingLabel="Saving...">
          Save Phone
        </Button>
      </form>
    </Card>
  );
}
