import { boatTypes, tripTypes } from '#domain/boats/boats.ts';
import { portCodes, ports } from '#domain/island/ports.ts';
import {
  tripMinutesLimits,
  turnaroundLimits,
  DEFAULT_BUSY_MINUTES,
} from '#domain/availability/trip-times.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import type { ImageView } from '#contract/public/boat-views.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import type { FieldErrors } from '../../forms/use-checked-form.ts';
import { Options } from '../../forms/choice-field.tsx';
import { SelectField, TextArea, TextField } from '../../forms/form-field.tsx';
import { ItineraryFields } from './itinerary-fields.tsx';
import { SuitsFields } from './suits-fields.tsx';
import { TripFactFields } from './trip-fact-fields.tsx';
import {
  findPricingMode,
  usesDayPrice,
  usesSeatPrice,
  type BoatDraft,
  type FieldOf,
} from './boat-draft.ts';

type BoatDetailsTabProps = {
  /** Null for a new boat. */
  boat: OperatorBoatView | null;
  draft: BoatDraft;
  errors: FieldErrors;
  onEdit: (part: Partial<BoatDraft>) => void;
  onMeetingPhoto: (photo: ImageView | null) => void;
};

export function BoatDetailsTab(props: BoatDetailsTabProps) {
  const { boat, draft, errors, onEdit, onMeetingPhoto } = props;
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
        <Options choices={boatTypes.map((type) => [type, trips.boatTypes[type]])} />
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
        <Options choices={tripTypes.map((type) => [type, trips.tripTypes[type]])} />
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
      <TripFactFields
        boat={boat}
        draft={draft}
        errors={errors}
        field={field}
        onEdit={onEdit}
        onMeetingPhoto={onMeetingPhoto}
      />
      <SuitsFields suits={draft.suits} errors={errors} onChange={(suits) => onEdit({ suits })} />
      <ItineraryFields draft={draft} errors={errors} onEdit={onEdit} />
    </div>
  );
}

function PortFields({ draft, field }: { draft: BoatDraft; field: FieldOf }) {
  const t = useMessages('operator-boats');
  return (
    <>
      <SelectField label={t.port} required {...field('port')}>
        <option value="">{t.choosePort}</option>
        <Options choices={portCodes.map((code) => [code, ports[code]])} />
        <option value="other">{t.otherPort}</option>
      </SelectField>
      {draft.port === 'other' && (
        <TextField label={t.customPort} required maxLength={80} {...field('customPort')} />
      )}
    </>
  );
}

type PriceFieldsProps = { draft: BoatDraft; error: string | undefined; field: FieldOf };

/** Shows the prices that the trip type requires. The trip type also determines the pricing mode. */
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
        min={tripMinutesLimits.min}
        max={tripMinutesLimits.max}
        hint={t.tripLengthHint(DEFAULT_BUSY_MINUTES / 60)}
        {...field('tripMinutes')}
      />
      <TextField
        label={t.turnaround}
        type="number"
        inputMode="numeric"
        min={turnaroundLimits.min}
        max={turnaroundLimits.max}
        hint={t.turnaroundHint}
        {...field('turnaroundMinutes')}
      />
    </>
  );
}
