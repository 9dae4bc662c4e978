import { useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { OwnImageView } from '#contract/operator/boats/operator-boat-api.ts';
import {
  FOCUS_STEP_PERCENT,
  MAX_FOCUS_PERCENT,
  moveFocus,
  placeFocus,
  type PhotoFocus,
} from '#domain/boats/photo-focus.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { readFocus } from '../../ui/boat-photo.tsx';

type FocusFieldProps = { image: OwnImageView; onChange: (focus: PhotoFocus) => void };

/** Sets the point of the photo that every crop keeps: by tapping, by dragging the mark, or with the arrow keys. */
export function FocusField({ image, onChange }: FocusFieldProps) {
  const t = useMessages('operator-photos');
  const focus = readFocus(image);
  const photo = useRef<HTMLImageElement>(null);
  const hintId = useId();
  const place = ({ clientX, clientY }: MouseEvent) => {
    const box = photo.current?.getBoundingClientRect();
    if (box) onChange(placeFocus({ left: clientX - box.left, top: clientY - box.top }, box));
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onChange(moveFocus(focus, step));
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="relative mx-auto w-fit">
        <img
          ref={photo}
          src={`${image.path}-960.webp`}
          alt=""
          draggable={false}
          onPointerUp={place}
          className="block max-h-[60dvh] min-h-11 max-w-full cursor-crosshair"
        />
        <div
          role="slider"
          tabIndex={0}
          aria-label={t.focusMark}
          aria-describedby={hintId}
          aria-valuemin={0}
          aria-valuemax={MAX_FOCUS_PERCENT}
          aria-valuenow={focus.x}
          aria-valuetext={t.focusAt(focus.x, focus.y)}
          onKeyDown={move}
          onPointerDown={({ currentTarget, pointerId }) =>
            currentTarget.setPointerCapture(pointerId)
          }
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event);
          }}
          className="absolute size-11 -translate-1/2 cursor-move touch-none rounded-full border-3 border-foam ring-2 ring-deep ring-inset focus-visible:rounded-full"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        />
      </div>
      <p id={hintId} className="text-sm text-ink-soft">
        {t.focusHint}
      </p>
    </div>
  );
}

const steps: Readonly<Record<string, PhotoFocus>> = {
  ArrowLeft: { x: -FOCUS_STEP_PERCENT, y: 0 },
  ArrowRight: { x: FOCUS_STEP_PERCENT, y: 0 },
  ArrowUp: { x: 0, y: -FOCUS_STEP_PERCENT },
  ArrowDown: { x: 0, y: FOCUS_STEP_PERCENT },
};
