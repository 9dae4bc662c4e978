import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Language } from '#i18n/languages/languages.ts';

/** A component that also has a plain-text form. */
export type MailPart<Props> = {
  (props: Props): ReactNode;
  toText: (props: Props, language: Language) => string;
};

export type PartElement = ReactElement<unknown, MailPart<unknown>>;

/** Lists the parts below a node in order. Calls the components around the parts, which therefore must not use hooks. */
export function findParts(node: ReactNode): PartElement[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    if (child.type === Fragment) return findParts(child.props.children);
    if (typeof child.type !== 'function') throw new Error(`A mail has a part without a text form.`);
    if ('toText' in child.type) return [child as PartElement];
    return findParts((child.type as (props: unknown) => ReactNode)(child.props));
  });
}
