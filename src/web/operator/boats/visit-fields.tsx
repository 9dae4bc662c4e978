import { visitedPlaceNames, visitedPlaces, type VisitedPlace } from '#domain/borders.ts';
import { CheckboxField } from '../../ui/form-field.tsx';

type VisitFieldsProps = {
  visits: readonly VisitedPlace[];
  onChange: (visits: VisitedPlace[]) => void;
};

/** Where the boat's trips may go that asks for papers: guests are told before they book. */
export function VisitFields({ visits, onChange }: VisitFieldsProps) {
  const isChosen = (place: VisitedPlace) => visits.includes(place);
  return (
    <fieldset className="grid min-w-0 gap-3 sm:col-span-2">
      <legend className="mb-2 font-semibold">Trips May Also Go To</legend>
      <p className="text-ink-soft">Guests are told which papers to bring.</p>
      {visitedPlaces.map((place) => (
        <CheckboxField
          key={place}
          label={capitalised(visitedPlaceNames[place])}
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

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
