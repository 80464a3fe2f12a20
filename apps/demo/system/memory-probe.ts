/**
 * Loaded into the server by a test: tells how much it really holds, garbage collected first. What
 * the operating system counts says little, as the engine keeps freed memory for the next rush.
 */
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});

// Waiting for a question is no reason to go on running.
process.channel?.unref();
