import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useEffect, useState, type FocusEvent, type ReactNode } from 'react';
import { useMessages } from '../shared/language/use-messages.ts';
import { useBackCloses } from './back-button.ts';
import { classNames } from './class-names.ts';
import { restoreFocus, listFocusPath } from './keep-focus.ts';

type DialogProps = {
  title: ReactNode;
  /** Called by Escape, a click outside, the close button, and Back. */
  onClose: () => void;
  /** `sheet` is full-screen on phones and wide elsewhere; `note` is small. */
  size?: 'sheet' | 'note';
  /** True for an `alertdialog`, which must be answered. */
  isQuestion?: boolean;
  /** Announced with the title when the dialog opens. */
  description?: ReactNode;
  /** Fixed below the scrolling content. */
  footer?: ReactNode;
  children?: ReactNode;
};

/** Renders a modal dialog, open while mounted. Toasts stay above it. */
export function Dialog({ size = 'note', isQuestion = false, onClose, ...props }: DialogProps) {
  useScrollLock();
  useBackCloses(onClose);
  const returnFocus = useReturnedFocus();
  return (
    <Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Portal>
        <div
          aria-hidden="true"
          className="fixed inset-0 z-45 bg-deep/60 forced-colors:bg-transparent"
        />
        <div
          className={classNames(
            'fixed inset-0 z-45 grid grid-cols-1',
            size === 'sheet'
              ? 'place-items-stretch sm:place-items-center sm:p-4'
              : 'place-items-center p-4',
          )}
        >
          <Content
            role={isQuestion ? 'alertdialog' : 'dialog'}
            aria-modal
            onCloseAutoFocus={returnFocus}
            onFocus={showFocused}
            {...(!props.description && { 'aria-describedby': undefined })}
            className={classNames(
              'flex min-h-0 flex-col low:overflow-y-auto border-line bg-card text-ink shadow-lift outline-none sm:border forced-colors:border',
              size === 'sheet'
                ? 'h-dvh w-full sm:h-[min(54rem,94dvh)] sm:max-w-4xl sm:rounded-card'
                : 'max-h-[92dvh] low:max-h-[98dvh] w-full max-w-lg rounded-card',
            )}
          >
            <DialogParts {...props} />
          </Content>
        </div>
      </Portal>
    </Root>
  );
}

function DialogParts({ title, description, footer, children }: Partial<DialogProps>) {
  const t = useMessages('layout');
  return (
    <>
      <div className="flex items-start justify-between gap-4 px-5 pt-5 pb-3 sm:px-7">
        <Title className="pt-1.5 text-2xl font-bold wrap-anywhere">{title}</Title>
        <Close
          aria-label={t.close}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-shallows"
        >
          <X aria-hidden="true" className="size-6" />
        </Close>
      </div>
      <div className="min-h-0 flex-1 scroll-pt-16 overflow-y-auto overscroll-contain low:flex-none low:overflow-visible px-5 pb-6 sm:px-7">
        {description && (
          <Description asChild>
            <div className="text-ink-soft">{description}</div>
          </Description>
        )}
        {children}
      </div>
      {footer && (
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-4 sm:px-7">
          {footer}
        </div>
      )}
    </>
  );
}

/** Scrolls to the focused element. Radix wraps Tab from the last control to the first, but does not scroll there. */
function showFocused({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/** Contains one focus path for each open dialog, until that dialog has returned the focus. */
const returnsDue: (readonly HTMLElement[])[] = [];

/**
 * Restores the focus to the element that had it before, or to its nearest usable ancestor. A dialog that replaces
 * another one, such as a form after its loading state, returns the focus to the first dialog's target.
 */
function useReturnedFocus() {
  // Appends the previous dialog's path, because an element in a closing dialog is removed before the focus returns.
  const [path] = useState(() => [
    ...listFocusPath(document.activeElement),
    ...(returnsDue.at(-1) ?? []),
  ]);
  useEffect(() => void returnsDue.push(path), [path]);
  return (event: Event) => {
    event.preventDefault();
    restoreFocus(path);
    returnsDue.splice(returnsDue.indexOf(path), 1);
  };
}

let openDialogs = 0;

function useScrollLock() {
  useEffect(() => {
    openDialogs += 1;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      openDialogs -= 1;
      if (openDialogs === 0) document.documentElement.style.overflow = '';
    };
  }, []);
}
