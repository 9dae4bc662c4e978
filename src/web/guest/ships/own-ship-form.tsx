import { paths } from '#contract/pages/paths.ts';
import { addDays } from '#domain/time/days.ts';
import { USUAL_ARRIVAL, type OwnShipProblem } from '#domain/ships/own-ship.ts';
import { clockLimits, isShipClock } from '#domain/ships/port-calls.ts';
import { useAddress } from '../../shared/language/use-address.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { Button } from '../../ui/button.tsx';
import { Options } from '../../forms/choice-field.tsx';
import { SelectField, TextField } from '../../forms/form-field.tsx';
import { describeClockDifference } from './describe-ships.ts';
import { useShipsMessages } from './use-ships-messages.ts';
import { TitledCard } from '../../shared/page/titled-card.tsx';

type OwnShipFormProps = {
  title: string;
  /** The ship's current times in the query string. */
  search: Readonly<Record<string, string>>;
  /** The reason these times are invalid. */
  problem?: OwnShipProblem | null;
};

/**
 * Asks for the times of a ship that the calendar lacks. A plain form, so that its result is a page whose link can be
 * shared.
 */
export function OwnShipForm({ title, search, problem = null }: OwnShipFormProps) {
  const { t } = useShipsMessages();
  const localizeAddress = useAddress();
  const { day: today } = useIslandNow();
  const errorAt = (...problems: OwnShipProblem[]) =>
    problem !== null && problems.includes(problem) ? t.problems[problem] : null;
  const { day = addDays(today, 1), aboard = '', arrival = '', pier = '', clock = '' } = search;
  return (
    <TitledCard title={title}>
      <form
        action={localizeAddress(paths.ships())}
        method="get"
        className="grid gap-4 min-[24rem]:grid-cols-2"
      >
        <TextField
          label={t.day}
          name="day"
          type="date"
          required
          min={today}
          defaultValue={day}
          className="min-[24rem]:col-span-2"
        />
        <TextField
          label={t.arrival}
          name="arrival"
          type="time"
          required
          defaultValue={arrival || USUAL_ARRIVAL}
          error={errorAt('arrival')}
        />
        <TextField
          label={t.allAboard}
          name="aboard"
          type="time"
          required
          defaultValue={aboard || '17:00'}
          error={errorAt('aboard', 'order')}
        />
        <PierField pier={pier} error={errorAt('pier')} />
        <ClockField clock={clock} error={errorAt('clock')} />
        <Button type="submit" className="min-[24rem]:col-span-2">
          {t.show}
        </Button>
      </form>
    </TitledCard>
  );
}

function PierField({ pier, error }: { pier: string; error: string | null }) {
  const { t } = useShipsMessages();
  return (
    <SelectField
      label={t.ashore}
      name="pier"
      defaultValue={Object.hasOwn(t.piers, pier) ? pier : 'philipsburg'}
      error={error}
      className="min-[24rem]:col-span-2"
    >
      <Options choices={Object.entries(t.piers)} />
    </SelectField>
  );
}

/** Asks whether the ship uses the island's time, or how far its clock differs. */
function ClockField({ clock, error }: { clock: string; error: string | null }) {
  const texts = useShipsMessages();
  const { t } = texts;
  return (
    <SelectField
      label={t.clock}
      name="clock"
      defaultValue={isShipClock(Number(clock)) ? String(Number(clock)) : '0'}
      error={error}
      hint={t.clockHint}
      className="min-[24rem]:col-span-2"
    >
      <Options
        choices={clocks.map((minutes) => [minutes, describeClockDifference(texts, minutes)])}
      />
    </SelectField>
  );
}

const { min, max, step } = clockLimits;
const clocks = Array.from({ length: (max - min) / step + 1 }, (_, nth) => min + nth * step);
