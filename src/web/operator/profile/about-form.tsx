import { useId } from 'react';
import {
  captainProfilePayload,
  type CaptainProfileView,
} from '#contract/operator/captain-profile-api.ts';
import {
  isSailingYear,
  MAX_INTRODUCTION_LENGTH,
  MAX_SPOKEN_LANGUAGES,
  MIN_SAILING_YEAR,
  spokenLanguages,
  type SpokenLanguage,
} from '#domain/operators/captain-profile.ts';
import { formatLanguageName } from '#i18n/formats/format-spoken-languages.ts';
import { languageNames, languages } from '#i18n/languages/languages.ts';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';
import { useTranslateError } from '../../shared/language/use-translate-error.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { fieldProblems } from '../../forms/request-problem.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { Button } from '../../ui/button.tsx';
import { FieldNotes, SelectField, TextArea, TextField } from '../../forms/form-field.tsx';
import { useOperatorMutation } from '../session/operator-requests.ts';
import { captainProfileQuery } from './profile-requests.ts';

/** Edits languages, year and introduction. */
export function AboutForm({ profile }: { profile: CaptainProfileView }) {
  const t = useMessages('operator-profile');
  const actionMessages = useMessages('portal-actions');
  const translateError = useTranslateError();
  const { day: today } = useIslandNow();
  const save = useOperatorMutation('PUT /api/operator/profile', {
    answers: captainProfileQuery(),
    done: { title: t.saved },
    failed: actionMessages.saveFailed,
  });
  const { errors, field, formProps } = useCheckedForm(
    captainProfilePayload,
    readProfile,
    async (values) =>
      isSailingYear(values.sailingSince, today)
        ? fieldProblems(await save.send(values))
        : { sailingSince: translateError('sailingYear.invalid') },
  );
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <SpokenLanguages spoken={profile.spokenLanguages} error={errors['spokenLanguages']} />
      <TextField
        label={t.since}
        type="number"
        inputMode="numeric"
        min={MIN_SAILING_YEAR}
        max={today.slice(0, 4)}
        defaultValue={profile.sailingSince ?? ''}
        {...field('sailingSince')}
        className="sm:max-w-60"
      />
      <IntroductionFields introduction={profile.introduction} field={field} />
      <Button
        type="submit"
        isPending={save.isPending}
        pendingLabel={actionMessages.saving}
        className="self-start"
      >
        {t.save}
      </Button>
    </form>
  );
}

type IntroductionFieldsProps = {
  introduction: CaptainProfileView['introduction'];
  field: (name: string) => { name: string; error: string | undefined };
};

function IntroductionFields({ introduction, field }: IntroductionFieldsProps) {
  const t = useMessages('operator-profile');
  const page = useLanguage();
  return (
    <>
      <TextArea
        label={t.introduction}
        hint={t.introductionHint(MAX_INTRODUCTION_LENGTH)}
        maxLength={MAX_INTRODUCTION_LENGTH}
        rows={5}
        defaultValue={introduction?.text ?? ''}
        {...field('introduction')}
      />
      <SelectField
        label={t.introductionLanguage}
        defaultValue={introduction?.language ?? page}
        {...field('introductionLanguage')}
        className="sm:max-w-60"
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function readProfile(fields: FormData) {
  return { ...Object.fromEntries(fields), spokenLanguages: fields.getAll('spokenLanguages') };
}

type SpokenLanguagesProps = { spoken: readonly SpokenLanguage[]; error: string | undefined };

function SpokenLanguages({ spoken, error }: SpokenLanguagesProps) {
  const t = useMessages('operator-profile');
  const page = useLanguage();
  const id = useId();
  const wiring = { id, 'aria-describedby': `${id}-hint`, 'aria-invalid': undefined };
  return (
    <fieldset aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}>
      <legend className="mb-1.5 text-sm font-semibold">{t.languages}</legend>
      <div className="mb-1.5 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {spokenLanguages.map((code, index) => (
          <label key={code} className="flex min-h-11 min-w-0 items-center gap-3">
            <input
              type="checkbox"
              name="spokenLanguages"
              value={code}
              defaultChecked={spoken.includes(code)}
              // The first checkbox takes the focus after an error.
              aria-invalid={error && index === 0 ? true : undefined}
              className="size-6 shrink-0 rounded-md accent-sea"
            />
            <span className="min-w-0 wrap-anywhere">{formatLanguageName(page, code)}</span>
          </label>
        ))}
      </div>
      <FieldNotes wiring={wiring} hint={t.languagesHint(MAX_SPOKEN_LANGUAGES)} error={error} />
    </fieldset>
  );
}
