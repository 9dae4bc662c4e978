import { useEffect, useRef, type FormEvent, type ReactNode, type RefObject } from 'react';
import type { Day } from '#domain/time/days.ts';
import { STEP_BUTTON_NAME, readStep, type TripChange, type TripChoice } from './trip-choice.ts';

type TripFormProps = {
  /** The boat's page, which reads the trip from the query string. */
  action: string;
  choice: TripChoice;
  onChange: (change: TripChange) => void;
  /** Called by the button that continues to the checkout. */
  onLeave: () => void;
  children: ReactNode;
};

/**
 * Renders the form that selects a trip. It handles its submit buttons in place. Without JavaScript or before hydration,
 * the browser submits the form, and the server renders the page after that step.
 */
export function TripForm({ action, choice, onChange, onLeave, children }: TripFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Reads the selects, which may have changed before hydration.
    if (form.current) onChange(readSelected(form.current));
  }, [onChange]);
  useShownChoice(form);
  const takeStep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (button?.name !== STEP_BUTTON_NAME) return onLeave();
    const step = readStep(button.value);
    if (step) onChange(step);
  };
  return (
    <form
      ref={form}
      action={action}
      // Keeps the browser from restoring values that the state does not have.
      autoComplete="off"
      onSubmit={takeStep}
      className="flex min-w-0 flex-col gap-6"
    >
      {children}
      <Chosen name="date" value={choice.date} />
      <Chosen name="time" value={choice.time} />
      <Chosen name="month" value={choice.month} />
    </form>
  );
}

/** Mirrors the selection into the query string from the first change on, so that a reload keeps it. */
function useShownChoice(form: RefObject<HTMLFormElement | null>): void {
  const shown = useRef('');
  useEffect(() => {
    if (!form.current) return;
    const query = `?${new URLSearchParams(new FormData(form.current) as never).toString()}`;
    if (shown.current && shown.current !== query) history.replaceState(history.state, '', query);
    shown.current = query;
  });
}

/** Carries the selection through a submit without JavaScript. */
function Chosen({ name, value }: { name: string; value: string | null }) {
  return value === null ? null : <input type="hidden" name={name} value={value} />;
}

function readSelected(form: HTMLFormElement): TripChange {
  const fields = new FormData(form);
  return {
    mode: fields.get('mode') === 'charter' ? 'charter' : 'perSeat',
    groupSize: Number(fields.get('groupSize')),
    ...(fields.has('end') && { end: fields.get('end') as Day }),
  };
}
