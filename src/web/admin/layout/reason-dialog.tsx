import type * as z from 'zod/mini';
import { useId, type ReactNode } from 'react';
import { MOST_REASON } from '#domain/platform-notices.ts';
import type { FieldErrors } from '../../layout/use-checked-form.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/form-field.tsx';
import { useAdminForm } from '../session/use-admin-form.ts';
import { FormAlert } from './form-alert.tsx';

type ReasonDialogProps<Schema extends z.ZodMiniType<object>> = {
  title: string;
  /** The consequence, and who reads the reason. */
  children: ReactNode;
  schema: Schema;
  confirmLabel: string;
  pendingLabel: string;
  variant?: ButtonLook['variant'];
  /** Fields beside the reason. */
  renderFields?: (errors: FieldErrors) => ReactNode;
  /** The action; its error is shown, and the dialog stays. */
  onConfirm: (values: z.output<Schema>) => Promise<void>;
  onClose: () => void;
};

/** Confirms an action on a boat or an operator that needs a reason. */
export function ReasonDialog<Schema extends z.ZodMiniType<object>>(
  props: ReasonDialogProps<Schema>,
) {
  const formId = useId();
  const { errors, formProps, isPending, problem } = useAdminForm(props.schema, props.onConfirm);
  return (
    <Dialog
      title={props.title}
      description={props.children}
      onClose={props.onClose}
      footer={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={props.variant ?? 'danger'}
            isPending={isPending}
            pendingLabel={props.pendingLabel}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className="mt-5 flex flex-col gap-4">
        {props.renderFields?.(errors)}
        <TextArea
          label="Reason"
          name="reason"
          required
          maxLength={MOST_REASON}
          error={errors.reason}
        />
      </form>
      <FormAlert>{problem}</FormAlert>
    </Dialog>
  );
}
