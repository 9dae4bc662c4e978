import { boatTypes, pricingModeNames, tripTypeNames, tripTypes } from '#domain/boats.ts';
import { portCodes, ports } from '#domain/ports.ts';
import { tripMinutesLimits, turnaroundLimits, USUAL_TRIP_MINUTES } from '#domain/trip-times.ts';
import type { FieldErrors } from '../../layout/use-checked-form.ts';
import { SelectField, TextArea, TextField } from '../../ui/form-field.tsx';
import { TripFactFields } from './trip-fact-fields.tsx';
import {
  pricingModeIn,
  usesDayPrice,
  usesSeatPrice,
  type BoatDraft,
  type DraftText,
} from './boat-draft.ts';

type BoatDetailsTabProps = {
  draft: BoatDraft;
  errors: FieldErrors;
  onEdit: (part: Partial<BoatDraft>) => void;
};

export function BoatDetailsTab({ draft, errors, onEdit }: BoatDetailsTabProps) {
  const field: FieldOf = (name) => ({
    value: draft[name],
    error: errors[name],
    onChange: ({ target }) => onEdit({ [name]: target.value }),
  });
  const mode = pricingModeIn(draft);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="Boat Name" required maxLength={80} {...field('name')} />
      <SelectField label="Boat Type" {...field('type')}>
        <option value="">Not said</option>
        {boatTypes.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </SelectField>
      <SelectField label="Port of Embarkment" required {...field('port')}>
        <option value="">Choose a port</option>
        {portCodes.map((code) => (
          <option key={code} value={code}>
            {ports[code]}
          </option>
        ))}
        <option value="other">Other</option>
      </SelectField>
      {draft.port === 'other' && (
        <TextField label="Custom Port" required maxLength={80} {...field('customPort')} />
      )}
      <TextField
        label="Capacity"
        type="number"
        inputMode="numeric"
        min={1}
        required
        hint="How many guests may come aboard."
        {...field('capacity')}
      />
      <SelectField label="Trip Type" required {...field('tripType')}>
        <option value="">Choose a trip type</option>
        {tripTypes.map((type) => (
          <option key={type} value={type}>
            {tripTypeNames[type]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Pricing Mode"
        disabled
        value={mode ?? ''}
        hint="Follows from the trip type."
        error={mode ? errors.pricingMode : null}
      >
        <option value="">–</option>
        <option value="perSeat">{pricingModeNames.perSeat}</option>
        <option value="charter">{pricingModeNames.charter}</option>
        <option value="both">Per Seat and Private Charter</option>
      </SelectField>
      {usesSeatPrice(draft) && (
        <TextField label="Price per Seat (USD)" {...asPrice} {...field('pricePerSeat')} />
      )}
      {usesDayPrice(draft) && (
        <TextField
          label="Charter Price per Day (USD)"
          {...asPrice}
          {...field('charterPricePerDay')}
        />
      )}
      <LengthFields field={field} />
      <TextArea
        label="Description"
        rows={7}
        maxLength={10_000}
        hint="Formatting works: **bold**, *italics*, - lists, ## headings."
        className="sm:col-span-2"
        {...field('description')}
      />
      <TripFactFields draft={draft} errors={errors} field={field} onEdit={onEdit} />
    </div>
  );
}

/** The value of one of the draft's texts, its error, and what changes it. */
export type FieldOf = (name: DraftText) => {
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

const asPrice = {
  type: 'number',
  inputMode: 'decimal',
  min: 0,
  step: 0.01,
  required: true,
} as const;

function LengthFields({ field }: { field: FieldOf }) {
  return (
    <>
      <TextField
        label="Trip Length (minutes)"
        type="number"
        inputMode="numeric"
        min={tripMinutesLimits.least}
        max={tripMinutesLimits.most}
        hint={`From departure to return. Left empty, a trip counts as ${USUAL_TRIP_MINUTES} minutes.`}
        {...field('tripMinutes')}
      />
      <TextField
        label="Turnaround (minutes)"
        type="number"
        inputMode="numeric"
        min={turnaroundLimits.least}
        max={turnaroundLimits.most}
        hint="What the boat needs after a trip before the next one."
        {...field('turnaroundMinutes')}
      />
    </>
  );
}
