import { findMentionedPlaces, visitedPlaces, type VisitedPlace } from '#domain/island/borders.ts';
import { localizePlainList } from '#i18n/formats/list-formats.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { useLanguage, useMessages } from '../../shared/language/use-messages.ts';
import { CheckboxField } from '../../forms/form-field.tsx';

type VisitFieldsProps = {
  /** The operator's texts about the boat and its trips. */
  texts: string;
  visits: readonly VisitedPlace[];
  onChange: (visits: VisitedPlace[]) => void;
};

/** Selects destinations that require travel documents. Guests are informed of these before they book. */
export function VisitFields({ texts, visits, onChange }: VisitFieldsProps) {
  const t = useMessages('operator-boats');
  const language = useLanguage();
  const isChosen = (place: VisitedPlace) => visits.includes(place);
  const mentioned = findMentionedPlaces(texts).filter((place) => !isChosen(place));
  return (
    <fieldset className="grid min-w-0 gap-3 sm:col-span-2">
      <legend className="mb-2 font-semibold">{t.visits}</legend>
      <p className="text-ink-soft">{t.visitsText}</p>
      {mentioned.length > 0 && (
        <Notice>
          <p>
            {t.visitsMentioned(
              localizePlainList(
                language,
                mentioned.map((place) => t.places[place]),
              ),
            )}
          </p>
        </Notice>
      )}
      {visitedPlaces.map((place) => (
        <CheckboxField
          key={place}
          label={t.places[place]}
          checked={isChosen(place)}
          onChange={() =>
            onChange(
              visitedPlaces.filter((each) => (each === place ? !isChosen(each) : isChosen(each))),
            )
          }
        />
      ))}
    </fieldset>
  );
}
