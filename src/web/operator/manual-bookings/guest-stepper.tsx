import { Minus, Plus } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useMessages } from '../../shared/language/use-messages.ts';
import { FieldNotes, useFieldWiring } from '../../forms/form-field.tsx';

type GuestStepperProps = {
  value: number;
  max: number;
  error: string | undefined;
  onChange: (guests: number) => void;
};

export function GuestStepper({ value, max, error, onChange }: GuestStepperProps) {
  const t = useMessages('operator-manual-bookings');
  const labels = useMessages('portal-labels');
  const input = useRef<HTMLInputElement>(null);
  const wiring = useFieldWiring(undefined, null, error);
  const step = (by: number) => {
    onChange(Math.min(max, Math.max(1, value + by)));
    // Moves the focus when the pressed button becomes disabled at the limit.
    if (value + by <= 1 || value + by >= max) input.current?.focus();
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={wiring.id} className="text-sm font-semibold">
        {labels.guests}
      </label>
      <div className="flex items-center gap-3">
        <StepButton label={t.fewer} disabled={value <= 1} onPress={() => step(-1)}>
          <Minus aria-hidden="true" className="size-6" />
        </StepButton>
        <input
          {...wiring}
          ref={input}
          type="number"
          inputMode="numeric"
          name="groupSize"
          min={1}
          max={max}
          value={value === 0 ? '' : value}
          onChange={({ target }) => onChange(Math.max(0, Math.trunc(Number(target.value)) || 0))}
          className="control w-20 text-center text-xl font-bold tabular-nums"
        />
        <StepButton label={t.more} disabled={value >= max} onPress={() => step(1)}>
          <Plus aria-hidden="true" className="size-6" />
        </StepButton>
        <span className="text-ink-soft">{t.ofMost(max)}</span>
      </div>
      <FieldNotes wiring={wiring} hint={null} error={error} />
    </div>
  );
}

type StepButtonProps = {
  label: string;
  disabled: boolean;
  onPress: () => void;
  children: ReactNode;
};

function StepButton({ label, disabled, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className="grid size-12 shrink-0 place-items-center rounded-full border border-edge bg-card hover:border-ink hover:bg-shallows focus-visible:rounded-full disabled:opacity-55"
    >
      {children}
    </button>
  );
}
