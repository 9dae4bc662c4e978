import { useRef } from 'react';
import type { ImageView } from '#contract/boat-views.ts';
import { MAX_PHOTOS } from '#domain/photos.ts';
import { Notice } from '../../booking-widgets/notice.tsx';
import { showToast } from '../../ui/toasts.ts';
import { PhotoTile } from './photo-tile.tsx';
import { asCover, moved } from './photo-order.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { UploadTile } from './upload-tile.tsx';
import type { PhotoUploads } from './photo-uploads.ts';

type PhotosTabProps = {
  images: readonly ImageView[];
  photos: PhotoUploads;
  /** Whether photos can be sent at once; otherwise they wait until the boat is saved. */
  isBoatSaved: boolean;
  onChange: (images: readonly ImageView[]) => void;
  onPick: (files: readonly File[]) => void;
  onRetry: (id: number) => void;
  onDrop: (id: number) => void;
};

export function PhotosTab({
  images,
  photos: { uploads, refusals },
  isBoatSaved,
  onChange,
  onPick,
  onRetry,
  onDrop,
}: PhotosTabProps) {
  const list = useRef<HTMLUListElement>(null);
  const count = images.length + uploads.length;
  const change = (index: number, act: PhotoAction) => {
    if (act.do === 'caption') onChange(images.with(index, { ...act.image, caption: act.caption }));
    if (act.do === 'move') onChange(moved(images, index, act.by));
    if (act.do === 'cover') {
      onChange(asCover(images, index));
      showToast({ title: 'Cover Photo Set' });
    }
    if (act.do === 'remove') {
      onChange(images.toSpliced(index, 1));
      showToast({ title: 'Photo Removed' });
      // Its buttons are gone, and the focus with them.
      list.current?.focus();
    }
  };
  return (
    <div className="flex flex-col gap-5">
      <PhotoPicker room={MAX_PHOTOS - count} onPick={onPick} />
      {refusals.length > 0 && (
        <Notice role="alert">
          <ul>
            {refusals.map(({ title, message }) => (
              <li key={message}>
                <strong>{title}:</strong> {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {!isBoatSaved && uploads.length > 0 && (
        <p className="text-ink-soft">These photos are sent when you save the boat.</p>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Photos"
        className="grid gap-4 outline-none sm:grid-cols-2 lg:grid-cols-3"
      >
        {images.map((image, index) => (
          <PhotoTile
            key={image.path}
            image={image}
            place={index}
            count={images.length}
            onAct={(act) => change(index, act)}
          />
        ))}
        {uploads.map((upload) => (
          <UploadTile
            key={upload.id}
            upload={upload}
            onDrop={() => onDrop(upload.id)}
            onRetry={() => onRetry(upload.id)}
          />
        ))}
      </ul>
    </div>
  );
}

export type PhotoAction =
  | { do: 'caption'; image: ImageView; caption: string }
  | { do: 'move'; by: -1 | 1 }
  | { do: 'cover' | 'remove' };
