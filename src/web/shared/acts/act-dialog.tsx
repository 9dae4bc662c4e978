import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from './notice.tsx';

type ActDialogProps = {
  title: string;
  /** What happens and what it costs. */
  description: ReactNode;
  submitLabel: string;
  pendingLabel: string;
  /** An `alertdialog`: for an act that takes something away. */
  isQuestion?: boolean;
  variant?: ButtonLook['variant'];
  isPending: boolean;
  /** Why it was refused. */
  problem: string | null;
  /** What was done; null before. */
  done: ReactNode | null;
  /** Whether there is nothing to send. */
  isOff?: boolean;
  cancelLabel?: string;
  /** Goes a step back instead of closing: for a last question, whose answer should not be pressed by mistake. */
  onBack?: () => void;
  onClose: () => void;
  /** Of the last button once it is done, and of the one that leaves without doing it. */
  words: { done: string; goBack: string };
  formProps: ComponentProps<'form'>;
  children?: ReactNode;
};

/** A dialog for one act: what it does, its form, and then what was done. */
export function ActDialog({ title, description, done, onClose, ...act }: ActDialogProps) {
  const formId = useId();
  const { words } = act;
  const safest = useFocusOn(done !== null || act.onBack !== undefined);
  if (done !== null) {
    return (
      <Dialog
        title={title}
        onClose={onClose}
        footer={
          <Button ref={safest} onClick={onClose}>
            {words.done}
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
            {act.cancelLabel ?? words.goBack}
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

/** When the dialog goes on, the button that was pressed is gone: the focus moves to the safest one. */
function useFocusOn(isGoingOn: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isGoingOn) button.current?.focus();
  }, [isGoingOn]);
  return button;
}
