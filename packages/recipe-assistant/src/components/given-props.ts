/**
 * Those properties that are not `null`, so that the others have their defaults: what a page without types
 * hands on of a file, or of what a server answers, may be.
 */
export function givenProps<Props extends object>(props: Props): Props {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== null)) as Props;
}
