import { encodeBallot } from '@nosmilliards/contract/ballot-code';
import { formatAmount, speakAmount } from '@nosmilliards/domain/money/format';
import { magnitudeOf, sumOf } from '@nosmilliards/domain/money/money';
import { cardChangesOf } from '@nosmilliards/domain/sheet/changes';
import type { Vote } from '@nosmilliards/domain/vote/ledger';
import { splitOf } from '@nosmilliards/domain/vote/limits';
import { movedWordsOf, spokenMoveOf } from '@nosmilliards/domain/vote/moved';
import {
  boundsOf,
  effectOf,
  initialPercentOf,
  presetsOf,
  type Adjustment,
  type Choice,
  type ChoiceType,
} from '@nosmilliards/domain/vote/vote';
import {
  choiceWords,
  perAdultWords,
  percentWords,
  VERBS,
} from '../../../../app/ballot/vote-words.ts';
import { ribbonPathsOf } from '../../../../app/ui/sheet/ribbon-paths.ts';
import type { CardData } from '../card-data.ts';

/** Debounce of the live region, in milliseconds: a slider would speak at each step. */
const DEBOUNCE = 500;

const part = <Kind extends Element>(name: string, kind: new () => Kind): Kind => {
  const element = document.querySelector(`[data-part="${name}"]`);
  if (!(element instanceof kind)) throw new Error(`no element with data-part="${name}"`);
  return element;
};

const choices = part('choices', HTMLElement);
const card: CardData = JSON.parse(choices.dataset['card'] ?? '');
const { id, amount, side, moves, constraints, baseline, square, number, since, budget } = card;
const numbering = { edition: baseline.year, since, codes: { number: [number], id: [id] } };
const limits = new Map([[id, { limits: constraints }]]);
const squares = amount / square;
const sheet = { square, places: new Map([[id, { squares }]]) };

const buttons = [...choices.querySelectorAll<HTMLButtonElement>('button[value]')];
const offered = buttons.filter((button) => button.getAttribute('aria-disabled') !== 'true');
const howFar = part('how-far', HTMLElement);
const label = part('percent-label', HTMLElement);
const slider = part('percent', HTMLInputElement);
const presets = part('presets', HTMLElement);
const pattern = part('preset', HTMLButtonElement);
const effect = part('effect', HTMLElement);
const announcement = part('announcement', HTMLElement);
const way = part('way', HTMLAnchorElement);
const wayWords = part('way-words', HTMLElement);
let adjusted: Adjustment = 'decrease';
let chosen: Choice | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

choices.hidden = false;
slider.addEventListener('input', () => show({ type: adjusted, percent: slider.valueAsNumber }));
for (const button of offered) {
  button.addEventListener('click', () => {
    const isFirst = chosen === null;
    start(button.value);
    if (isFirst) reserve();
  });
}
addEventListener('resize', reserve);

/** Sets the height to that of the tallest choice: it must not reveal the choice to the parent. */
function reserve() {
  const { body } = document;
  const shown = chosen;
  if (shown === null) return;
  body.style.minHeight = '';
  const heights = offered.map(({ value }) => {
    start(value);
    return body.getBoundingClientRect().height;
  });
  if ('percent' in shown) ask(shown.type);
  show(shown);
  body.style.minHeight = `${Math.ceil(Math.max(...heights))}px`;
}

function start(type: string) {
  switch (type) {
    case 'keep':
    case 'remove':
      show({ type });
      break;
    case 'increase':
    case 'decrease':
      ask(type);
  }
}

function ask(type: Adjustment) {
  const bounds = boundsOf(type, constraints);
  if (bounds === null) return;
  adjusted = type;
  const choose = (percent: number) => show({ type, percent });
  slider.min = String(bounds.min);
  slider.max = String(bounds.max);
  presets.replaceChildren(
    ...presetsOf(type, bounds).map((percent) => {
      const preset = document.importNode(pattern, true);
      preset.textContent = percentWords(percent);
      preset.value = String(percent);
      preset.addEventListener('click', () => choose(percent));
      return preset;
    }),
  );
  choose(initialPercentOf(bounds));
}

function show(choice: Choice) {
  const vote: Vote = { id, side, amount, choice, timestamp: 0 };
  chosen = choice;
  press(choice.type);
  showHowFar(choice);
  effect.replaceChildren(
    ...sentencesOf(choice, vote).map((sentence, index) => {
      const line = document.createElement(index === 0 ? 'strong' : 'span');
      line.textContent = sentence;
      return line;
    }),
  );
  draw(vote);
  wayWords.textContent = 'Continuer avec ce choix sur Nos\u00A0Milliards';
  way.href = budget + encodeBallot([vote], numbering);
  clearTimeout(timer);
  timer = setTimeout(() => {
    announcement.textContent = spokenOf(choice, vote);
  }, DEBOUNCE);
}

function press(type: ChoiceType) {
  for (const button of buttons) {
    if (button.hasAttribute('aria-pressed')) {
      button.setAttribute('aria-pressed', String(button.value === type));
    }
  }
}

function showHowFar(choice: Choice) {
  howFar.hidden = !('percent' in choice);
  if (!('percent' in choice)) return;
  const { type, percent } = choice;
  label.textContent = `${VERBS[type]} de ${percentWords(percent)}`;
  slider.value = String(percent);
  slider.setAttribute('aria-valuetext', percentWords(percent));
  for (const preset of presets.querySelectorAll('button')) {
    preset.setAttribute('aria-pressed', String(preset.value === String(percent)));
  }
}

function sentencesOf(choice: Choice, vote: Vote): string[] {
  const { newAmount, impact } = effectOf(choice, card);
  if (impact === 0) return [choiceWords(choice), 'Aucun effet sur le solde.'];
  const { beyond } = splitOf(vote, limits);
  const moved = formatAmount(magnitudeOf(impact));
  const balance = formatAmount(sumOf([baseline.balance, impact]));
  const each = perAdultWords(impact, moves, baseline);
  return [
    `${choiceWords(choice)}\u00A0: ${formatAmount(newAmount)} au lieu de ${formatAmount(amount)}`,
    `${movedWordsOf(impact, moves)}\u00A0: ${moved}${each === null ? '' : `, soit ${each}`}.`,
    `Solde public\u00A0: ${balance} au lieu de ${formatAmount(baseline.balance)}.`,
    ...(beyond === 0
      ? []
      : [`${formatAmount(magnitudeOf(beyond))} au-delà des limites retenues pour cette carte.`]),
  ];
}

function spokenOf(choice: Choice, vote: Vote): string {
  const { newAmount, impact } = effectOf(choice, vote);
  if (impact === 0) return `${choiceWords(choice)}. Aucun effet sur le solde.`;
  return `${choiceWords(choice)}\u00A0: ${speakAmount(newAmount)}, ${spokenMoveOf(impact, moves)}.`;
}

/** Same textures as on the site: full, hatched, empty, crossed, added. */
function draw(vote: Vote) {
  const changes = cardChangesOf(vote, limits, sheet);
  const counted = Object.fromEntries(changes.map(({ kind, squares: count }) => [kind, count]));
  const { viewBox, ...paths } = ribbonPathsOf(squares, counted);
  for (const [name, path] of Object.entries(paths)) {
    for (const drawn of document.querySelectorAll(`[data-path="${name}"]`)) {
      drawn.setAttribute('d', path);
      drawn.parentElement?.setAttribute('viewBox', viewBox);
    }
  }
}
