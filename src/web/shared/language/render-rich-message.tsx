import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** Renders a message whose tags name elements: `More is <help>there</help>.` */
export function renderRichMessage(
  message: string,
  elements: Readonly<Record<string, ReactElement>>,
): ReactNode[] {
  // Splits into a repeating sequence: text, tag name, tag content.
  const pieces = message.split(/<(\w+)>(.*?)<\/\1>/);
  return pieces.map((piece, place) => {
    if (place % 3 === 0) return piece;
    const element = place % 3 === 1 && elements[piece];
    return element ? cloneElement(element, { key: place }, pieces[place + 1]) : null;
  });
}
