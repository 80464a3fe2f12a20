/** A line with a stop at its end, where a voice pauses; a bracket, a quotation mark or `%` is none: `1 bag (200 g)`. */
export function withStop(line: string): string {
  return /(?!["'%*])[\p{Po}\p{Pd}]$/u.test(line) ? line : `${line}.`;
}
