/** Loaded before the service: says what memory it holds, when whoever started it asks. */
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
/** A service must not outlive the trial that fell before it could stop it. */
process.on('disconnect', () => process.exit());
