import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import type { BoatPageView } from '#contract/public/boat-views.ts';
import { useMessages, useOtherLanguage } from '../../../shared/language/use-messages.ts';
import { useBackCloses } from '../../../ui/back-button.ts';
import { BoatPhoto } from '../../../ui/boat-photo.tsx';
import { classNames } from '../../../ui/class-names.ts';

type BoatPhotoViewerProps = {
  boat: BoatPageView;
  /** Index of the first photo shown. */
  first: number;
  onClose: () => void;
};

/** Shows photos in a modal dialog. The arrow keys change the photo; Escape and Back close the dialog. */
export default function BoatPhotoViewer({ boat, first, onClose }: BoatPhotoViewerProps) {
  const t = useMessages('details');
  const layout = useMessages('layout');
  const writtenIn = useOtherLanguage(boat.writtenIn.captions);
  const dialog = useModal();
  useBackCloses(() => dialog.current?.close());
  const [index, setIndex] = useState(first);
  const count = boat.images.length;
  const turn = (step: number) => setIndex((index + step + count) % count);
  const image = boat.images[index];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={t.photosOf(boat.name)}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="fixed inset-0 m-auto w-[min(96vw,calc(88vh*1.5))] max-w-none overflow-visible low:max-h-dvh low:overflow-y-auto rounded-card bg-card p-0 text-ink backdrop:bg-on-sun/90 forced-colors:border"
    >
      <BoatPhoto
        key={image?.path}
        image={image}
        stockFor={boat.id}
        alt={image?.caption || boat.name}
        lang={image?.caption ? writtenIn : undefined}
        sizes="96vw"
        isFirst
        className="rounded-t-card"
      />
      <div className="flex items-center gap-2 p-2">
        {count > 1 && (
          <RoundButton aria-label={t.previousPhoto} onClick={() => turn(-1)} icon={ChevronLeft} />
        )}
        <p aria-live="polite" className="min-w-0 flex-1 px-2 text-center">
          <span lang={writtenIn}>{image?.caption}</span>{' '}
          <span className="whitespace-nowrap text-ink-soft tabular-nums">{`${index + 1} / ${count}`}</span>
        </p>
        {count > 1 && (
          <RoundButton aria-label={t.nextPhoto} onClick={() => turn(1)} icon={ChevronRight} />
        )}
        <RoundButton aria-label={layout.close} onClick={() => dialog.current?.close()} icon={X} />
      </div>
    </dialog>
  );
}

/** Opens the dialog as a modal on mount; the browser traps the focus and restores it. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return dialog;
}

function RoundButton({ icon: Icon, ...rest }: ComponentProps<'button'> & { icon: typeof X }) {
  const classes = 'grid size-11 shrink-0 place-items-center rounded-full hover:bg-shallows';
  return (
    <button {...rest} type="button" className={classNames(classes, 'focus-visible:rounded-full')}>
      <Icon aria-hidden="true" className="size-6" />
    </button>
  );
}
