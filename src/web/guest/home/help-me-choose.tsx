import { useState, type FormEvent } from 'react';
import type { Language } from '#i18n/languages/languages.ts';
import { isOptInEmail } from '#domain/fields/mail-addresses.ts';
import { callEndpoint, buildRequest } from '../../api.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';
import type { HomeMessages } from './common-questions.ts';
import { Button } from '../../ui/button.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { TextField } from '../../forms/form-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ScenePicture } from './scene-picture.tsx';

export function HelpMeChoose() {
  const t = useMessages('home');
  return (
    <section
      aria-labelledby="help-me-choose"
      className="page-width grid items-center gap-8 pb-16 sm:pb-24 lg:grid-cols-2 lg:gap-16"
    >
      <div className="max-w-xl">
        <h2 id="help-me-choose" className="section-title">
          {t.notSure}
        </h2>
        <p className="mt-4 text-lg text-ink-soft">{t.notSureText}</p>
        <OptInForm />
      </div>
      <ScenePicture
        name="stock-2"
        sizes="(min-width: 80rem) 36rem, (min-width: 64rem) 46vw, 92vw"
      />
    </section>
  );
}

/** Collects email addresses for help with choosing; a toast shows the result (spec 4: opt-in form). */
function OptInForm() {
  const [isSending, setSending] = useState(false);
  const isHydrated = useIsHydrated();
  const t = useMessages('home');
  const language = useLanguage();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem('email') as HTMLInputElement;
    const email = field.value.trim();
    if (!isOptInEmail(email)) {
      showToast({ title: t.invalidEmail, description: t.enterEmail, tone: 'destructive' });
      field.focus();
      return;
    }
    setSending(true);
    if (await sendOptIn(email, language, t)) form.reset();
    setSending(false);
  };
  return (
    <form
      action={buildRequest('POST /api/opt-in').path}
      method="post"
      // Leaves native validation to browsers without JavaScript.
      noValidate={isHydrated}
      onSubmit={(event) => void onSubmit(event)}
      className="mt-6 grid items-start gap-4 sm:grid-cols-[1fr_auto]"
    >
      {language !== 'en' && <input type="hidden" name="language" value={language} />}
      <TextField
        label={t.email}
        name="email"
        type="email"
        autoComplete="email"
        hint={t.consent}
        required
      />
      <Button
        type="submit"
        isPending={isSending}
        pendingLabel={t.submitting}
        className="sm:mt-[1.625rem]"
      >
        {t.help}
      </Button>
    </form>
  );
}

async function sendOptIn(email: string, language: Language, t: HomeMessages): Promise<boolean> {
  try {
    await callEndpoint('POST /api/opt-in', {
      payload: { email, ...(language !== 'en' && { language }) },
    });
    showToast({ title: t.gotIt, description: t.thanks });
    return true;
  } catch {
    showToast({ title: t.wentWrong, description: t.tryLater, tone: 'destructive' });
    return false;
  }
}
