import {
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { FormAlert } from '../../forms/form-alert.tsx';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export type ConfirmDialogProps = {
  title: string;
  /** Explains what the action does and what it costs. */
  description?: ReactNode;
  /** True for an `alertdialog`, which warns of a loss. This is the default for dialogs without fields. */
  isQuestion?: boolean;
  size?: ComponentProps<typeof Dialog>['size'];
  submitLabel: string;
  cancelLabel: string;
  variant?: ButtonLook['variant'];
  isPending?: boolean;
  pendingLabel?: string;
  /** Disables the submit button, for example because there is nothing to send. */
  isOff?: boolean;
  /** The reason for a rejection. */
  problem?: string | null | undefined;
  /** The result; null until the action has succeeded. */
  done?: ReactNode;
  /** Labels the closing button below the result. */
  doneLabel?: string;
  onConfirm?: () => unknown;
  /** Attributes of the form, if it validates its fields instead of calling `onConfirm`. */
  formProps?: ComponentProps<'form'>;
  /** Goes back a step instead of closing. Its button takes the focus, so that Enter does not confirm by mistake. */
  onBack?: (() => void) | undefined;
  onClose: () => void;
  /** The fields. */
  children?: ReactNode;
};

/** Shows one action in a dialog: its effect, its fields, its rejection, and then the result. */
export function ConfirmDialog({ done = null, ...act }: ConfirmDialogProps) {
  const { title, children, isQuestion = !children, size = 'note', onClose } = act;
  const formId = useId();
  const isDone = done !== null;
  const safest = useFocusOn(isDone || act.onBack !== undefined);
  return (
    <Dialog
      title={title}
      description={!isDone && act.description}
      isQuestion={!isDone && isQuestion}
      size={size}
      onClose={onClose}
      footer={
        isDone ? (
          <Button ref={safest} onClick={onClose}>
            {act.doneLabel}
          </Button>
        ) : (
          <QuestionButtons act={act} formId={formId} safest={safest} />
        )
      }
    >
      {isDone ? (
        <div role="status">{done}</div>
      ) : (
        <>
          <form
            {...(act.formProps ?? buildFormProps(act.onConfirm))}
            id={formId}
            className="mt-4 flex flex-col gap-5 empty:hidden"
          >
            {children}
          </form>
          <FormAlert>{act.problem}</FormAlert>
        </>
      )}
    </Dialog>
  );
}

type QuestionButtonsProps = {
  act: ConfirmDialogProps;
  formId: string;
  safest: RefObject<HTMLButtonElement | null>;
};

function QuestionButtons({ act, formId, safest }: QuestionButtonsProps) {
  return (
    <>
      <Button
        key={`back of ${act.title}`}
        variant="secondary"
        ref={safest}
        onClick={act.onBack ?? act.onClose}
      >
        {act.cancelLabel}
      </Button>
      <Button
        key={act.title}
        type="submit"
        form={formId}
        variant={act.variant}
        disabled={act.isOff ?? false}
        isPending={act.isPending ?? false}
        pendingLabel={act.pendingLabel}
      >
        {act.submitLabel}
      </Button>
    </>
  );
}

function buildFormProps(onConfirm: ConfirmDialogProps['onConfirm']): ComponentProps<'form'> {
  return {
    onSubmit: (event) => {
      event.preventDefault();
      onConfirm?.();
    },
  };
}

/** Moves the focus to the safest button when the next step of an open dialog replaces the pressed button. */
function useFocusOn(isGoingOn: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasGoingOn = useRef(isGoingOn);
  useEffect(() => {
    if (isGoingOn && !wasGoingOn.current) button.current?.focus();
    wasGoingOn.current = isGoingOn;
  }, [isGoingOn]);
  return button;
}
