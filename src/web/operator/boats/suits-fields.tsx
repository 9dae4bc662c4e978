import { youngestAgeLimits } from '#domain/boats/suits.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Options } from '../../forms/choice-field.tsx';
import { SelectField, TextField } from '../../forms/form-field.tsx';
import type { FieldErrors } from '../../forms/use-checked-form.ts';
import type { SuitsDraft } from './boat-draft.ts';

type SuitsFieldsProps = {
  suits: SuitsDraft;
  errors: FieldErrors;
  onChange: (suits: SuitsDraft) => void;
};

/** Edits which guests the trips suit. Uses the labels that guests see. */
export function SuitsFields({ suits, errors, onChange }: SuitsFieldsProps) {
  const t = useMessages('operator-boats');
  const details = useMessages('details');
  const field = (name: keyof SuitsDraft) => ({
    value: suits[name],
    error: errors[`suits.${name}`],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...suits, [name]: target.value }),
  });
  return (
    <fieldset className="mt-2 grid min-w-0 gap-5 border-t border-line pt-6 sm:col-span-2 sm:grid-cols-2">
      <legend className="sr-only">{t.suits}</legend>
      <p aria-hidden="true" className="text-lg font-bold sm:col-span-2">
        {t.suits}
      </p>
      <Choice label={details.swimming} choices={details.swimmingNeeds} {...field('swimming')} />
      <Choice label={details.boarding} choices={details.boardingWays} {...field('boarding')} />
      <Choice label={details.sea} choices={details.seaStates} {...field('sea')} />
      <Choice
        label={details.wheelchair}
        choices={details.wheelchairAccess}
        {...field('wheelchair')}
      />
      <TextField
        label={t.youngestAge}
        type="number"
        inputMode="numeric"
        min={youngestAgeLimits.min}
        max={youngestAgeLimits.max}
        hint={t.youngestAgeHint}
        {...field('youngestAge')}
      />
    </fieldset>
  );
}

type ChoiceProps = {
  label: string;
  choices: Readonly<Record<string, string>>;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

function Choice({ choices, ...select }: ChoiceProps) {
  const t = useMessages('operator-boats');
  return (
    <SelectField {...select}>
      <option value="">{t.typeNotSaid}</option>
      <Options choices={Object.entries(choices)} />
    </SelectField>
  );
}
