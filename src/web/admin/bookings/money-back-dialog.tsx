import { useId, type ReactNode } from 'react';
import { MOST_REASON } from '#domain/platform-notices.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/form-field.tsx';
import { FormAlert } from '../layout/form-alert.tsx';
import type { useMoneyBack } from './use-money-back.ts';

type MoneyBackDialogProps = {
  title: string;
  /** What it leads to. */
  description: ReactNode;
  form: ReturnType<typeof useMoneyBack>;
  leaveLabel: string;
  confirmLabel: string;
  pendingLabel: string;
  /** How much goes back. */
  children: ReactNode;
  onClose: () => void;
};

/** A question before something is done with a guest's money, which has to be given a reason. */
export function MoneyBackDialog({ form, children, onClose, ...words }: MoneyBackDialogProps) {
  const formId = useId();
  const { errors, formProps, isPending, problem } = form;
  return (
    <Dialog
      title={words.title}
      description={words.description}
      isQuestion
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.leaveLabel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            isPending={isPending}
            pendingLabel={words.pendingLabel}
          >
            {words.confirmLabel}
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className="mt-5 flex flex-col gap-5">
        {children}
        <TextArea
          label="Reason"
          name="reason"
          required
          rows={3}
          maxLength={MOST_REASON}
          hint="For the platform’s people only. It stays in the history and in the audit log."
          error={errors['reason']}
        />
      </form>
      <FormAlert>{problem}</FormAlert>
    </Dialog>
  );
}
