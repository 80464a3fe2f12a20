import { setTimeout as pause } from 'node:timers/promises';

/** The median heap of a server in the second third of a time and in the last, in megabytes. */
export async function watchMemory(
  liveMemory: () => Promise<number>,
  milliseconds: number,
): Promise<{ early: number; late: number }> {
  const samples: number[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    samples.push(await liveMemory());
    await pause(milliseconds / 30);
  }
  const third = samples.length / 3;
  const [early, late] = [samples.slice(third, 2 * third), samples.slice(2 * third)].map(median);
  return { early: early!, late: late! };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
