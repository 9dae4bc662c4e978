import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useId } from 'react';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import { callEndpoint } from '../../api.ts';
import { CheckboxField } from '../../ui/form-field.tsx';
import { useCalendarMutation } from './use-calendar-mutation.ts';
import { useOptimisticSetting } from './use-optimistic-setting.ts';

type Chosen = { allBoats: boolean; boatIds: string[] };
type ConcernedBoatsProps = {
  boats: OperatorBoatView[];
  chosen: Chosen;
  call: 'PUT /api/operator/calendar/boats' | 'PUT /api/operator/calendar-feeds/{id}/boats';
  parts?: Readonly<Record<string, string>>;
  /** The query that the change invalidates. */
  queryKey: QueryKey;
};

const words = { failed: 'Update Failed', fallback: 'Please try again.' };

/** The boats that a calendar applies to; every change is saved at once. */
export function ConcernedBoats({ boats, chosen, call, parts, queryKey }: ConcernedBoatsProps) {
  const client = useQueryClient();
  const { act } = useCalendarMutation();
  const save = (payload: Chosen) =>
    act(
      'boats',
      words,
      () => callEndpoint(call, { payload, ...(parts && { parts }) }),
      () => client.invalidateQueries({ queryKey }),
    );
  const { shown, input } = useOptimisticSetting(chosen, save);
  return <BoatChoice boats={boats} chosen={shown} onChoose={input} />;
}

type BoatChoiceProps = {
  boats: OperatorBoatView[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
};

export function BoatChoice({ boats, chosen, onChoose }: BoatChoiceProps) {
  const id = useId();
  const toggle = (boatId: string, isTicked: boolean) => {
    const others = chosen.boatIds.filter((each) => each !== boatId);
    onChoose({ allBoats: false, boatIds: isTicked ? [...others, boatId] : others });
  };
  // Starts with every boat ticked, so that switching off "all" opens none by accident.
  const toggleAll = (allBoats: boolean) =>
    onChoose({ allBoats, boatIds: allBoats ? chosen.boatIds : boats.map(({ id }) => id) });
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="font-semibold">Boats it concerns</legend>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        Only these boats are closed when you are busy.
      </p>
      <CheckboxField
        label="All my boats"
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
