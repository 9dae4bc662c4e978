import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useRef, useSyncExternalStore, type FocusEvent } from 'react';
import { classNames } from './class-names.ts';
import { useMessages } from '../shared/language/use-messages.ts';
import { restoreFocus, listFocusPath } from './keep-focus.ts';
import {
  currentToast,
  dismissToast,
  watchToasts,
  type ShownToast,
  TOAST_HOTKEY,
} from './toasts.ts';

/** Renders the toast viewport (spec 9: 5000 ms, 50 px, F8, 420 px). */
export function ToastArea() {
  const t = useMessages('layout');
  const toast = useSyncExternalStore(watchToasts, currentToast, () => null);
  const { onFocus, giveFocusBack } = useReturnFocus();
  return (
    <div onFocus={onFocus}>
      <Provider label={t.notification} duration={5000} swipeThreshold={50}>
        {toast && <ToastCard key={toast.id} toast={toast} onClosed={giveFocusBack} />}
        <Viewport
          hotkey={[TOAST_HOTKEY]}
          label={`${t.notifications} ({hotkey})`}
          className="toasts fixed top-16 right-0 z-50 sm:top-20 low:top-0 m-0 flex w-full max-w-[420px] list-none flex-col p-4 -outline-offset-4"
        />
      </Provider>
    </div>
  );
}

/** When the last toast closes, returns the focus to where it was before. */
function useReturnFocus() {
  const area = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement[]>([]);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    area.current = currentTarget;
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = listFocusPath(relatedTarget);
  };
  const giveFocusBack = () => {
    if (area.current?.contains(document.activeElement)) restoreFocus(cameFrom.current);
  };
  return { onFocus, giveFocusBack };
}

function ToastCard({ toast, onClosed }: { toast: ShownToast; onClosed: () => void }) {
  const t = useMessages('layout');
  const isDestructive = toast.tone === 'destructive';
  return (
    <Root
      type="foreground"
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        onClosed();
        dismissToast(toast.id);
      }}
      className={classNames(
        'pointer-events-auto flex items-start gap-3 rounded-card border p-4 shadow-lift data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isDestructive ? 'border-danger bg-danger text-on-danger' : 'border-line bg-card text-ink',
      )}
    >
      <div className="min-w-0 flex-1">
        <Title className="font-bold">{toast.title}</Title>
        {toast.description && <Description className="mt-0.5">{toast.description}</Description>}
      </div>
      <Close
        aria-label={t.close}
        className="-m-1.5 grid size-11 shrink-0 place-items-center rounded-full"
      >
        <X aria-hidden="true" className="size-5" />
      </Close>
    </Root>
  );
}
