import type { ComponentProps, ReactNode } from 'react';
import { FormAlert } from '../../forms/form-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';

type CredentialsFormProps = {
  title: string;
  intro?: ReactNode;
  submitLabel: string;
  pendingLabel: string;
  isPending: boolean;
  problem?: string | null;
  formProps: ComponentProps<'form'>;
  /** The fields. */
  children: ReactNode;
  /** Alternatives to this step, below the button. */
  below?: ReactNode;
};

/** A step of signing in: its title, its fields and its button, which waits for hydration. */
export function CredentialsForm({ title, intro, children, below, ...form }: CredentialsFormProps) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <FormTitle>{title}</FormTitle>
      {intro && <p className="mt-4 text-ink-soft">{intro}</p>}
      <form {...form.formProps} className="mt-6 flex flex-col gap-5">
        {children}
        <Button
          type="submit"
          size="large"
          disabled={!isHydrated}
          isPending={form.isPending}
          pendingLabel={form.pendingLabel}
        >
          {form.submitLabel}
        </Button>
        {below}
      </form>
      <FormAlert>{form.problem}</FormAlert>
    </>
  );
}

export function FormTitle({ children }: { children: ReactNode }) {
  return <h1 className="text-3xl font-extrabold wrap-anywhere">{children}</h1>;
}
