import file from '@nosmilliards/data/built/coverage.json';
import { rowsOf } from '@nosmilliards/data/columns';

export const coverage = {
  stamp: file.stamp,
  lines: rowsOf(file.lines),
  cards: rowsOf(file.cards),
};
