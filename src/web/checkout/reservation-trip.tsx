import type { BoatView } from '#contract/boat-views.ts';
import { FORM_GROUP_CAP } from '#domain/bookings.ts';
import { hasPublishedAvailability, lastBookableDay } from '#domain/availability.ts';
import { formatTime, formatWeekdayDay } from '#domain/days.ts';
import { GroupSizeField, ModeField } from '../booking-widgets/trip-fields.tsx';
import { UnpublishedNotice } from '../booking-widgets/unpublished-notice.tsx';
import type { FieldErrors } from '../layout/form-errors.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { FormSection } from './form-section.tsx';
import type { ReservationTripState } from './use-reservation-trip.ts';

type ReservationTripProps = { boat: BoatView; trip: ReservationTripState; errors: FieldErrors };

/** Date and group, with what the day offers them. */
export function ReservationTrip({ boat, trip, errors }: ReservationTripProps) {
  const { date, groupSize, now } = trip;
  return (
    <FormSection title="Trip Details">
      {!hasPublishedAvailability(boat.availability) && <UnpublishedNotice />}
      <ModeField boat={trip.sale} mode={trip.mode} onChange={trip.setMode} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Trip Date"
          name="date"
          type="date"
          required
          min={now.day}
          max={lastBookableDay(now.day)}
          value={date}
          onChange={(event) => trip.setDate(event.target.value)}
          hint={departureNote(trip)}
          error={trip.closed ?? errors.date}
        />
        <GroupSizeField
          name="groupSize"
          most={Math.min(boat.capacity, FORM_GROUP_CAP)}
          value={groupSize}
          onChange={(event) => trip.setGroupSize(Number(event.target.value))}
          error={errors.groupSize}
        />
      </div>
      <Suggestions trip={trip} />
    </FormSection>
  );
}

function departureNote({ departure, mode }: ReservationTripState): string | null {
  if (departure === null) return null;
  return mode === 'charter'
    ? 'The boat is yours for the whole day.'
    : `Departs at ${formatTime(departure)}, the first departure with room for you.`;
}

function Suggestions({ trip: { suggestions, setDate } }: { trip: ReservationTripState }) {
  if (suggestions.length === 0) return null;
  return (
    <div>
      <p className="text-sm text-ink-soft">Try these available dates:</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {suggestions.map((day) => (
          <Button key={day} variant="secondary" size="small" onClick={() => setDate(day)}>
            {formatWeekdayDay(day)}
          </Button>
        ))}
      </div>
    </div>
  );
}
