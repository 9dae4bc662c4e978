import { useState } from 'react';
import { Link } from 'wouter';
import { findTripPayload } from '#contract/trip-api.ts';
import { callEndpoint } from '../api.ts';
import { Notice } from '../booking-widgets/notice.tsx';
import { fieldProblems, problemWords } from '../layout/request-problem.ts';
import { text, useCheckedForm } from '../layout/use-checked-form.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/form-field.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';

/** Mails the link to a trip again. The words are the same whether there is one or not. */
export function Page() {
  const { formProps, errors, isSending, isSent, problem } = useFindForm();
  const isHydrated = useIsHydrated();
  return (
    <div className="page-width py-10 sm:py-16">
      <div className="mx-auto max-w-xl">
        <h1 className="page-title">Find my booking</h1>
        <p className="mt-3 text-lg text-ink-soft">
          Say which address you booked with, and your booking code. We mail you the link by which
          you see and change your trip.
        </p>
        <Card className="mt-8">
          <form {...formProps} className="flex flex-col gap-5">
            <TextField
              label="Email Address"
              name="email"
              type="email"
              autoComplete="email"
              required
              error={errors['email']}
            />
            <TextField
              label="Booking code"
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              hint="It stands in every mail about your booking, such as SXM-7K2P-9QXD."
              error={errors['code']}
            />
            {problem && (
              <Notice role="alert">
                <p>{problem}</p>
              </Notice>
            )}
            <Button
              type="submit"
              disabled={!isHydrated}
              isPending={isSending}
              pendingLabel="One moment..."
            >
              Mail me the link
            </Button>
            <p role="status">{isSent && SENT}</p>
          </form>
        </Card>
        <p className="mt-6 text-ink-soft">
          You do not have the code?{' '}
          <Link href="/info/contact" className="text-link">
            Write to us
          </Link>{' '}
          with the name and the day of the trip.
        </p>
      </div>
    </div>
  );
}

const SENT =
  'If there is a booking with this address and this code, its link is on its way to that address. It takes a minute or two; look in the spam folder, too.';

function useFindForm() {
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { errors, formProps } = useCheckedForm(findTripPayload, readFields, async (payload) => {
    setSending(true);
    setSent(false);
    setProblem(null);
    try {
      await callEndpoint('POST /api/trips/find', { payload });
      setSent(true);
      return {};
    } catch (error) {
      setProblem(problemWords(error, 'Please check your connection and try again.'));
      return fieldProblems(error);
    } finally {
      setSending(false);
    }
  });
  return { errors, formProps, isSending, isSent, problem };
}

function readFields(fields: FormData) {
  return { email: text(fields, 'email'), code: text(fields, 'code') };
}
