import { clockLimits, clockWords } from '#domain/port-calls.ts';
import { piers } from '#domain/ship-ways.ts';
import { addDays } from '#domain/days.ts';
import { useIslandNow } from '../layout/island-clock.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { SelectField, TextField } from '../ui/form-field.tsx';

type OwnShipFormProps = {
  title: string;
  /** What the address tells of the ship so far. */
  search: Readonly<Record<string, string>>;
};

/** A ship that is in no calendar, by its times. A plain form: its answer is a page that can be sent on. */
export function OwnShipForm({ title, search }: OwnShipFormProps) {
  const { day: today } = useIslandNow();
  const { day = addDays(today, 1), aboard = '', arrival = '', pier = '', clock = '' } = search;
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <form action="/ships" method="get" className="grid gap-4 min-[24rem]:grid-cols-2">
        <TextField
          label="Day"
          name="day"
          type="date"
          required
          min={today}
          defaultValue={day}
          className="min-[24rem]:col-span-2"
        />
        <TextField
          label="Arrival"
          name="arrival"
          type="time"
          required
          defaultValue={arrival || '08:00'}
        />
        <TextField
          label="All aboard"
          name="aboard"
          type="time"
          required
          defaultValue={aboard || '17:00'}
        />
        <SelectField
          label="You come ashore"
          name="pier"
          defaultValue={pier || 'philipsburg'}
          className="min-[24rem]:col-span-2"
        >
          {Object.entries(piers).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="The ship’s clock"
          name="clock"
          defaultValue={clock || '0'}
          hint="Times above are those of the ship’s clock."
          className="min-[24rem]:col-span-2"
        >
          {clocks.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 0 ? 'The same as on the island' : clockWords(minutes)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" className="min-[24rem]:col-span-2">
          Show what fits
        </Button>
      </form>
    </Card>
  );
}

const { least, most, step } = clockLimits;
const clocks = Array.from({ length: (most - least) / step + 1 }, (_, nth) => least + nth * step);
