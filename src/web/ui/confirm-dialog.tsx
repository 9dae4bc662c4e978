import type { ReactNode } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  title: string;
  /** The consequence. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  variant?: ButtonLook['variant'];
  isPending?: boolean;
  pendingLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A confirmation. Escape and the close button cancel. */
export function ConfirmDialog({
  title,
  children,
  onConfirm,
  onCancel,
  ...words
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      description={children}
      isQuestion
      onClose={onCancel}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {words.cancelLabel}
          </Button>
          <Button
            variant={words.variant ?? 'danger'}
            isPending={words.isPending ?? false}
            pendingLabel={words.pendingLabel}
            onClick={onConfirm}
          >
            {words.confirmLabel}
          </Button>
        </>
      }
    />
  );
}
