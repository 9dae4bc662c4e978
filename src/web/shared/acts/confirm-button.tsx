import { useState, type ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

type ConfirmButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  question: Pick<
    ConfirmDialogProps,
    'title' | 'description' | 'submitLabel' | 'cancelLabel' | 'pendingLabel' | 'variant' | 'problem'
  >;
  /** Runs the action. The question closes, unless this resolves to false. */
  onConfirm: () => Promise<unknown>;
};

/** Renders a button that asks before it acts. */
export function ConfirmButton({ question, onConfirm, ...button }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const close = () => setAsking(false);
  const confirm = async () => {
    setPending(true);
    const isSettled = await onConfirm().finally(() => setPending(false));
    if (isSettled !== false) close();
  };
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      {isAsking && (
        <ConfirmDialog
          variant="danger"
          {...question}
          isPending={isPending}
          onConfirm={confirm}
          onClose={close}
        />
      )}
    </>
  );
}
