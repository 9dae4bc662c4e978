import { ChevronDown } from 'lucide-react';
import { useLocation } from 'wouter';
import { useMessages } from '../../shared/language/use-messages.ts';
import { getButtonClasses } from '../../ui/button.tsx';
import { BoatTicks } from '../boats/boat-ticks.tsx';
import { buildScheduleAddress, type ScheduleChoice } from './schedule-address.ts';
import type { ScheduleBoat } from './dialogs/opened-dialog.ts';

type BoatFilterProps = { boats: readonly ScheduleBoat[]; choice: ScheduleChoice };

/** Chooses which boats are shown. The choice is kept in the query string. */
export function BoatFilter({ boats, choice }: BoatFilterProps) {
  const t = useMessages('operator-schedule');
  const labels = useMessages('portal-labels');
  const [, navigate] = useLocation();
  if (boats.length < 2) return null;
  const chosen = filterBoats(boats, choice).map(({ id }) => id);
  const choose = (ids: readonly string[]) => {
    // An empty list in the query string means all boats.
    const boatIds = ids.length === boats.length ? [] : ids.length === 0 ? [NO_BOAT] : ids;
    navigate(buildScheduleAddress({ ...choice, boatIds }), { replace: true });
  };
  return (
    <details className="group print:hidden">
      <summary className={getButtonClasses({ variant: 'secondary', size: 'small' })}>
        {chosen.length === boats.length
          ? labels.allBoats
          : t.someBoats(chosen.length, boats.length)}
        <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="mt-3 max-h-80 overflow-y-auto rounded-card border border-line bg-card p-4">
        <BoatTicks boats={boats} boatIds={chosen} error={undefined} onChange={choose} />
      </div>
    </details>
  );
}

const NO_BOAT = 'none';

export function filterBoats<Boat extends ScheduleBoat>(
  boats: readonly Boat[],
  { boatIds }: Pick<ScheduleChoice, 'boatIds'>,
): readonly Boat[] {
  return boatIds.length === 0 ? boats : boats.filter(({ id }) => boatIds.includes(id));
}
