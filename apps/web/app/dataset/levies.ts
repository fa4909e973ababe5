import {
  lines,
  parameters,
  period,
  since,
  sinceDay,
  spread,
} from '@nosmilliards/data/built/levies.json';

/** The law of « Ma part », where each levy goes, and the lines it pays. */
export const levies = {
  period,
  sinceDay,
  since,
  parameters,
  spread,
  lines: new Map(lines.map(([id, title, paint]) => [id, { title, paint }])),
};
