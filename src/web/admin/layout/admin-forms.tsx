import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { MAX_REASON_LENGTH } from '#domain/boats/moderation.ts';
import { FormDialog, type FormDialogProps } from '../../shared/acts/form-dialog.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { TextArea } from '../../forms/form-field.tsx';
import type { Mutation } from '../../shared/requests/use-endpoint-mutation.ts';
import { useMutationForm, type MutationForm } from '../../shared/requests/use-mutation-form.ts';
import { FormAlert } from '../../forms/form-alert.tsx';

type SubmitProps = {
  form: MutationForm;
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

type ReasonDialogProps<Schema extends z.ZodMiniType> = Omit<
  FormDialogProps,
  'form' | 'description'
> & {
  schema: Schema;
  mutation: Mutation<z.output<Schema>>;
  /** The part of the payload that has no field. */
  more?: Readonly<Record<string, unknown>>;
  renderFields?: (form: MutationForm) => ReactNode;
};

/** Confirms an action that needs a reason. The children explain the consequence and say who will read the reason. */
export function ReasonDialog<Schema extends z.ZodMiniType>(props: ReasonDialogProps<Schema>) {
  const { schema, mutation, more, renderFields, children, ...dialog } = props;
  const form = useMutationForm(schema, mutation, (fields) => ({
    ...Object.fromEntries(fields),
    ...more,
  }));
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

type ReasonFieldProps = { form: MutationForm; hint?: string; rows?: number };

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
