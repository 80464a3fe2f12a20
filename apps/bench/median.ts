/** Of an odd number of measurements. */
export function median(measured: readonly number[]): number {
  return measured.toSorted((a, b) => a - b)[Math.floor(measured.length / 2)] ?? NaN;
}
