import { useEffect, useRef, type FormEvent, type ReactNode, type RefObject } from 'react';
import { STEP } from './step-button.ts';
import { stepOf, type TripChange, type TripChoice } from './trip-choice.ts';

type TripFormProps = {
  /** The boat's page, which shows the trip that its address asks for. */
  action: string;
  choice: TripChoice;
  onChange: (change: TripChange) => void;
  /** Called when the button that leaves for the checkout is pressed. */
  onLeave: () => void;
  children: ReactNode;
};

/**
 * The form in which a trip is chosen. Each of its buttons takes a step, here and now; without scripts, or
 * before they run, the browser sends the form, and the server shows the same page after that step.
 */
export function TripForm({ action, choice, onChange, onLeave, children }: TripFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // What was chosen in a select before scripts ran is still shown there.
    if (form.current) for (const change of selectedIn(form.current)) onChange(change);
  }, [onChange]);
  useShownChoice(form);
  const takeStep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (button?.name !== STEP) {
      onLeave();
      return;
    }
    const step = stepOf(button.value);
    if (step) onChange(step);
  };
  return (
    <form
      ref={form}
      action={action}
      // The browser must not bring back a choice that the page does not know of.
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

/** The address says what is chosen from the first change on, as it does without scripts: loaded again, it still is. */
function useShownChoice(form: RefObject<HTMLFormElement | null>): void {
  const shown = useRef('');
  useEffect(() => {
    if (!form.current) return;
    const query = `?${new URLSearchParams(new FormData(form.current) as never).toString()}`;
    if (shown.current && shown.current !== query) history.replaceState(history.state, '', query);
    shown.current = query;
  });
}

/** What was chosen so far goes along with every step. */
function Chosen({ name, value }: { name: string; value: string | null }) {
  return value === null ? null : <input type="hidden" name={name} value={value} />;
}

function selectedIn(form: HTMLFormElement): TripChange[] {
  const fields = new FormData(form);
  return [
    { kind: 'mode', mode: fields.get('mode') === 'charter' ? 'charter' : 'perSeat' },
    { kind: 'groupSize', groupSize: Number(fields.get('groupSize')) },
  ];
}
