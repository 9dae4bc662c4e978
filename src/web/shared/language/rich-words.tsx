import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** A message with links and the like in it, named by tags: `More is <help>there</help>.` */
export function richWords(
  message: string,
  elements: Readonly<Record<string, ReactElement>>,
): ReactNode[] {
  // Text, a tag's name and what is in it, in turn.
  const pieces = message.split(/<(\w+)>(.*?)<\/\1>/);
  return pieces.map((piece, place) => {
    if (place % 3 === 0) return piece;
    const element = place % 3 === 1 && elements[piece];
    return element ? cloneElement(element, { key: place }, pieces[place + 1]) : null;
  });
}
