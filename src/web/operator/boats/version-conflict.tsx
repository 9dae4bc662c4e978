import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import { formatShortDay, formatTime, islandNow } from '#domain/days.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type VersionConflictProps = {
  theirs: OperatorBoatView;
  onKeepMine: () => void;
  onLoadTheirs: () => void;
  onClose: () => void;
};

/** The boat was saved in another tab, or by a colleague, while it was edited here. */
export function VersionConflict({
  theirs,
  onKeepMine,
  onLoadTheirs,
  onClose,
}: VersionConflictProps) {
  const { day, time } = islandNow(Date.parse(theirs.updatedAt));
  return (
    <Dialog
      title="This boat was changed elsewhere"
      isQuestion
      onClose={onClose}
      description={
        <p>
          It was saved in another window on {formatShortDay(day)} at {formatTime(time)}, while you
          were editing it here. Only one of the two can stay.
        </p>
      }
      footer={
        <>
          <Button variant="secondary" onClick={onLoadTheirs}>
            Load theirs
          </Button>
          <Button onClick={onKeepMine}>Keep mine</Button>
        </>
      }
    >
      <p className="mt-3">
        Keep mine writes what you see over the other version. Load theirs forgets your changes and
        shows what was saved.
      </p>
    </Dialog>
  );
}
