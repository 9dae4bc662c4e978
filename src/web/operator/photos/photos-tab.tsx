import { ImagePlus } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import type { OwnImageView } from '#contract/operator/boats/operator-boat-api.ts';
import type { PhotoRefusal } from '#domain/boats/photo-rules.ts';
import { MAX_PHOTOS } from '#domain/boats/photos.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { showToast } from '../../ui/toasts.ts';
import { PhotoTile } from './photo-tile.tsx';
import { PhotoAdvice } from './photo-advice.tsx';
import type { PhotoUploads } from './photo-uploads.ts';
import { useTranslateRefusal } from './translate-refusal.ts';
import { UploadTile } from './upload-tile.tsx';
import { useTileDragging } from './use-tile-dragging.ts';

type PhotosTabProps = {
  images: readonly OwnImageView[];
  photos: PhotoUploads;
  /** True if photos can be uploaded immediately; otherwise they wait until the boat is saved. */
  isBoatSaved: boolean;
  onChange: (images: readonly OwnImageView[]) => void;
  onPick: (files: readonly File[]) => void;
  onRetry: (id: number) => void;
  onDrop: (id: number) => void;
};

export function PhotosTab({ images, photos, isBoatSaved, onChange, ...handlers }: PhotosTabProps) {
  const t = useMessages('operator-photos');
  const labels = useMessages('portal-labels');
  const { uploads } = photos;
  const list = useRef<HTMLUListElement>(null);
  const room = MAX_PHOTOS - images.length - uploads.length;
  const { announced, move } = useAnnouncedMoves(images, onChange);
  const { drag, buildHandlers } = useTileDragging(move);
  const setCover = (index: number) => {
    onChange(moveEntry(images, index, 0));
    showToast({ title: t.coverSet });
  };
  const remove = (index: number) => {
    onChange(images.toSpliced(index, 1));
    showToast({ title: t.removed });
    // Moves the focus, because the photo's buttons have been removed.
    list.current?.focus();
  };
  return (
    <div className="flex flex-col gap-5">
      <PhotoAdvice images={images} />
      <PhotoPicker room={room} onPick={handlers.onPick} />
      <RefusedPhotos refusals={photos.refusals} />
      {!isBoatSaved && uploads.length > 0 && <p className="text-ink-soft">{t.sentOnSave}</p>}
      <p role="status" className="sr-only">
        {announced}
      </p>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={labels.photos}
        // Keeps the browser from starting to drag a picture that scrolls under the pointer.
        onDragStart={(event) => event.preventDefault()}
        className="grid gap-4 outline-none sm:grid-cols-2 lg:grid-cols-3"
      >
        {images.map((image, index) => (
          <PhotoTile
            key={image.path}
            image={image}
            place={index}
            count={images.length}
            isDragged={drag?.from === index}
            isOver={drag !== null && drag.over === index && drag.from !== index}
            dragHandlers={buildHandlers(index)}
            onChange={(changed) => onChange(images.with(index, changed))}
            onMove={(to) => move(index, to)}
            onCover={() => setCover(index)}
            onRemove={() => remove(index)}
          />
        ))}
        {uploads.map((upload) => (
          <UploadTile
            key={upload.id}
            upload={upload}
            onDrop={() => handlers.onDrop(upload.id)}
            onRetry={() => handlers.onRetry(upload.id)}
          />
        ))}
      </ul>
    </div>
  );
}

/** Returns a function that moves a photo, and the text that announces its new place. */
function useAnnouncedMoves(
  images: readonly OwnImageView[],
  onChange: (images: readonly OwnImageView[]) => void,
) {
  const t = useMessages('operator-photos');
  const [announced, announce] = useState('');
  const move = (from: number, to: number) => {
    if (to < 0 || to >= images.length) return;
    onChange(moveEntry(images, from, to));
    announce(t.movedTo(to + 1, images.length));
  };
  return { announced, move };
}

function RefusedPhotos({ refusals }: { refusals: readonly PhotoRefusal[] }) {
  const t = useMessages('operator-photos');
  const translated = refusals.map(useTranslateRefusal());
  if (translated.length === 0) return null;
  return (
    <Notice role="alert">
      <ul>
        {translated.map(({ title, message }) => (
          <li key={message}>
            <strong>{t.titled(title)}</strong> {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Takes photos from files, from the camera, or by drag and drop. */
function PhotoPicker({ room, onPick }: { room: number; onPick: (files: readonly File[]) => void }) {
  const t = useMessages('operator-photos');
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
        'relative flex flex-col items-center gap-1 rounded-card border-2 px-5 py-8 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sea',
        isOver
          ? 'border-solid border-sea bg-shallows'
          : 'border-dashed border-edge hover:border-ink hover:bg-shallows',
      )}
    >
      <ImagePlus aria-hidden="true" className="size-8 text-sea" strokeWidth={1.5} />
      <span className="text-lg font-bold">{t.upload}</span>
      <span id={hintId} className="text-sm text-ink-soft">
        {t.uploadHint(MAX_PHOTOS, Math.max(0, room))}
      </span>
      <input
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        aria-describedby={hintId}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // Resets the input, so that the same file can be picked again.
          target.value = '';
        }}
      />
    </label>
  );
}

/** Moves the entry at `from` to `to`; stops at the ends. The first photo is the cover (spec 4: photo order). */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const entry = entries[from];
  if (entry === undefined || to < 0 || to >= entries.length) return [...entries];
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}
