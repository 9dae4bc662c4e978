import type { CrewDepartureView } from '#contract/operator/operator-day-api.ts';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { EmptyState } from '../../../shared/states/empty-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../forms/form-field.tsx';
import { hasManyGuests } from './guest-finding.ts';
import { ScanButton, useCanScan } from '../scan/scan-button.tsx';

type FindGuestProps = {
  departures: readonly CrewDepartureView[];
  search: string;
  onSearch: (search: string) => void;
};

/** Searches the guests by name or code, typed or scanned. Hidden if there are few guests and no camera. */
export function FindGuest({ departures, search: sought, onSearch }: FindGuestProps) {
  const t = useMessages('operator-day');
  const canScan = useCanScan();
  const hasGuests = departures.some(({ guests }) => guests.length > 0);
  if (!hasManyGuests(departures) && !(canScan && hasGuests)) return null;
  return (
    <search className="flex flex-wrap items-end gap-2 print:hidden">
      <TextField
        label={t.find}
        type="search"
        autoComplete="off"
        value={sought}
        onChange={({ target }) => onSearch(target.value)}
        className="grow"
      />
      {canScan && <ScanButton onText={onSearch} />}
    </search>
  );
}

export function NobodyFound({ onAll }: { onAll: () => void }) {
  const t = useMessages('operator-day');
  return (
    <EmptyState title={t.nobodyFound} text={t.nobodyFoundText}>
      <Button variant="secondary" onClick={onAll}>
        {t.showAll}
      </Button>
    </EmptyState>
  );
}
