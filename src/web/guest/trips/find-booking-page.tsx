import { useState } from 'react';
import { Link } from 'wouter';
import { findTripPayload } from '#contract/public/trip-api.ts';
import { paths } from '#contract/pages/paths.ts';
import { callEndpoint } from '../../api.ts';
import { renderRichMessage } from '../../shared/language/render-rich-message.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { fieldProblems, getProblemText } from '../../forms/request-problem.ts';
import { text, useCheckedForm } from '../../forms/use-checked-form.ts';
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

/** Mails the link to a trip again. The message does not reveal whether the address has a booking. */
function Page() {
  const t = useMessages('booking');
  const { formProps, errors, isSending, isSent, problem } = useFindForm();
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
              name="email"
              type="email"
              autoComplete="email"
              required
              error={errors['email']}
            />
            <TextField
              label={t.code}
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              hint={t.codeHint}
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
              pendingLabel={t.oneMoment}
            >
              {t.mailLink}
            </Button>
            <p role="status">{isSent && t.findSent}</p>
          </form>
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
      setProblem(getProblemText(error, t.connection));
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
