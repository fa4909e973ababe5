import { readEdition, readTimeTab } from '#dataset/read.server.ts';

/** Runs at build time: each tab carries its own lines only. */
export function readTimeData(tab: string) {
  const { year, version, baseline } = readEdition();
  return {
    ...readTimeTab(tab),
    retained: baseline.netExpenses,
    file: `/donnees/${year}/${version}/temps-${tab}.csv`,
  };
}
