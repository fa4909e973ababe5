import { readEdition, readTimeTab } from '#dataset/read.server.ts';

/** Runs at build time: each tab carries its own lines only. */
export function readTimeData(tab: string) {
  const { year, version } = readEdition();
  return { ...readTimeTab(tab), file: `/donnees/${year}/${version}/temps-${tab}.csv` };
}
