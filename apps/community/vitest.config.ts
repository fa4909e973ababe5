import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isCluster = ({ moduleId }: TestSpecification) => moduleId.endsWith('/cluster.spec.ts');

/** The longest by far begins first: at the end, all would wait for it alone. */
class ClusterFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = files.filter((file) => !isCluster(file));
    // oxlint-disable-next-line unicorn/no-array-sort -- not that of an array
    return [...files.filter(isCluster), ...(await super.sort(others))];
  }
}

/** What needs a database: a real one, which each file starts for itself. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['trials/*.spec.ts'],
    // Most of them wait, for a process that starts or a slot that passes.
    maxWorkers: 2,
    sequence: { sequencer: ClusterFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
