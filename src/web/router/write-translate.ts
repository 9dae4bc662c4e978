import { options } from 'preact';

/**
 * Writes `translate="no"` into the HTML of the server. Preact's compatibility layer makes it `false`, which is right for
 * the property of an element in a browser, but as an attribute it is left out.
 */
export function writeTranslate(): void {
  const { vnode: prepare } = options;
  options.vnode = (vnode) => {
    prepare?.(vnode);
    const props = vnode.props as { translate?: unknown };
    if (typeof vnode.type === 'string' && props.translate === false) props.translate = 'no';
  };
}
