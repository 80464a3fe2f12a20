/**
 * Drops values that are `null` or `undefined`, so that they get their defaults: a plain JavaScript page may pass on
 * values from a file or a server.
 */
export function omitNullish<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as Values;
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
