import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openScreen } from './hidden-screen.ts';

const locales = resolve(import.meta.dirname, '../../../../node_modules/.cache/locale');

/** A desk, from the bus to the browser; each waits for the one before it. */
const DESK = `
gsettings set org.gnome.desktop.interface toolkit-accessibility true
/usr/libexec/at-spi-bus-launcher --launch-immediately &
openbox &
speech-dispatcher --run-single --timeout 0 &
orca &
until [ -s "$HOME/spoken" ]; do sleep 0.2; done
firefox-esr --no-remote --profile "$HOME/profile" --kiosk "$1" &
wait
`;

/** Nothing said of itself, no window of its own: only what the page gives. */
const PREFERENCES = {
  'browser.aboutwelcome.enabled': false,
  'browser.newtab.preload': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'fr-FR, fr',
  'termsofuse.bypassNotification': true,
  'ui.prefersReducedMotion': 1,
};

/** A voice that says nothing, and so ends at once: Orca wants one. */
const SILENT_VOICE = 'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n';

const SETTINGS = {
  general: { sayAllOnLoad: false, pageSummaryOnLoad: false },
  profiles: { default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} } },
  pronunciations: {},
  keybindings: {},
};

/** Orca and Firefox on a page: what it says there, in French, as text. */
export async function startReader(url: string) {
  makeFrench();
  const home = mkdtempSync(join(tmpdir(), 'orca-'));
  write(home, 'profile/user.js', preferencesOf(PREFERENCES));
  write(home, '.local/share/orca/user-settings.conf', JSON.stringify(SETTINGS));
  cpSync(
    join(import.meta.dirname, 'orca-customizations.py'),
    join(home, '.local/share/orca/orca-customizations.py'),
  );
  write(home, '.config/speech-dispatcher/speechd.conf', SILENT_VOICE);
  mkdirSync(join(home, 'run'), { mode: 0o700 });
  const { display, close } = await openScreen();
  const env = {
    PATH: '/usr/bin:/bin',
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    DISPLAY: display,
    LOCPATH: locales,
    LANG: 'fr_FR.UTF-8',
    LANGUAGE: 'fr',
    GNOME_ACCESSIBILITY: '1',
    MOZ_CRASHREPORTER_DISABLE: '1',
  };
  const desk = spawn('dbus-run-session', ['--', 'bash', '-c', DESK, 'desk', url], {
    env,
    detached: true,
    stdio: 'ignore',
  });

  let read = 0;
  /** All it has said since last time, once it has been quiet for a while; nothing, if it says nothing. */
  async function heard({ quiet = QUIET, longest = LONGEST, until = '' } = {}): Promise<string[]> {
    const giveUp = Date.now() + longest;
    let [lines, since] = [spokenIn(home), Date.now()];
    const isOver = () =>
      Date.now() - since > quiet && lines.slice(read).some((line) => line.includes(until));
    while (!isOver() && Date.now() < giveUp) {
      await wait(100);
      const now = spokenIn(home);
      if (now.length > lines.length) since = Date.now();
      lines = now;
    }
    const news = lines.slice(read);
    read = lines.length;
    return news;
  }

  async function end() {
    // With all it started, which are of its group: Orca will not start beside another.
    for (let times = 0; times < 100 && killed(desk.pid); times += 1) await wait(100);
    close();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }

  const opening = await heard({ quiet: 3000, longest: 60_000, until: LOADED });
  if (!opening.some((line) => line.includes(LOADED))) {
    await end();
    throw new Error(`The page was not announced, only: ${opening.join(' ')}`);
  }

  return {
    async press(key: string) {
      execFileSync('xdotool', ['key', '--clearmodifiers', key], { env });
      return heard();
    },
    end,
  };
}

/** « Chargement de … terminé. » */
const LOADED = 'terminé.';

/** In milliseconds: it has said all, or has nothing to say. */
const QUIET = 1500;
const LONGEST = 6000;

/** Whether any was left to kill. */
function killed(group = 0): boolean {
  try {
    return group > 0 && process.kill(-group);
  } catch {
    return false;
  }
}

function spokenIn(home: string): string[] {
  const file = join(home, 'spoken');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
}

/** A bare Debian speaks no French. */
function makeFrench() {
  const french = join(locales, 'fr_FR.UTF-8');
  if (existsSync(french)) return;
  mkdirSync(locales, { recursive: true });
  execFileSync('localedef', ['-i', 'fr_FR', '-f', 'UTF-8', french]);
}

function preferencesOf(values: Record<string, unknown>): string {
  const lines = Object.entries(values).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  return lines.join('\n');
}

function write(home: string, path: string, text: string) {
  const file = join(home, path);
  mkdirSync(resolve(file, '..'), { recursive: true });
  writeFileSync(file, text);
}
