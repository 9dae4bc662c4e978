import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useId } from 'react';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import { callEndpoint } from '../../api.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { useCalendarMutation } from './use-calendar-mutation.ts';
import { useOptimisticSetting } from './use-optimistic-setting.ts';

type Chosen = { allBoats: boolean; boatIds: string[] };
type ConcernedBoatsProps = {
  boats: OperatorBoatView[];
  chosen: Chosen;
  call: 'PUT /api/operator/calendar/boats' | 'PUT /api/operator/calendar-feeds/{id}/boats';
  parts?: Readonly<Record<string, string>>;
  /** Of the list or the connection that changes with it. */
  queryKey: QueryKey;
};

const words = { failed: 'Update Failed', fallback: 'Please try again.' };

/** Which boats a calendar concerns; every tick is saved at once. */
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
  // From all of them on, boats are taken out one by one: none is opened by the way.
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
