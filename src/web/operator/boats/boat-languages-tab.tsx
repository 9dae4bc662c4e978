import { boatTextNames, listMissingTexts, type BoatTextName } from '#i18n/languages/boat-texts.ts';
import { languageNames, type Language } from '#i18n/languages/languages.ts';
import type { OperatorBoatsMessages } from '#i18n/catalogues/messages.ts';
import { MEETING_POINT_CHARACTERS, TRIP_FACT_CHARACTERS } from '#domain/boats/trip-facts.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import type { FieldErrors } from '../../forms/use-checked-form.ts';
import { SelectField, TextArea } from '../../forms/form-field.tsx';
import type { BoatDraft } from './boat-draft.ts';

type BoatLanguagesTabProps = {
  draft: BoatDraft;
  /** The languages of the site. */
  languages: readonly Language[];
  errors: FieldErrors;
  onEdit: (part: Partial<BoatDraft>) => void;
};

/** Edits the boat's texts in other languages; guests read theirs if it exists. */
export function BoatLanguagesTab({ draft, languages, errors, onEdit }: BoatLanguagesTabProps) {
  const t = useMessages('operator-boats');
  const { textLanguage, translations } = draft;
  return (
    <div className="flex flex-col gap-5">
      <SelectField
        label={t.textLanguage}
        value={textLanguage}
        hint={t.textLanguageHint}
        className="sm:max-w-sm"
        onChange={({ target }) => onEdit({ textLanguage: target.value as Language })}
      >
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageNames[language]}
          </option>
        ))}
      </SelectField>
      {languages
        .filter((language) => language !== textLanguage)
        .map((language) => (
          <Translation
            key={language}
            draft={draft}
            language={language}
            errors={errors}
            onChange={(name, text) => {
              const texts = { ...noTexts, ...translations[language], [name]: text };
              onEdit({ translations: { ...translations, [language]: texts } });
            }}
          />
        ))}
    </div>
  );
}

const noTexts = { description: '', meetingPoint: '', bring: '', included: '' };

type TranslationProps = {
  draft: BoatDraft;
  language: Language;
  errors: FieldErrors;
  onChange: (name: BoatTextName, text: string) => void;
};

function Translation({ draft, language, errors, onChange }: TranslationProps) {
  const t = useMessages('operator-boats');
  const problems = boatTextNames.map((name) => errors[`translations.${language}.${name}`]);
  const isWrong = problems.some((problem) => problem !== undefined);
  return (
    <details className="rounded-card border border-line" open={isWrong || undefined}>
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 px-4 py-2">
        <span lang={language} className="font-bold">
          {languageNames[language]}
        </span>
        <span className="text-sm text-ink-soft">{describeState(t, draft, language)}</span>
      </summary>
      <div className="grid gap-5 border-t border-line p-4">
        {boatTextNames.map((name, nth) => (
          <TextArea
            key={name}
            label={t.textIn(t.texts[name], languageNames[language])}
            lang={language}
            rows={name === 'description' ? 6 : 2}
            maxLength={most[name]}
            hint={draft[name] === '' ? t.nothingSaid : undefined}
            value={draft.translations[language]?.[name] ?? ''}
            error={problems[nth]}
            onChange={({ target }) => onChange(name, target.value)}
          />
        ))}
      </div>
    </details>
  );
}

/** Formats "Missing: Description, What to Bring". */
function describeState(t: OperatorBoatsMessages, draft: BoatDraft, language: Language): string {
  const missing = listMissingTexts(language, draft);
  if (missing.length > 0) {
    return t.missingTexts(missing.map((name) => t.texts[name]).join(', '));
  }
  return boatTextNames.some((name) => draft[name]) ? t.complete : t.nothingToTranslate;
}

const most: Readonly<Record<BoatTextName, number>> = {
  description: 10_000,
  meetingPoint: MEETING_POINT_CHARACTERS,
  bring: TRIP_FACT_CHARACTERS,
  included: TRIP_FACT_CHARACTERS,
};
