/**
 * Drops props that are `null`, so that they get their defaults: a plain JavaScript page may pass on
 * values from a file or a server.
 */
export function givenProps<Props extends object>(props: Props): Props {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== null)) as Props;
}

/** Drops the props with the names of `own`; what is left are attributes of an element. */
export function attributesOf<Props extends object, Own extends object>(
  props: Props,
  own: Own,
): Omit<Props, keyof Own> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !(name in own))) as Omit<
    Props,
    keyof Own
  >;
}
