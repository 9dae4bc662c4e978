import type { Mutation } from '../requests/use-endpoint-mutation.ts';
import type { MutationForm } from '../requests/use-mutation-form.ts';
import { useMessages } from '../language/use-messages.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

export type FormDialogProps = Omit<
  ConfirmDialogProps,
  'cancelLabel' | 'formProps' | 'isPending' | 'onConfirm' | 'problem'
> & {
  form: Pick<MutationForm, 'formProps' | 'isPending' | 'problem'>;
  cancelLabel?: string;
};

export function FormDialog({ form, isQuestion = false, ...dialog }: FormDialogProps) {
  const actionMessages = useMessages('portal-actions');
  const { formProps, isPending, problem } = form;
  return (
    <ConfirmDialog
      cancelLabel={actionMessages.cancel}
      {...dialog}
      isQuestion={isQuestion}
      formProps={formProps}
      isPending={isPending}
      problem={problem}
    />
  );
}

type ActionDialogProps = Omit<ConfirmDialogProps, 'isPending' | 'problem' | 'onConfirm'> & {
  mutation: Mutation<void>;
};

/** Confirms an action. If the action fails, the dialog shows the error and stays open. */
export function ActionDialog({ mutation, variant = 'danger', ...dialog }: ActionDialogProps) {
  const { send, isPending, problem } = mutation;
  return (
    <ConfirmDialog
      {...dialog}
      variant={variant}
      isPending={isPending}
      problem={problem}
      onConfirm={() => send()}
    />
  );
}
