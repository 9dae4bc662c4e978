import { MAX_STOP_DETAILS_CHARACTERS, MAX_STOP_TITLE_CHARACTERS } from '#domain/boats/itinerary.ts';
import { isUntranslatedStop, type StopTextName } from '#i18n/languages/stop-texts.ts';
import { boatTextNames, listMissingTexts, type BoatTextName } from '#i18n/languages/boat-texts.ts';
import { languageNames, type Language } from '#i18n/languages/languages.ts';
import type { OperatorBoatsMessages } from '#i18n/catalogues/messages.ts';
import { MEETING_POINT_CHARACTERS, TRIP_FACT_CHARACTERS } from '#domain/boats/trip-facts.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import type { FieldErrors } from '../../forms/use-checked-form.ts';
import { Options } from '../../forms/choice-field.tsx';
import { SelectField, TextArea, TextField } from '../../forms/form-field.tsx';
import type { BoatDraft, StopDraft } from './boat-draft.ts';
import { useFold } from './stop-fields.tsx';

type BoatLanguagesTabProps = {
  draft: BoatDraft;
  /** The languages of the site. */
  languages: readonly Language[];
  errors: FieldErrors;
  onEdit: (part: Partial<BoatDraft>) => void;
};

/** Edits the boat's texts in other languages. Guests see the text in their language if it exists. */
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
        <Options choices={languages.map((language) => [language, languageNames[language]])} />
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
            onStops={(itinerary) => onEdit({ itinerary })}
          />
        ))}
    </div>
  );
}

const noTexts = { description: '', meetingPoint: '', bring: '', included: '', notIncluded: '' };

type TranslationProps = {
  draft: BoatDraft;
  language: Language;
  errors: FieldErrors;
  onChange: (name: BoatTextName, text: string) => void;
  onStops: (stops: readonly StopDraft[]) => void;
};

function Translation({ draft, language, errors, onChange, onStops }: TranslationProps) {
  const t = useMessages('operator-boats');
  const isWrong = Object.keys(errors).some((path) => path.includes(`translations.${language}.`));
  const fold = useFold(isWrong);
  return (
    <details className="rounded-card border border-line" {...fold}>
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 px-4 py-2">
        <span lang={language} className="font-bold">
          {languageNames[language]}
        </span>
        <span className="text-sm text-ink-soft">{describeState(t, draft, language)}</span>
      </summary>
      <div className="grid gap-5 border-t border-line p-4">
        {boatTextNames.map((name) => (
          <TextArea
            key={name}
            label={t.textIn(t.texts[name], languageNames[language])}
            lang={language}
            rows={name === 'description' ? 6 : 2}
            maxLength={maxLengths[name]}
            hint={draft[name] === '' ? t.nothingSaid : undefined}
            value={draft.translations[language]?.[name] ?? ''}
            error={errors[`translations.${language}.${name}`]}
            onChange={({ target }) => onChange(name, target.value)}
          />
        ))}
        {draft.itinerary.map((stop, index) => (
          <StopTranslation
            key={stop.id}
            stop={stop}
            index={index}
            language={language}
            errors={errors}
            onChange={(changed) => onStops(draft.itinerary.with(index, changed))}
          />
        ))}
      </div>
    </details>
  );
}

type StopTranslationProps = Pick<TranslationProps, 'language' | 'errors'> & {
  stop: StopDraft;
  index: number;
  onChange: (stop: StopDraft) => void;
};

function StopTranslation({ stop, index, language, errors, onChange }: StopTranslationProps) {
  const t = useMessages('operator-boats');
  const texts = stop.translations[language] ?? { title: '', details: '' };
  const field = (name: StopTextName) => ({
    lang: language,
    hint: stop[name] || t.nothingSaid,
    value: texts[name],
    error: errors[`itinerary.${index}.translations.${language}.${name}`],
    onChange: ({ target }: { target: { value: string } }) => {
      const changed = { ...texts, [name]: target.value };
      onChange({ ...stop, translations: { ...stop.translations, [language]: changed } });
    },
  });
  return (
    <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">{t.stop(index + 1)}</legend>
      <TextField
        label={t.textIn(t.stopTitle, languageNames[language])}
        maxLength={MAX_STOP_TITLE_CHARACTERS}
        {...field('title')}
      />
      <TextArea
        label={t.textIn(t.stopDetails, languageNames[language])}
        rows={2}
        maxLength={MAX_STOP_DETAILS_CHARACTERS}
        {...field('details')}
      />
    </fieldset>
  );
}

/** Formats "Missing: Description, What to Bring". */
function describeState(t: OperatorBoatsMessages, draft: BoatDraft, language: Language): string {
  const { itinerary, textLanguage } = draft;
  const isMissing = (stop: StopDraft) => isUntranslatedStop(language, stop, textLanguage);
  const missing = [
    ...listMissingTexts(language, draft).map((name) => t.texts[name]),
    ...itinerary.flatMap((stop, index) => (isMissing(stop) ? [t.stop(index + 1)] : [])),
  ];
  if (missing.length > 0) return t.missingTexts(missing.join(', '));
  const isWritten = itinerary.length > 0 || boatTextNames.some((name) => draft[name]);
  return isWritten ? t.complete : t.nothingToTranslate;
}

const maxLengths: Readonly<Record<BoatTextName, number>> = {
  description: 10_000,
  meetingPoint: MEETING_POINT_CHARACTERS,
  bring: TRIP_FACT_CHARACTERS,
  included: TRIP_FACT_CHARACTERS,
  notIncluded: TRIP_FACT_CHARACTERS,
};
