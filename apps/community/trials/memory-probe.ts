/**
 * Preloaded in the process of the service: answers any message with the memory in use, in bytes.
 */
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
/** Exits with the trial, even if the trial crashed. */
process.on('disconnect', () => process.exit());
