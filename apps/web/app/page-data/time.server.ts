import { readBridges, readEdition, readEurope, readTimeTab } from '#dataset/read.server.ts';

/** Runs at build time: each tab carries its own lines only. */
export function readTimeData(tab: string, path: string) {
  const { year, version } = readEdition();
  return {
    ...readTimeTab(tab),
    /** Of the totals that « Ailleurs en Europe » reads. */
    totalsPublished: readEurope().totalsPublished,
    /** Why another page has another number for a name of this one. */
    bridges: Object.values(readBridges()).filter(({ numbers }) =>
      numbers.some((number) => number.path === path),
    ),
    file: `/donnees/${year}/${version}/temps-${tab}.csv`,
  };
}
