import { options } from 'preact';

/**
 * Has each element that has a `data-slot` be a part of the same name, which a page styles by `::part()`. A `lang` that
 * goes away becomes an empty one in Preact, which means an unknown language; under another name, which is the same
 * attribute in HTML, it is removed.
 */
export function namePart(): void {
  const before = options.vnode?.bind(options);
  options.vnode = (vnode) => {
    const { props, type } = vnode as { props: Record<string, unknown>; type: unknown };
    const name = props['data-slot'];
    if (name) props.part = name;
    if (typeof type === 'string' && 'lang' in props) {
      props.LANG = props.lang;
      delete props.lang;
    }
    before?.(vnode);
  };
}
