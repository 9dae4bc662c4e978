import { useId, type ComponentProps, type ReactNode } from 'react';
import type * as z from 'zod/mini';
import { MAX_REASON_LENGTH } from '#domain/boats/moderation.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextArea } from '../../forms/form-field.tsx';
import { showToast, type Toast } from '../../ui/toasts.ts';
import { useAdminForm, useAdminMutation, type AdminFormState } from '../session/use-admin-form.ts';
import { FormAlert } from './admin-alerts.tsx';

type SubmitProps = {
  form: AdminFormState;
  submitLabel: string;
  pendingLabel: string;
  variant?: NonNullable<ButtonLook['variant']>;
  children: ReactNode;
};

export function AdminForm({ form, submitLabel, children, ...button }: SubmitProps) {
  return (
    <>
      <form {...form.formProps} className="flex flex-col gap-5">
        {children}
        <Button type="submit" {...button} isPending={form.isPending} className="self-start">
          {submitLabel}
        </Button>
      </form>
      <FormAlert>{form.problem}</FormAlert>
    </>
  );
}

type FormDialogProps = SubmitProps & {
  title: string;
  /** Explains the consequence. */
  description: ReactNode;
  isQuestion?: boolean;
  cancelLabel?: string;
  onClose: () => void;
};

/** Keeps the buttons visible below the scrolling fields. */
export function FormDialog(props: FormDialogProps) {
  const { form, title, description, isQuestion = false, children, onClose, ...labels } = props;
  const acts = useMessages('portal-acts');
  const { cancelLabel = acts.cancel, submitLabel, ...button } = labels;
  const formId = useId();
  return (
    <Dialog
      title={title}
      description={description}
      isQuestion={isQuestion}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} {...button} isPending={form.isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className="mt-5 flex flex-col gap-5">
        {children}
      </form>
      <FormAlert>{form.problem}</FormAlert>
    </Dialog>
  );
}

type ReasonDialogProps<Schema extends z.ZodMiniType> = Omit<
  FormDialogProps,
  'form' | 'description'
> & {
  schema: Schema;
  renderFields?: (form: AdminFormState) => ReactNode;
  /** Returns the success toast. If it rejects, the dialog shows the error and stays open. */
  onConfirm: (values: z.output<Schema>) => Promise<Toast>;
};

/** Confirms an action that needs a reason. The children explain the consequence and name the readers of the reason. */
export function ReasonDialog<Schema extends z.ZodMiniType>(props: ReasonDialogProps<Schema>) {
  const { schema, renderFields, onConfirm, children, ...dialog } = props;
  const form = useAdminForm(schema, async (values) => {
    showToast(await onConfirm(values));
    dialog.onClose();
  });
  return (
    <FormDialog
      variant="danger"
      {...dialog}
      isQuestion={(dialog.variant ?? 'danger') === 'danger'}
      form={form}
      description={children}
    >
      {renderFields?.(form)}
      <ReasonField form={form} />
    </FormDialog>
  );
}

type ReasonFieldProps = { form: AdminFormState; hint?: string; rows?: number };

export function ReasonField({ form, ...props }: ReasonFieldProps) {
  const labels = useMessages('portal-labels');
  return (
    <TextArea
      label={labels.reason}
      required
      maxLength={MAX_REASON_LENGTH}
      {...form.field('reason')}
      {...props}
    />
  );
}

type ActionDialogProps = Omit<
  ComponentProps<typeof ConfirmDialog>,
  'isPending' | 'onConfirm' | 'onCancel'
> & { onConfirm: () => Promise<void>; onClose: () => void };

/** Confirms an action. If it fails, the dialog shows the error and stays open. */
export function ActionDialog({ onConfirm, onClose, children, ...props }: ActionDialogProps) {
  const { isPending, problem, act } = useAdminMutation();
  return (
    <ConfirmDialog
      {...props}
      isPending={isPending}
      onConfirm={() => void act(onConfirm)}
      onCancel={onClose}
    >
      <p>{children}</p>
      <FormAlert>{problem}</FormAlert>
    </ConfirmDialog>
  );
}

type ChoiceFieldProps = Omit<ComponentProps<typeof SelectField>, 'children'> & {
  choices: Readonly<Record<string, string>>;
};

export function ChoiceField({ choices, ...select }: ChoiceFieldProps) {
  return (
    <SelectField {...select}>
      {Object.entries(choices).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
