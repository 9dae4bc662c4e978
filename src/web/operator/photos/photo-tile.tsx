import {
  ArrowLeft,
  ArrowRight,
  Crosshair,
  GripVertical,
  Star,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useState, type ComponentProps } from 'react';
import type { OwnImageView } from '#contract/operator/boats/operator-boat-api.ts';
import { MAX_CAPTION_CHARACTERS } from '#domain/boats/photo-rules.ts';
import { photoSubjects } from '#domain/boats/photo-subjects.ts';
import { MIN_SHARP_WIDTH } from '#domain/boats/photos.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { BoatPhoto } from '../../ui/boat-photo.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { TextField } from '../../forms/form-field.tsx';
import { FocusField } from './focus-field.tsx';

type PhotoTileProps = {
  image: OwnImageView;
  /** Index of the photo; the first is the cover. */
  place: number;
  count: number;
  /** `isDragged` is true while this photo is dragged; `isOver` while another photo is dragged over this one. */
  isDragged: boolean;
  isOver: boolean;
  /** Pointer handlers of the handle that drags the photo. */
  dragHandlers: ComponentProps<'button'>;
  onChange: (image: OwnImageView) => void;
  onMove: (to: number) => void;
  onCover: () => void;
  onRemove: () => void;
};

export function PhotoTile(props: PhotoTileProps) {
  const { image, place, isDragged, isOver, onChange } = props;
  const t = useMessages('operator-photos');
  const [isFocusing, setFocusing] = useState(false);
  return (
    <li
      data-place={place}
      className={classNames(
        'flex flex-col overflow-hidden rounded-field border border-line',
        isDragged && 'opacity-60',
        isOver && 'outline-3 outline-sea',
      )}
    >
      <CoverPreview {...props} />
      <div className="flex flex-col gap-2 p-3">
        <SmallPhotoNote path={image.path} />
        <TextField
          label={t.caption}
          value={image.caption}
          maxLength={MAX_CAPTION_CHARACTERS}
          onChange={({ target }) => onChange({ ...image, caption: target.value })}
        />
        <SubjectField image={image} onChange={onChange} />
        {isFocusing && (
          <FocusField image={image} onChange={(focus) => onChange({ ...image, focus })} />
        )}
        <TileButtons
          {...props}
          isFocusing={isFocusing}
          onFocusing={() => setFocusing(!isFocusing)}
        />
      </div>
    </li>
  );
}

/** Shows the photo as cards crop it. */
function CoverPreview({ image, place, count, dragHandlers, onMove }: PhotoTileProps) {
  const t = useMessages('operator-photos');
  return (
    <div className="relative">
      <BoatPhoto
        image={image}
        stockFor={image.path}
        alt={image.caption}
        sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 24rem, 92vw"
      />
      {place === 0 && (
        <Badge tone="accent" className="absolute top-2 left-2">
          {t.cover}
        </Badge>
      )}
      <DragHandle
        label={t.dragPhoto(place + 1)}
        place={place}
        last={count - 1}
        dragHandlers={dragHandlers}
        onMove={onMove}
      />
    </div>
  );
}

type TileButtonsProps = PhotoTileProps & { isFocusing: boolean; onFocusing: () => void };

function TileButtons({ place, count, isFocusing, onFocusing, ...acts }: TileButtonsProps) {
  const t = useMessages('operator-photos');
  const nth = place + 1;
  return (
    <div role="group" aria-label={t.photoOf(nth, count)} className="flex flex-wrap justify-between">
      <TileButton
        label={t.setFocus(nth)}
        Icon={Crosshair}
        aria-expanded={isFocusing}
        onClick={onFocusing}
      />
      <TileButton
        label={t.moveLeft(nth)}
        Icon={ArrowLeft}
        disabled={place === 0}
        onClick={() => acts.onMove(place - 1)}
      />
      <TileButton
        label={t.moveRight(nth)}
        Icon={ArrowRight}
        disabled={place === count - 1}
        onClick={() => acts.onMove(place + 1)}
      />
      <TileButton
        label={t.setCover(nth)}
        Icon={Star}
        disabled={place === 0}
        onClick={acts.onCover}
      />
      <TileButton label={t.removePhoto(nth)} Icon={Trash2} onClick={acts.onRemove} />
    </div>
  );
}

type DragHandleProps = Pick<PhotoTileProps, 'place' | 'dragHandlers' | 'onMove'> & {
  label: string;
  last: number;
};

/** Moves the photo by dragging, and with the arrow keys, Home and End. */
function DragHandle({ label, place, last, dragHandlers, onMove }: DragHandleProps) {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: place - 1,
    ArrowUp: place - 1,
    ArrowRight: place + 1,
    ArrowDown: place + 1,
    Home: 0,
    End: last,
  };
  return (
    <button
      {...dragHandlers}
      type="button"
      aria-label={label}
      title={label}
      onKeyDown={(event) => {
        const to = targets[event.key];
        if (to === undefined) return;
        event.preventDefault();
        onMove(to);
      }}
      className="absolute top-2 right-2 grid size-11 cursor-grab touch-none place-items-center rounded-full bg-paper text-ink focus-visible:rounded-full"
    >
      <GripVertical aria-hidden="true" className="size-5" />
    </button>
  );
}

function SubjectField({ image, onChange }: Pick<PhotoTileProps, 'image' | 'onChange'>) {
  const t = useMessages('operator-photos');
  return (
    <ChoiceField
      label={t.shows}
      choices={{ '': t.notSaid, ...t.subjects }}
      value={image.shows ?? ''}
      onChange={({ target }) =>
        onChange({
          ...image,
          shows: photoSubjects.find((subject) => subject === target.value) ?? null,
        })
      }
    />
  );
}

function SmallPhotoNote({ path }: { path: string }) {
  const t = useMessages('operator-photos');
  const width = useStoredWidth(path);
  if (width === null || width >= MIN_SHARP_WIDTH) return null;
  return <p className="text-sm font-medium text-danger">{t.small(width, MIN_SHARP_WIDTH)}</p>;
}

/** Measures the variant that is as wide as the upload, at most `MIN_SHARP_WIDTH`; null until it has loaded. */
function useStoredWidth(path: string): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const image = new Image();
    image.addEventListener('load', () => setWidth(image.naturalWidth));
    image.src = `${path}-${MIN_SHARP_WIDTH}.webp`;
  }, [path]);
  return width;
}

type TileButtonProps = {
  label: string;
  Icon: LucideIcon;
  disabled?: boolean;
  'aria-expanded'?: boolean;
  onClick: () => void;
};

/** Uses `aria-disabled` instead of `disabled`, which would drop the focus when an entry reaches the end. */
export function TileButton({ label, Icon, disabled = false, onClick, ...rest }: TileButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="grid size-11 place-items-center rounded-full border border-transparent hover:bg-shallows aria-disabled:cursor-not-allowed aria-disabled:opacity-35"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
