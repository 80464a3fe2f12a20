/**
 * Loaded into the server by a test: answers a message with the size of the heap after a garbage collection.
 * The resident set says little, since the engine keeps freed memory for later.
 */
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});

// The channel alone keeps no process running.
process.channel?.unref();
