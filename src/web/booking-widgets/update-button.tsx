import { Button } from '../ui/button.tsx';
import type { TripPart } from './step-button.ts';

/** Beside a select whose choice changes what is shown: only without scripts does it need a button. */
export function UpdateButton({ goOnAt }: { goOnAt: TripPart }) {
  return (
    <div className="scriptless mt-2 justify-items-start">
      <Button type="submit" variant="secondary" size="small" formAction={`#${goOnAt}`}>
        Update
      </Button>
    </div>
  );
}
