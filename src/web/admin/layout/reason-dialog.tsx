import { useId, useState, type ReactNode } from 'react';
import type * as z from 'zod/mini';
import { MOST_REASON } from '#domain/platform-notices.ts';
import type { FieldErrors } from '../../layout/form-errors.ts';
import { fieldProblems, problemWords } from '../../layout/request-problem.ts';
import { useCheckedForm } from '../../layout/use-checked-form.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-field.tsx';
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
  const { isPending, problem, confirm } = useConfirming(props.onConfirm);
  const { errors, formProps } = useCheckedForm(props.schema, Object.fromEntries, confirm);
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

function useConfirming<Values>(onConfirm: (values: Values) => Promise<void>) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const confirm = async (values: Values): Promise<FieldErrors> => {
    setPending(true);
    setProblem('');
    try {
      await onConfirm(values);
      return {};
    } catch (error) {
      const fields = fieldProblems(error);
      if (Object.keys(fields).length === 0) {
        setProblem(problemWords(error, 'That did not work. Please try again.'));
      }
      return fields;
    } finally {
      setPending(false);
    }
  };
  return { isPending, problem, confirm };
}
