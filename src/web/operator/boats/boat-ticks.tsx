import { useMessages } from '../../shared/language/use-messages.ts';
import { CheckboxField } from '../../forms/form-field.tsx';

type BoatTicksProps = {
  boats: readonly { id: string; name: string }[];
  boatIds: readonly string[];
  error: string | undefined;
  onChange: (boatIds: string[]) => void;
};

/** Selects some or all of an operator's boats. With only one boat, the choice is hidden. */
export function BoatTicks({ boats, boatIds, error, onChange }: BoatTicksProps) {
  const labels = useMessages('portal-labels');
  const [only] = boats;
  if (only && boats.length === 1) return <input type="hidden" name="boatIds" value={only.id} />;
  const areAll = boatIds.length === boats.length;
  const toggle = (id: string, isTicked: boolean) => {
    const others = boatIds.filter((each) => each !== id);
    onChange(isTicked ? [...others, id] : others);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{labels.boats}</legend>
      <CheckboxField
        label={labels.allMyBoats}
        checked={areAll}
        error={error}
        onChange={({ target }) => onChange(target.checked ? boats.map(({ id }) => id) : [])}
      />
      {boats.map(({ id, name }) => (
        <CheckboxField
          key={id}
          className="pl-6 wrap-anywhere"
          label={name}
          name="boatIds"
          value={id}
          checked={boatIds.includes(id)}
          onChange={({ target }) => toggle(id, target.checked)}
        />
      ))}
    </fieldset>
  );
}
