import { useMessages } from '../language/use-messages.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { Button } from '../ui/button.tsx';

/** Where the filters leave no boat. */
export default function NoBoats({ onClear }: { onClear: () => void }) {
  const words = useMessages('filters');
  return (
    <EmptyState title={words.noMatch} text={words.tryAnother}>
      <Button variant="secondary" onClick={onClear}>
        {words.clear}
      </Button>
    </EmptyState>
  );
}
