import type { CrewDepartureView } from '#contract/operator-day-api.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { areMany } from './guest-finding.ts';
import { ScanButton, useCanScan } from './scan-button.tsx';

type FindGuestProps = {
  departures: readonly CrewDepartureView[];
  words: string;
  onWords: (words: string) => void;
};

/** A guest of many, by name or code, typed or read from the guest's QR code. */
export function FindGuest({ departures, words, onWords }: FindGuestProps) {
  const canScan = useCanScan();
  const hasGuests = departures.some(({ guests }) => guests.length > 0);
  if (!areMany(departures) && !(canScan && hasGuests)) return null;
  return (
    <search className="flex flex-wrap items-end gap-2 print:hidden">
      <TextField
        label="Find a guest by name or code"
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ target }) => onWords(target.value)}
        className="grow"
      />
      {canScan && <ScanButton onText={onWords} />}
    </search>
  );
}

export function NobodyFound({ onAll }: { onAll: () => void }) {
  return (
    <EmptyState title="No guest found" text="Nobody of this day has that name or code.">
      <Button variant="secondary" onClick={onAll}>
        Show all
      </Button>
    </EmptyState>
  );
}
