import { useState, type FormEvent } from 'react';
import { INVALID_EMAIL, isEmailAddress } from '#domain/mail-addresses.ts';
import { OPT_IN_CONSENT } from '#domain/site-texts.ts';
import { callEndpoint, callOf } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { TextField } from '../ui/form-field.tsx';
import { showToast } from '../ui/toasts.ts';
import { ScenePicture } from './home-sections.tsx';

export function HelpMeChoose() {
  return (
    <section
      aria-labelledby="help-me-choose"
      className="page-width grid items-center gap-8 pb-16 sm:pb-24 lg:grid-cols-2 lg:gap-16"
    >
      <div className="max-w-xl">
        <h2 id="help-me-choose" className="section-title">
          Not sure which boat?
        </h2>
        <p className="mt-4 text-lg text-ink-soft">
          Leave your email, and a person who knows the boats helps you find the right one.
        </p>
        <OptInForm />
      </div>
      <ScenePicture
        name="stock-2"
        sizes="(min-width: 80rem) 36rem, (min-width: 64rem) 46vw, 92vw"
      />
    </section>
  );
}

/** Idle, submitting, then a toast (spec 4: opt-in form). */
function OptInForm() {
  const [isSending, setSending] = useState(false);
  const isHydrated = useIsHydrated();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem('email') as HTMLInputElement;
    const email = field.value.trim();
    if (!isEmailAddress(email)) {
      showToast({ title: 'Invalid Email', description: INVALID_EMAIL, tone: 'destructive' });
      field.focus();
      return;
    }
    setSending(true);
    if (await optIn(email)) form.reset();
    setSending(false);
  };
  return (
    <form
      action={callOf('POST /api/opt-in').path}
      method="post"
      // Native validation is for browsers without scripts.
      noValidate={isHydrated}
      onSubmit={(event) => void onSubmit(event)}
      className="mt-6 grid items-start gap-4 sm:grid-cols-[1fr_auto]"
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        hint={OPT_IN_CONSENT}
        required
      />
      <Button
        type="submit"
        isPending={isSending}
        pendingLabel="Submitting..."
        className="sm:mt-[1.625rem]"
      >
        Help Me Choose
      </Button>
    </form>
  );
}

async function optIn(email: string): Promise<boolean> {
  try {
    await callEndpoint('POST /api/opt-in', { payload: { email } });
    showToast({
      title: "Got it — we'll be in touch soon.",
      description: 'Thanks for your interest in the product!',
    });
    return true;
  } catch {
    showToast({
      title: 'Something went wrong',
      description: 'Please try again later.',
      tone: 'destructive',
    });
    return false;
  }
}
