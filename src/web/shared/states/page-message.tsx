import type { ComponentProps, ReactNode } from 'react';

type PageMessageProps = ComponentProps<'h1'> & {
  icon?: ReactNode;
  title: string;
  text: string;
};

/** Renders a page that consists of a message, followed by the children. Passes other props to the heading. */
export function PageMessage({ icon, title, text, children, ...heading }: PageMessageProps) {
  return (
    <div className="page-width flex min-h-[60vh] flex-col items-center justify-center py-16 text-center">
      {icon}
      <h1 {...heading} className="page-title wrap-anywhere">
        {title}
      </h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{text}</p>
      {children}
    </div>
  );
}
