import { ImagePlus } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { MAX_PHOTOS } from '#domain/photos.ts';
import { classNames } from '../../ui/class-names.ts';

type PhotoPickerProps = { room: number; onPick: (files: readonly File[]) => void };

/** Photos are picked, taken with the camera, or dropped here. */
export function PhotoPicker({ room, onPick }: PhotoPickerProps) {
  const hintId = useId();
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onPick([...event.dataTransfer.files]);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={classNames(
        'flex flex-col items-center gap-1 rounded-card border-2 border-dashed px-5 py-8 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sea',
        isOver ? 'border-sea bg-shallows' : 'border-edge hover:border-ink hover:bg-shallows',
      )}
    >
      <ImagePlus aria-hidden="true" className="size-8 text-sea" strokeWidth={1.5} />
      <span className="text-lg font-bold">Upload Photos</span>
      <span id={hintId} className="text-sm text-ink-soft">
        Up to {MAX_PHOTOS} photos of 5 MB each, JPEG, PNG, WebP, AVIF or GIF. Room for{' '}
        {Math.max(0, room)} more.
      </span>
      <input
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        aria-describedby={hintId}
        className="sr-only"
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // So that the same file can be picked again.
          target.value = '';
        }}
      />
    </label>
  );
}
