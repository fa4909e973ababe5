import { configOf } from './config.ts';
import { startService } from './service.ts';

const service = await startService(configOf(process.env));
process.send?.(service.address);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void service.stop().then(() => process.exit(0));
  });
}
