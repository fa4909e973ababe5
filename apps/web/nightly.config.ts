import { defineConfig } from '@playwright/test';
import daily from './playwright.config.ts';

/** What is too long for every change: whole walks, fuzzing, crowds, transcripts. */
export default defineConfig({ ...daily, grep: /@nightly/, grepInvert: [] });
