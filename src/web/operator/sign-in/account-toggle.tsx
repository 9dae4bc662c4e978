import type { ComponentProps, ReactNode } from 'react';

export function FormTitle({ children }: { children: ReactNode }) {
  return <h1 className="mb-6 text-3xl font-extrabold">{children}</h1>;
}

/** A button that reads like a link. */
export function WordButton(props: ComponentProps<'button'>) {
  return <button {...props} type="button" className="text-link min-h-11 self-start text-left" />;
}

/** Switches to the other form. */
export function AccountToggle(props: ComponentProps<'button'>) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <WordButton {...props} />
    </div>
  );
}
