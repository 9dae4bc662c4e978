import { options, type VNode } from 'preact';

/**
 * The chart library makes its `svg` focusable by `tabIndex`, which Preact writes as it is: in SVG, attributes are told
 * apart by case (docs/decisions/0109).
 */
export function makeChartsFocusable(): void {
  const before = options.vnode;
  options.vnode = (node: VNode<Attributes>) => {
    if (node.type === 'svg' && node.props.tabIndex !== undefined) {
      node.props.tabindex = node.props.tabIndex;
      delete node.props.tabIndex;
    }
    before?.(node);
  };
}

type Attributes = { tabIndex?: number; tabindex?: number };
