import { createElement, type SVGProps } from 'react';

type IconShapes = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Renders a lucide icon. The build aliases lucide's own factory to it, which weighs a kilobyte and adds
 * class names nobody uses.
 */
export default function drawIcon({ node }: IconShapes) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (look: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...look,
      },
      shapes,
    );
}
