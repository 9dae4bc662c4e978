import { useId } from 'react';
import type { CalendarFeedView } from '#contract/operator/calendar-api.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { CheckboxField } from '../../forms/form-field.tsx';
import { useOptimisticSetting } from './calendar-requests.ts';

export type ChosenBoats = CalendarFeedView['boats'];

type CalendarBoatsProps = {
  boats: OperatorBoatView[];
  chosen: ChosenBoats;
  save: (payload: ChosenBoats) => Promise<unknown>;
};

/** Selects the boats that a calendar applies to; every change is saved immediately. */
export function CalendarBoats({ boats, chosen, save }: CalendarBoatsProps) {
  const { shown, choose } = useOptimisticSetting(chosen, save);
  return <BoatChoice boats={boats} chosen={shown} onChoose={choose} />;
}

type BoatChoiceProps = {
  boats: OperatorBoatView[];
  chosen: ChosenBoats;
  onChoose: (chosen: ChosenBoats) => void;
};

export function BoatChoice({ boats, chosen, onChoose }: BoatChoiceProps) {
  const t = useMessages('operator-calendars');
  const labels = useMessages('portal-labels');
  const id = useId();
  const toggle = (boatId: string, isTicked: boolean) => {
    const others = chosen.boatIds.filter((each) => each !== boatId);
    onChoose({ allBoats: false, boatIds: isTicked ? [...others, boatId] : others });
  };
  // Ticks every boat first, so that switching off "all" does not open any boat by accident.
  const toggleAll = (allBoats: boolean) =>
    onChoose({ allBoats, boatIds: allBoats ? chosen.boatIds : boats.map(({ id }) => id) });
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="font-semibold">{t.concerned}</legend>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {t.concernedText}
      </p>
      <CheckboxField
        label={labels.allMyBoats}
        checked={chosen.allBoats}
        onChange={(event) => toggleAll(event.target.checked)}
      />
      {!chosen.allBoats &&
        boats.map((boat) => (
          <CheckboxField
            key={boat.id}
            className="pl-6"
            label={boat.name}
            checked={chosen.boatIds.includes(boat.id)}
            onChange={(event) => toggle(boat.id, event.target.checked)}
          />
        ))}
    </fieldset>
  );
}
