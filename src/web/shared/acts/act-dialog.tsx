import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from './notice.tsx';

type ActDialogProps = {
  title: string;
  /** Explains what happens and what it costs. */
  description: ReactNode;
  submitLabel: string;
  pendingLabel: string;
  /** True for an `alertdialog`, which warns of a loss. */
  isQuestion?: boolean;
  variant?: ButtonLook['variant'];
  isPending: boolean;
  /** The reason for a rejection. */
  problem: string | null;
  /** The result; null before. */
  done: ReactNode | null;
  /** True if there is nothing to send. */
  isOff?: boolean;
  cancelLabel?: string;
  /** Goes one step back instead of closing: a final confirmation should not be pressed by mistake. */
  onBack?: () => void;
  onClose: () => void;
  /** Labels of the closing button after the action, and before it. */
  t: { done: string; goBack: string };
  formProps: ComponentProps<'form'>;
  children?: ReactNode;
};

/** Shows one action in a dialog: its effect, its form, and then the result. */
export function ActDialog({ title, description, done, onClose, ...act }: ActDialogProps) {
  const formId = useId();
  const { t } = act;
  const safest = useFocusOn(done !== null || act.onBack !== undefined);
  if (done !== null) {
    return (
      <Dialog
        title={title}
        onClose={onClose}
        footer={
          <Button ref={safest} onClick={onClose}>
            {t.done}
          </Button>
        }
      >
        <div role="status">{done}</div>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={title}
      description={description}
      isQuestion={act.isQuestion ?? false}
      onClose={onClose}
      footer={
        <>
          <Button
            key={`back of ${title}`}
            variant="secondary"
            ref={safest}
            onClick={act.onBack ?? onClose}
          >
            {act.cancelLabel ?? t.goBack}
          </Button>
          <Button
            key={title}
            type="submit"
            form={formId}
            variant={act.variant}
            disabled={act.isOff ?? false}
            isPending={act.isPending}
            pendingLabel={act.pendingLabel}
          >
            {act.submitLabel}
          </Button>
        </>
      }
    >
      <form {...act.formProps} id={formId} className="mt-4 flex flex-col gap-5">
        {act.children}
        {act.problem && (
          <Notice role="alert">
            <p>{act.problem}</p>
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

/** Moves the focus to the safest button when the pressed one is replaced. */
function useFocusOn(isGoingOn: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isGoingOn) button.current?.focus();
  }, [isGoingOn]);
  return button;
}
