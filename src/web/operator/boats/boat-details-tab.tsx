import { boatTypes, tripTypes } from '#domain/boats/boats.ts';
import { portCodes, ports } from '#domain/island/ports.ts';
import {
  tripMinutesLimits,
  turnaroundLimits,
  DEFAULT_HULL_MINUTES,
} from '#domain/availability/trip-times.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import type { FieldErrors } from '../../forms/use-checked-form.ts';
import { SelectField, TextArea, TextField } from '../../forms/form-field.tsx';
import { TripFactFields } from './trip-fact-fields.tsx';
import {
  findPricingMode,
  usesDayPrice,
  usesSeatPrice,
  type BoatDraft,
  type FieldOf,
} from './boat-draft.ts';

type BoatDetailsTabProps = {
  draft: BoatDraft;
  errors: FieldErrors;
  onEdit: (part: Partial<BoatDraft>) => void;
};

export function BoatDetailsTab({ draft, errors, onEdit }: BoatDetailsTabProps) {
  const t = useMessages('operator-boats');
  const labels = useMessages('portal-labels');
  const trips = useMessages('trips');
  const field: FieldOf = (name) => ({
    value: draft[name],
    error: errors[name],
    onChange: ({ target }) => onEdit({ [name]: target.value }),
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label={t.name} required maxLength={80} {...field('name')} />
      <SelectField label={t.type} {...field('type')}>
        <option value="">{t.typeNotSaid}</option>
        {boatTypes.map((type) => (
          <option key={type} value={type}>
            {trips.boatTypes[type]}
          </option>
        ))}
      </SelectField>
      <PortFields draft={draft} field={field} />
      <TextField
        label={labels.capacity}
        type="number"
        inputMode="numeric"
        min={1}
        required
        hint={t.capacityHint}
        {...field('capacity')}
      />
      <SelectField label={t.tripType} required {...field('tripType')}>
        <option value="">{t.chooseTripType}</option>
        {tripTypes.map((type) => (
          <option key={type} value={type}>
            {trips.tripTypes[type]}
          </option>
        ))}
      </SelectField>
      <PriceFields draft={draft} error={errors.pricingMode} field={field} />
      <LengthFields field={field} />
      <TextArea
        label={t.texts.description}
        rows={7}
        maxLength={10_000}
        hint={t.descriptionHint}
        className="sm:col-span-2"
        {...field('description')}
      />
      <TripFactFields draft={draft} errors={errors} field={field} onEdit={onEdit} />
    </div>
  );
}

function PortFields({ draft, field }: { draft: BoatDraft; field: FieldOf }) {
  const t = useMessages('operator-boats');
  return (
    <>
      <SelectField label={t.port} required {...field('port')}>
        <option value="">{t.choosePort}</option>
        {portCodes.map((code) => (
          <option key={code} value={code}>
            {ports[code]}
          </option>
        ))}
        <option value="other">{t.otherPort}</option>
      </SelectField>
      {draft.port === 'other' && (
        <TextField label={t.customPort} required maxLength={80} {...field('customPort')} />
      )}
    </>
  );
}

type PriceFieldsProps = { draft: BoatDraft; error: string | undefined; field: FieldOf };

/** Shows the prices that the trip type requires; the pricing mode follows from it. */
function PriceFields({ draft, error, field }: PriceFieldsProps) {
  const t = useMessages('operator-boats');
  const { pricingModes } = useMessages('trips');
  const mode = findPricingMode(draft);
  return (
    <>
      <SelectField
        label={t.pricingMode}
        disabled
        value={mode ?? ''}
        hint={t.pricingModeHint}
        error={mode ? error : null}
      >
        <option value="">–</option>
        <option value="perSeat">{pricingModes.perSeat}</option>
        <option value="charter">{pricingModes.charter}</option>
        <option value="both">{t.bothModes}</option>
      </SelectField>
      {usesSeatPrice(draft) && (
        <TextField label={t.pricePerSeat} {...asPrice} {...field('pricePerSeat')} />
      )}
      {usesDayPrice(draft) && (
        <TextField label={t.pricePerDay} {...asPrice} {...field('charterPricePerDay')} />
      )}
    </>
  );
}

const asPrice = {
  type: 'number',
  inputMode: 'decimal',
  min: 0,
  step: 0.01,
  required: true,
} as const;

function LengthFields({ field }: { field: FieldOf }) {
  const t = useMessages('operator-boats');
  return (
    <>
      <TextField
        label={t.tripLength}
        type="number"
        inputMode="numeric"
        min={tripMinutesLimits.least}
        max={tripMinutesLimits.most}
        hint={t.tripLengthHint(DEFAULT_HULL_MINUTES / 60)}
        {...field('tripMinutes')}
      />
      <TextField
        label={t.turnaround}
        type="number"
        inputMode="numeric"
        min={turnaroundLimits.least}
        max={turnaroundLimits.most}
        hint={t.turnaroundHint}
        {...field('turnaroundMinutes')}
      />
    </>
  );
}
