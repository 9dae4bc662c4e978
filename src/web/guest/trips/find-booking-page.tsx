import type * as z from 'zod/mini';
import { useState } from 'react';
import { Link } from 'wouter';
import { findTripPayload } from '#contract/public/trip-api.ts';
import { paths } from '#contract/pages/paths.ts';
import { callEndpoint } from '../../api.ts';
import { renderRichMessage } from '../../shared/language/render-rich-message.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { FormAlert } from '../../forms/form-alert.tsx';
import { text } from '../../forms/use-checked-form.ts';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../forms/form-field.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { definePage } from '../../shared/page/define-page.ts';
import { pagePatterns } from '#contract/pages/paths.ts';

export default definePage({
  path: pagePatterns.findBooking,
  messages: ['booking'],
  head: ({ messages: { booking } }) => ({ title: booking.findTitle }),
  Page,
  robots: 'disallow',
  server: import.meta.env.SSR
    ? { description: ({ messages: { descriptions } }) => descriptions.findBooking }
    : undefined,
});

/** Mails the link to a trip again. The message does not reveal whether the email address has a booking. */
function Page() {
  const t = useMessages('booking');
  const { formProps, field, isPending, isSent, problem } = useFindForm();
  const isHydrated = useIsHydrated();
  return (
    <div className="page-width py-10 sm:py-16">
      <div className="mx-auto max-w-xl">
        <h1 className="page-title">{t.find}</h1>
        <p className="mt-3 text-lg text-ink-soft">{t.findText}</p>
        <Card className="mt-8">
          <form {...formProps} className="flex flex-col gap-5">
            <TextField
              label={t.email}
              type="email"
              autoComplete="email"
              required
              {...field('email')}
            />
            <TextField
              label={t.code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              hint={t.codeHint}
              {...field('code')}
            />
            <Button
              type="submit"
              disabled={!isHydrated}
              isPending={isPending}
              pendingLabel={t.oneMoment}
            >
              {t.mailLink}
            </Button>
            <p role="status">{isSent && t.findSent}</p>
          </form>
          <FormAlert>{problem}</FormAlert>
        </Card>
        <p className="mt-6 text-ink-soft">
          {renderRichMessage(t.noCode, {
            write: <Link href={paths.info({ slug: 'contact' })} className="text-link" />,
          })}
        </p>
      </div>
    </div>
  );
}

function useFindForm() {
  const t = useMessages('booking');
  const [isSent, setSent] = useState(false);
  const send = async (payload: FindTripPayload) => {
    setSent(false);
    await callEndpoint('POST /api/trips/find', { payload });
    setSent(true);
  };
  return { ...useSentForm(findTripPayload, readFields, send, t.connection), isSent };
}

type FindTripPayload = z.output<typeof findTripPayload>;

function readFields(fields: FormData) {
  return { email: text(fields, 'email'), code: text(fields, 'code') };
}
