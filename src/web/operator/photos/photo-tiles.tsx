import { ArrowLeft, ArrowRight, Star, Trash2, type LucideIcon } from 'lucide-react';
import type { ImageView } from '#contract/public/boat-views.ts';
import { buildCaption, MAX_CAPTION_CHARACTERS } from '#domain/boats/photo-rules.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useTranslateError } from '../../shared/language/use-translate-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { BoatPhoto } from '../../ui/boat-photo.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../forms/form-field.tsx';
import { PhotoPreview } from './photo-preview.tsx';
import type { PhotoUpload } from './photo-uploads.ts';

type PhotoTileProps = {
  image: ImageView;
  /** Index of the photo; the first is the cover. */
  place: number;
  count: number;
  onCaption: (caption: string) => void;
  onMove: (to: number) => void;
  onCover: () => void;
  onRemove: () => void;
};

export function PhotoTile({ image, place, count, ...handlers }: PhotoTileProps) {
  const t = useMessages('operator-photos');
  const nth = place + 1;
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
            {t.cover}
          </Badge>
        )}
      </div>
      <div className="flex flex-col gap-2 p-3">
        <TextField
          label={t.caption}
          value={image.caption}
          maxLength={MAX_CAPTION_CHARACTERS}
          onChange={({ target }) => handlers.onCaption(target.value)}
        />
        <div role="group" aria-label={t.photoOf(nth, count)} className="flex justify-between">
          <TileButton
            label={t.moveLeft(nth)}
            Icon={ArrowLeft}
            disabled={place === 0}
            onClick={() => handlers.onMove(place - 1)}
          />
          <TileButton
            label={t.moveRight(nth)}
            Icon={ArrowRight}
            disabled={place === count - 1}
            onClick={() => handlers.onMove(place + 1)}
          />
          <TileButton
            label={t.setCover(nth)}
            Icon={Star}
            disabled={place === 0}
            onClick={handlers.onCover}
          />
          <TileButton label={t.removePhoto(nth)} Icon={Trash2} onClick={handlers.onRemove} />
        </div>
      </div>
    </li>
  );
}

type TileButtonProps = { label: string; Icon: LucideIcon; disabled?: boolean; onClick: () => void };

/** Uses `aria-disabled` instead of `disabled`, which would drop the focus when an entry reaches the end. */
export function TileButton({ label, Icon, disabled = false, onClick }: TileButtonProps) {
  return (
    <button
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

type UploadTileProps = { upload: PhotoUpload; onDrop: () => void; onRetry: () => void };

export function UploadTile({ upload, onDrop, onRetry }: UploadTileProps) {
  const t = useMessages('operator-photos');
  const acts = useMessages('portal-acts');
  const say = useTranslateError();
  const { file, sent, problem } = upload;
  return (
    <li className="flex flex-col overflow-hidden rounded-field border border-line">
      <PhotoPreview file={file} label={buildCaption(file.name)} />
      <div className="flex flex-col gap-2 p-3">
        <p className="truncate text-sm font-semibold">{file.name}</p>
        {sent !== null && (
          <progress
            aria-label={t.uploading(file.name)}
            value={sent}
            max={1}
            className="h-2 w-full accent-sea"
          />
        )}
        {sent === 1 && <p className="text-sm text-ink-soft">{t.prepared}</p>}
        {sent === null && !problem && <p className="text-sm text-ink-soft">{t.waiting}</p>}
        {problem && <p className="text-sm font-medium text-danger">{say(problem)}</p>}
        {sent === null && (
          <div className="flex flex-wrap gap-2">
            {problem && (
              <Button variant="secondary" size="small" onClick={onRetry}>
                {t.tryAgain}
              </Button>
            )}
            <Button variant="ghost" size="small" onClick={onDrop}>
              {acts.remove}
              <span className="sr-only"> {file.name}</span>
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
