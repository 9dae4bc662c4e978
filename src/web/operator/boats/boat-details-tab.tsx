import { boatTypes, pricingModeNames, tripTypeNames, tripTypes } from '#domain/boats.ts';
import { portCodes, ports } from '#domain/ports.ts';
import { tripMinutesLimits, turnaroundLimits, USUAL_TRIP_MINUTES } from '#domain/trip-times.ts';
import type { FieldErrors } from '../../layout/use-checked-form.ts';
import { SelectField, TextArea, TextField } from '../../ui/form-field.tsx';
import { pricingModeIn, usesDayPrice, usesSeatPrice, type BoatDraft } from './boat-draft.ts';

type BoatDetailsTabProps = {
  draft: BoatDraft;
  errors: FieldErrors;
  onEdit: (part: Partial<BoatDraft>) => void;
};

export function BoatDetailsTab({ draft, errors, onEdit }: BoatDetailsTabProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="Boat Name"
        required
        maxLength={80}
        value={draft.name}
        error={errors.name}
        onChange={({ target }) => onEdit({ name: target.value })}
      />
      <SelectField
        label="Boat Type"
        value={draft.type}
        error={errors.type}
        onChange={({ target }) => onEdit({ type: target.value as BoatDraft['type'] })}
      >
        <option value="">Not said</option>
        {boatTypes.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </SelectField>
      <PortFields {...{ draft, errors, onEdit }} />
      <TextField
        label="Capacity"
        type="number"
        inputMode="numeric"
        min={1}
        required
        hint="How many guests may come aboard."
        value={draft.capacity}
        error={errors.capacity}
        onChange={({ target }) => onEdit({ capacity: target.value })}
      />
      <PricingFields {...{ draft, errors, onEdit }} />
      <LengthFields {...{ draft, errors, onEdit }} />
      <TextArea
        label="Description"
        rows={7}
        maxLength={10_000}
        hint="Formatting works: **bold**, *italics*, - lists, ## headings."
        value={draft.description}
        error={errors.description}
        onChange={({ target }) => onEdit({ description: target.value })}
        className="sm:col-span-2"
      />
    </div>
  );
}

function PortFields({ draft, errors, onEdit }: BoatDetailsTabProps) {
  return (
    <>
      <SelectField
        label="Port of Embarkment"
        required
        value={draft.port}
        error={errors.port}
        onChange={({ target }) => onEdit({ port: target.value })}
      >
        <option value="">Choose a port</option>
        {portCodes.map((code) => (
          <option key={code} value={code}>
            {ports[code]}
          </option>
        ))}
        <option value="other">Other</option>
      </SelectField>
      {draft.port === 'other' && (
        <TextField
          label="Custom Port"
          required
          maxLength={80}
          value={draft.customPort}
          error={errors.customPort}
          onChange={({ target }) => onEdit({ customPort: target.value })}
        />
      )}
    </>
  );
}

function PricingFields({ draft, errors, onEdit }: BoatDetailsTabProps) {
  const mode = pricingModeIn(draft);
  return (
    <>
      <SelectField
        label="Trip Type"
        required
        value={draft.tripType}
        error={errors.tripType}
        onChange={({ target }) => onEdit({ tripType: target.value as BoatDraft['tripType'] })}
      >
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
        <PriceField
          label="Price per Seat (USD)"
          value={draft.pricePerSeat}
          error={errors.pricePerSeat}
          onType={(pricePerSeat) => onEdit({ pricePerSeat })}
        />
      )}
      {usesDayPrice(draft) && (
        <PriceField
          label="Charter Price per Day (USD)"
          value={draft.charterPricePerDay}
          error={errors.charterPricePerDay}
          onType={(charterPricePerDay) => onEdit({ charterPricePerDay })}
        />
      )}
    </>
  );
}

function LengthFields({ draft, errors, onEdit }: BoatDetailsTabProps) {
  return (
    <>
      <TextField
        label="Trip Length (minutes)"
        type="number"
        inputMode="numeric"
        min={tripMinutesLimits.least}
        max={tripMinutesLimits.most}
        hint={`From departure to return. Left empty, a trip counts as ${USUAL_TRIP_MINUTES} minutes.`}
        value={draft.tripMinutes}
        error={errors.tripMinutes}
        onChange={({ target }) => onEdit({ tripMinutes: target.value })}
      />
      <TextField
        label="Turnaround (minutes)"
        type="number"
        inputMode="numeric"
        min={turnaroundLimits.least}
        max={turnaroundLimits.most}
        hint="What the boat needs after a trip before the next one."
        value={draft.turnaroundMinutes}
        error={errors.turnaroundMinutes}
        onChange={({ target }) => onEdit({ turnaroundMinutes: target.value })}
      />
    </>
  );
}

type PriceFieldProps = {
  label: string;
  value: string;
  error: string | undefined;
  onType: (value: string) => void;
};

function PriceField({ label, value, error, onType }: PriceFieldProps) {
  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      min={0}
      step={0.01}
      required
      value={value}
      error={error}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
