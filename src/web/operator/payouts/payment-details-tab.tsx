import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contactPayload, type ContactPayload, type MeView } from '#contract/operator-api.ts';
import { callEndpoint } from '../../api.ts';
import { LoadingState } from '../../layout/loading-state.tsx';
import { fieldProblems, problemWords } from '../../layout/request-problem.ts';
import { textOrNull, useCheckedForm } from '../../layout/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { payoutDetailsQuery, meQuery } from '../session/operator-queries.ts';
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

/** The operator's contact for guests who have booked. */
function ContactForm({ me }: { me: MeView }) {
  const { isSending, save } = useContactSaving();
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

function useContactSaving() {
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const save = async (contact: ContactPayload) => {
    setSending(true);
    try {
      const me = await callEndpoint('PUT /api/operator/contact', { payload: contact });
      client.setQueryData(meQuery().queryKey, me);
      showToast({ title: 'Phone saved' });
      return {};
    } catch (error) {
      const description = problemWords(error, 'Please try again.');
      showToast({ title: 'Save failed', description, tone: 'destructive' });
      return fieldProblems(error);
    } finally {
      setSending(false);
    }
  };
  return { isSending, save };
}
