import { ArrowLeft, ArrowRight, Star, Trash2, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ImageView } from '#contract/boat-views.ts';
import { MAX_CAPTION_CHARACTERS } from '#domain/photo-rules.ts';
import { Badge } from '../../ui/badge.tsx';
import { BoatPhoto } from '../../ui/boat-photo.tsx';
import { TextField } from '../../ui/form-field.tsx';
import type { PhotoAction } from './photos-tab.tsx';

type PhotoTileProps = {
  image: ImageView;
  /** From 0; the first is the cover. */
  place: number;
  count: number;
  onAct: (act: PhotoAction) => void;
};

export function PhotoTile({ image, place, count, onAct }: PhotoTileProps) {
  const name = `photo ${place + 1}`;
  return (
    <li className="flex flex-col overflow-hidden rounded-field border border-line">
      <div className="relative">
        <BoatPhoto
          image={image}
          stockFor={image.path}
          alt={image.caption}
          sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 24rem, 92vw"
        />
        {place === 0 && (
          <Badge tone="accent" className="absolute top-2 left-2">
            Cover
          </Badge>
        )}
      </div>
      <div className="flex flex-col gap-2 p-3">
        <TextField
          label="Caption"
          value={image.caption}
          maxLength={MAX_CAPTION_CHARACTERS}
          onChange={({ target }) => onAct({ do: 'caption', image, caption: target.value })}
        />
        <div
          role="group"
          aria-label={`Photo ${place + 1} of ${count}`}
          className="flex justify-between"
        >
          <TileButton
            label={`Move ${name} left`}
            Icon={ArrowLeft}
            disabled={place === 0}
            onClick={() => onAct({ do: 'move', by: -1 })}
          />
          <TileButton
            label={`Move ${name} right`}
            Icon={ArrowRight}
            disabled={place === count - 1}
            onClick={() => onAct({ do: 'move', by: 1 })}
          />
          <TileButton
            label={`Set ${name} as cover`}
            Icon={Star}
            disabled={place === 0}
            onClick={() => onAct({ do: 'cover' })}
          />
          <TileButton
            label={`Remove ${name}`}
            Icon={Trash2}
            onClick={() => onAct({ do: 'remove' })}
          />
        </div>
      </div>
    </li>
  );
}

type TileButtonProps = ComponentProps<'button'> & { label: string; Icon: LucideIcon };

/** `aria-disabled` instead of `disabled`: the focus stays on a button that has just moved its photo to the end. */
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
