import { visitedPlaces, type VisitedPlace } from '#domain/borders.ts';
import { useMessages } from '../../language/use-messages.ts';
import { CheckboxField } from '../../ui/form-field.tsx';

type VisitFieldsProps = {
  visits: readonly VisitedPlace[];
  onChange: (visits: VisitedPlace[]) => void;
};

/** Where the boat's trips may go that asks for papers: guests are told before they book. */
export function VisitFields({ visits, onChange }: VisitFieldsProps) {
  const words = useMessages('operator-boats');
  const isChosen = (place: VisitedPlace) => visits.includes(place);
  return (
    <fieldset className="grid min-w-0 gap-3 sm:col-span-2">
      <legend className="mb-2 font-semibold">{words.visits}</legend>
      <p className="text-ink-soft">{words.visitsText}</p>
      {visitedPlaces.map((place) => (
        <CheckboxField
          key={place}
          label={words.places[place]}
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
