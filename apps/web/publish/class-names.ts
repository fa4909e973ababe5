import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const app = resolve(import.meta.dirname, '../app');
const sheets = globSync('**/*.module.css', { cwd: app }).toSorted();

/**
 * Short names for the classes of the site, which stand in its pages, its sheets and its scripts:
 * the rank of the sheet, then that of the class in it. The pages written ahead and the scripts that
 * take them over are built apart: both must find the same name.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const classes = [...new Set(css.match(/\.[a-z][\w-]*/gi))];
  const sheet = sheets.indexOf(relative(app, file));
  return `${letters(sheet)}${classes.indexOf(`.${name}`)}`;
}

/** Two letters: a class that began with a figure would be no class. */
function letters(rank: number): string {
  return String.fromCodePoint(97 + Math.floor(rank / 26), 97 + (rank % 26));
}
