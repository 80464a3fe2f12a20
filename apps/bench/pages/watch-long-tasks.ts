/** Counts the tasks that block the page's main thread for more than 50 ms. */
export function watchLongTasks(): LongTasks {
  let entries: PerformanceEntry[] = [];
  new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
    type: 'longtask',
  });
  return {
    reset: () => (entries = []),
    async count() {
      // An entry is delivered after its task.
      await new Promise((resolve) => setTimeout(resolve, 100));
      return entries.length;
    },
  };
}

export interface LongTasks {
  reset: () => void;
  count: () => Promise<number>;
}
