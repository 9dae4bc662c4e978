import type { ReactNode } from 'react';

export function FormHeading({ children }: { children: ReactNode }) {
  return <h1 className="section-title mt-2 wrap-anywhere">{children}</h1>;
}
