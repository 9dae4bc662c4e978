import { useId } from 'react';
import type { FreeBoatView } from '#contract/operator/manual-booking-api.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { Options } from '../../forms/choice-field.tsx';
import { SelectField } from '../../forms/form-field.tsx';
import { listOptions, describeOption, type TripOption } from './manual-booking-trip.ts';

type DepartureChoiceProps = {
  boats: readonly FreeBoatView[];
  boat: FreeBoatView;
  option: TripOption | undefined;
  onChoose: (part: { boatId?: string; optionKey?: string }) => void;
};

export function DepartureChoice({ boats, boat, option, onChoose }: DepartureChoiceProps) {
  const t = useMessages('operator-manual-bookings');
  const labels = useMessages('portal-labels');
  const options = listOptions(boat);
  return (
    <>
      {boats.length > 1 ? (
        <SelectField
          label={labels.boat}
          value={boat.id}
          onChange={({ target }) => onChoose({ boatId: target.value })}
        >
          <Options choices={boats.map(({ id, name }) => [id, name])} />
        </SelectField>
      ) : (
        <p className="text-lg font-bold wrap-anywhere">{boat.name}</p>
      )}
      {options.length === 0 ? (
        <p role="status">{t.nothingLeft}</p>
      ) : (
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-sm font-semibold">{t.departure}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {options.map((each) => (
              <OptionChoice
                key={each.key}
                option={each}
                isChosen={each.key === option?.key}
                onChoose={() => onChoose({ optionKey: each.key })}
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

type OptionChoiceProps = { option: TripOption; isChosen: boolean; onChoose: () => void };

function OptionChoice({ option, isChosen, onChoose }: OptionChoiceProps) {
  const id = useId();
  const { name, note } = describeOption(
    useMessages('operator-manual-bookings'),
    useFormats(),
    option,
  );
  const isFull = option.maxGuests === 0;
  return (
    <label
      htmlFor={id}
      className={classNames(
        'flex min-h-14 items-center gap-3 rounded-field border px-4 py-2',
        isChosen ? 'border-sea bg-shallows' : 'border-edge',
        isFull && 'border-line text-ink-soft',
      )}
    >
      <input
        id={id}
        type="radio"
        name="option"
        value={option.key}
        checked={isChosen}
        disabled={isFull}
        onChange={onChoose}
        className="size-5 shrink-0 accent-sea"
      />
      <span className="min-w-0 font-semibold">
        {name}
        <span className="block text-sm font-normal text-ink-soft">{note}</span>
      </span>
    </label>
  );
}
