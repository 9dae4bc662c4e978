import { createElement, Fragment, type ComponentType } from 'react';

/**
 * The server's side of a part whose code a browser loads late: comments around it say which elements are the part's,
 * so that Preact leaves them as they came until its code is there.
 */
export function markedPart<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return (props) =>
    createElement(Fragment, null, comment('$s'), createElement(Part, props), comment('/$s'));
}

const comment = (text: string) => createElement(Fragment, { UNSTABLE_comment: text } as object);
