import { encodeBallot } from '@nosmilliards/contract/ballot-code';
import { personas, restoredBallot, storedStateOf } from '@nosmilliards/data/personas';
import { ACHIEVEMENTS } from '@nosmilliards/domain/game/achievement';
import { act, NEW_BALLOT, type Ballot, type BallotAction } from '@nosmilliards/domain/game/ballot';
import { dealOf } from '@nosmilliards/domain/game/deal';
import { deckInPlay } from '@nosmilliards/domain/game/edition';
import { groupAmountOf } from '@nosmilliards/domain/game/group';
import { answerOf, cardUnit } from '@nosmilliards/domain/game/unit';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { magnitudeOf, sumOf } from '@nosmilliards/domain/money/money';
import { accountsOf, completionOf } from '@nosmilliards/domain/outcome/completion';
import { mirrorWordsOf } from '@nosmilliards/domain/outcome/mirror';
import { foremostOf, largestOf, outcomeOf } from '@nosmilliards/domain/outcome/outcome';
import {
  flowsOf,
  mostlyOf,
  portraitOf,
  portraitSentenceOf,
  type Portrait,
} from '@nosmilliards/domain/outcome/portrait';
import { resultSentenceOf } from '@nosmilliards/domain/outcome/result-sentence';
import { shareMessageOf } from '@nosmilliards/domain/outcome/share-message';
import { choiceOf, toldOf, type VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import { comparisonOf } from '@nosmilliards/domain/duel/duel';
import { changePercentOf } from '@nosmilliards/domain/vote/vote';
import { balanceOf, changeOf } from '@nosmilliards/domain/vote/ledger';
import { clippedTo, isSameChoice, type Choice } from '@nosmilliards/domain/vote/vote';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerLabel, shortAnswer, spokenAnswer } from '#ballot/card/answer-words.ts';
import { codeOfPlayed, receivedBudgetOf } from '#ballot/budget-code.ts';
import { shortChoiceWords } from '@nosmilliards/domain/vote/choice-words';
import { choiceWords, recordWords } from '#ballot/vote-words.ts';
import { numbering } from '#dataset/codes.ts';
import { sheet } from '#dataset/sheet.ts';
import { letterOf } from '#features/share/letter/letter.ts';
import { ownPortraitOf } from '#features/share/sharing/own-portrait.ts';
import { posterContentOf } from '#features/share/sharing/poster-content.ts';
import { edition } from '#testing/persona.ts';

/** `DECISION_RUNS=10000 npx vitest run routes/decisions` before closing a change that touches the end. */
const numRuns = Number(process.env['DECISION_RUNS'] ?? 300);

/** What would have to agree with the title beside it. « Gardé » is a label, never in a sentence. */
const PARTICIPLE =
  /(?<!\p{L})(?:supprim|rédui|augment|diminu|baiss|mainten|gard|inchang)(?:é|t|u)e?s?(?!\p{L})/iu;

type Taken = { readonly id: string; readonly choice: Choice | 'unsure' };

const aChoice = fc.oneof(
  fc.constantFrom<Choice>({ type: 'keep' }, { type: 'remove' }),
  fc.record({
    type: fc.constantFrom('increase' as const, 'decrease' as const),
    percent: fc.integer({ min: 1, max: 60 }),
  }),
);
const anAnswer = fc.oneof(
  { weight: 9, arbitrary: aChoice },
  { weight: 1, arbitrary: fc.constant('unsure' as const) },
);
const takenOn = (ids: readonly string[], maxLength: number) =>
  fc.array(fc.record({ id: fc.constantFrom(...ids), choice: anAnswer }), {
    minLength: 1,
    maxLength,
  });

const cardIds = edition.deck.map(({ id }) => id);
const groupIds = edition.groups.map(({ id }) => id);
/** Card by card; or by decisions, some refined. */
const games = fc.oneof(
  takenOn(cardIds, 76).map((taken) => ({ deal: 'cards' as const, taken })),
  takenOn([...groupIds, ...groupIds, ...cardIds], 30).map((taken) => ({
    deal: 'express' as const,
    taken,
  })),
);

function played(deal: 'cards' | 'express', taken: readonly Taken[]): Ballot {
  let ballot = NEW_BALLOT;
  for (const [index, { id, choice }] of taken.entries()) {
    const at = 1000 + index;
    const card = edition.deck.find((one) => one.id === id);
    const action: BallotAction =
      choice === 'unsure'
        ? { type: 'unsure', id, at, deal }
        : {
            type: 'cast',
            id,
            choice: card ? clippedTo(choice, card.constraints) : choice,
            at,
            deal,
          };
    const acted = act(ballot, edition, action);
    if (acted.ok) ({ ballot } = acted.value);
  }
  const ended = act(ballot, edition, { type: 'complete', at: 9999 });
  return ended.ok ? ended.value.ballot : ballot;
}

/** As whoever opens its link reads it. */
function sentBy(ballot: Ballot) {
  const code = codeOfPlayed(ballot, numbering, edition);
  const received = receivedBudgetOf(code, numbering, edition.territory);
  if (!received.ok) throw new Error(received.reason);
  return received.value;
}

/** The last decision on this card: on itself, or on its group. */
function lastOn(cardId: string, taken: readonly Taken[]): Taken | undefined {
  const group = edition.groups.find((one) => one.cardIds.includes(cardId));
  return taken.findLast(({ id }) => id === cardId || id === group?.id);
}

const groupNamed = (name: string) => edition.groups.find(({ id }) => id === name);

function wasMade(record: VoteRecord, taken: readonly Taken[]): boolean {
  const choice = choiceOf(record);
  return record.ids.every((cardId) => {
    const last = lastOn(cardId, taken);
    const card = edition.deck.find(({ id }) => id === cardId);
    if (last === undefined || last.choice === 'unsure' || card === undefined) return false;
    const held = clippedTo(last.choice, card.constraints);
    if (!isSameChoice(held, clippedTo(choice, card.constraints))) return false;
    // A card alone in its group is that decision.
    if (record.nodeId === last.id || groupNamed(record.nodeId)?.cardIds.length === 1) return true;
    // The only card left of its group: its name is all that was decided.
    const group = groupNamed(last.id);
    const left = group?.cardIds.filter((id) => lastOn(id, taken) === last) ?? [];
    return left.length === 1;
  });
}

const textsOf = (ballot: Ballot) => {
  const accounts = accountsOf(ballot, edition);
  const code = encodeBallot([...ballot.ledger.values()], numbering);
  return {
    sentences: (['own', 'received'] as const).map(
      (teller) => resultSentenceOf(accounts, teller).text,
    ),
    letter: letterOf({
      accounts,
      portrait: ownPortraitOf(ballot, edition).text,
      records: largestOf(toldOf(ballot, edition)),
      year: 2025,
      link: `https://site.example/budget#${code}`,
    }),
    poster: posterContentOf(ballot, { edition, sheet, site: 'site.example' }),
    message: shareMessageOf(ballot, edition).text,
  };
};

/** Where the money of a decision goes, from the kind of its cards and from its amounts alone. */
function directionOf({ ids, side, originalAmount, newAmount }: VoteRecord): string {
  const isNiche = edition.deck.some(({ id, type }) => id === ids[0] && type === 'tax_expenditure');
  const isMore = newAmount > originalAmount !== isNiche;
  return `${isNiche || side === 'revenue' ? 'recettes' : 'dépenses'} en ${isMore ? 'plus' : 'moins'}`;
}

const plainly = (text: string) => text.replaceAll(/\s/g, ' ');
const signsOf = (some: readonly Pick<VoteRecord, 'impact'>[]) =>
  new Set(some.map(({ impact }) => Math.sign(impact)));
const inShort = (amount: number) => plainly(formatAmount(amount)).replace(',0 ', ' ');

/** What the deficit would be, from the ledger alone. */
function prospectFrom(ballot: Ballot): string {
  const start = edition.baseline.balance;
  const balance = balanceOf(ballot.ledger, edition.baseline);
  const [from, to] = [inShort(Math.abs(start)), inShort(Math.abs(balance))];
  if (toldOf(ballot, edition).isAllKept) {
    return 'Je garde le budget de 2025 tel qu’il est : 89 € empruntés sur 1 000.';
  }
  if (balance > 0) return `Un excédent de ${to} remplacerait le déficit de ${from}.`;
  if (balance === 0)
    return `Le budget public serait à l’équilibre, au lieu d’un déficit de ${from}.`;
  if (balance === start) return `Le déficit public resterait à ${from}.`;
  if (from === to) {
    const verb = balance > start ? 'baisserait' : 'augmenterait';
    return `Le déficit public de ${from} ${verb} de ${inShort(Math.abs(balance - start))}.`;
  }
  const shared = to.endsWith(' Md€') ? from.replace(' Md€', '') : from;
  return `Le déficit public passerait de ${shared} à ${to}.`;
}

/** The amounts of the image, the letter and the text are those of the records and of the ledger. */
function expectTrue(ballot: Ballot) {
  const records = largestOf(toldOf(ballot, edition));
  const { letter, poster, message } = textsOf(ballot);
  const rows = records.map((record) => {
    const { title, type, impact, originalAmount } = record;
    const amount = plainly(formatAmount(type === 'keep' ? originalAmount : magnitudeOf(impact)));
    const moved = type === 'keep' ? '' : directionOf(record);
    const effect = `${recordWords(record).toLowerCase()}, soit ${amount} de ${moved}`;
    return { title, amount, moved, line: `- ${title} : ${type === 'keep' ? amount : effect}` };
  });
  expect(
    poster.choices.map(({ title, amount, moved }) => ({ title, amount: plainly(amount), moved })),
  ).toEqual(rows.map(({ title, amount, moved }) => ({ title, amount, moved })));
  const lines = letter.text.split('\n').filter((line) => line.startsWith('- '));
  expect(lines.length).toBeGreaterThanOrEqual(Math.min(3, rows.length));
  const known = new Set(rows.map(({ line }) => plainly(line)));
  expect(lines.filter((line) => !known.has(plainly(line)))).toEqual([]);
  for (const count of [4, 5]) {
    expect(signsOf(foremostOf(poster.choices, count))).toEqual(signsOf(records));
  }
  const portrait = portraitOf(ballot, edition);
  const sentence = portrait ? portraitSentenceOf(portrait, 'mine').text : '';
  expect(poster.portrait.text).toBe(sentence);
  expect(plainly(poster.prospect.text)).toBe(prospectFrom(ballot));
  for (const words of [letter.text, message]) {
    expect(words).toContain(sentence);
    expect(words).toContain(poster.prospect.text);
  }
  expect(message.length).toBeLessThanOrEqual(280);
}

it('[E16] whatever the game, only decisions that were made are named, with one sign, and add up', () => {
  fc.assert(
    fc.property(games, ({ deal, taken }) => {
      const ballot = played(deal, taken);
      const { ledger } = ballot;
      const told = toldOf(ballot, edition);
      const records = told.changes;
      expect(records.filter((record) => !wasMade(record, taken)).map(({ title }) => title)).toEqual(
        [],
      );
      expect(new Set(records.map(({ nodeId }) => nodeId)).size).toBe(records.length);

      // One sign: the effect on the balance; and the amounts make the balance shown.
      for (const { side, originalAmount, newAmount, impact } of records) {
        const change = newAmount - originalAmount;
        expect(impact).toBeCloseTo(side === 'revenue' ? change : -change, 6);
      }
      const impact = sumOf(records.map((record) => record.impact));
      expect(impact).toBe(changeOf(ledger));
      const balance = balanceOf(ledger, edition.baseline);
      expect(sumOf([edition.baseline.balance, impact])).toBe(balance);
      const outcome = outcomeOf(ballot, edition);
      expect(outcome.kind === 'voted' ? outcome.records : []).toEqual(
        outcome.kind === 'voted' ? records : [],
      );

      // The lists of the end, the letter and the image name these decisions and no other.
      const shown = largestOf(told);
      const titles = new Set(shown.map(({ title }) => title));
      const completion = completionOf(ballot, edition);
      const listed = completion.ok ? completion.value.records : [];
      expect(listed.every((record) => records.some((one) => one.nodeId === record.nodeId))).toBe(
        true,
      );
      expectTrue(ballot);
      const { letter, sentences, message } = textsOf(ballot);
      for (const words of [letter.text, message]) {
        const around = [...titles]
          .toSorted((a, b) => b.length - a.length)
          .reduce((text, title) => text.replaceAll(title.toLowerCase(), ''), words.toLowerCase());
        expect(around).not.toMatch(PARTICIPLE);
      }
      // Verbs, not participles: « Vous réduisez », « Ce budget réduit ».
      for (const text of sentences) expect(text).toMatch(/^(?:Vous|Ce budget) /);
    }),
    { numRuns },
  );
});

function amountsOf({ parts }: Portrait) {
  return Object.values(parts).map(({ amount }) => amount);
}

/** The amounts read in a sentence, in millions, and the step they are rounded to. */
function figuresIn(text: string) {
  const clauses = text.replace(/^En .*?, (?=vous|j[e’]|ce budget)/u, '');
  let unit = 'Md€';
  return [...clauses.matchAll(/(\d[\d\u202F]*(?:,\d)?)(?:\u00A0(Md€|M€))?/gu)].map(
    ([, figure = '', written]) => {
      unit = written ?? unit;
      const value = Number(figure.replace('\u202F', '').replace(',', '.'));
      if (unit === 'M€') return { value, step: 1 };
      return { value: value * 1000, step: figure.includes(',') ? 100 : 1000 };
    },
  );
}

function withoutPerson(text: string): string {
  return text
    .replaceAll(/vous |je |j’|ce budget |il /giu, '')
    .replaceAll(/(ajoute|retire|remet|garde|change)(?:z|s|ez|tez)?(?!\p{L})/gu, '$1')
    .replace(/^[^]/u, (sign) => sign.toLowerCase());
}

/** Only what anybody could compute: no side, no grade. */
const JUDGING =
  /(?<!\p{L})(?:grand|petit|fort|faible|bon|mauvais|dur|sévère|social|libéral|rigoureux|courageux|raisonnable|gauche|droite|austér|générosité)/iu;

it('[E22] the portrait says true amounts that make the change, in 160 signs, the same to all', () => {
  fc.assert(
    fc.property(games, ({ deal, taken }) => {
      const ballot = played(deal, taken);
      const portrait = portraitOf(ballot, edition);
      if (portrait === null) return;
      const { parts } = portrait;
      const { revenueMore, revenueLess, spendingLess, spendingMore } = parts;
      const change = changeOf(ballot.ledger);
      expect(
        revenueMore.amount - revenueLess.amount + spendingLess.amount - spendingMore.amount,
      ).toBeCloseTo(change, 6);
      const { from, to, total } = flowsOf(portrait);
      for (const row of [from, to]) expect(sumOf(row.map(({ amount }) => amount))).toBe(total);

      const texts = (['own', 'mine', 'received'] as const).map(
        (teller) => portraitSentenceOf(portrait, teller).text,
      );
      const amounts = Object.values(parts)
        .map(({ amount }) => amount)
        .filter((amount) => amount > 0);
      for (const text of texts) {
        expect(text.length).toBeLessThanOrEqual(160);
        expect(text).not.toMatch(JUDGING);
        expect(text).toMatch(/^(?:En \d|Vous |J[e’]|Ce budget )[^]*\.$/u);
        // Every part is read once, rounded as it is written.
        const figures = change === 0 && amounts.length === 0 ? [] : figuresIn(text);
        expect(figures).toHaveLength(amounts.length);
        expect(
          figures.filter(
            ({ value, step }) =>
              !amounts.some((amount) => Math.abs(amount - value) <= step / 2 + 1e-6),
          ),
        ).toEqual([]);
      }
      // One sentence: the person alone differs.
      expect(new Set(texts.map(withoutPerson)).size).toBe(1);
      const sent = sentBy(ballot);
      expect(dealOf(sent, edition)).toBe(dealOf(ballot, edition));
      const theirs = portraitOf(sent, edition);
      expect(theirs && { ...theirs, parts: amountsOf(theirs) }).toEqual({
        ...portrait,
        parts: amountsOf(portrait),
      });

      // « Surtout » names the largest decision of each part.
      const named = mostlyOf(portrait).toLowerCase();
      const largest = Object.values(parts).flatMap(({ records }) => records.slice(0, 1));
      expect(largest.filter(({ title }) => !named.includes(title.toLowerCase()))).toEqual([]);
      for (const { records } of Object.values(parts)) {
        const sizes = records.map(({ impact }) => magnitudeOf(impact));
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      }
    }),
    { numRuns },
  );
});

describe('[E21] a title is true outside the game', () => {
  const TAX = /^(?:impôts?|taxes?|tva|csg|cotisations?|droits|accise)(?!\p{L})/iu;
  const choice: Choice = { type: 'increase', percent: 10 };
  const votes = [...groupIds, ...cardIds].flatMap((id) => {
    const ballot = played('express', [{ id, choice }]);
    const cut = played('express', [{ id, choice: { type: 'decrease', percent: 10 } }]);
    return [ballot, cut].flatMap((one) => {
      const [record] = toldOf(one, edition).changes;
      return record ? [[record.title, record, one] as const] : [];
    });
  });

  it.each(votes)('« %s »', (title, record, ballot) => {
    const isNiche = record.moves === 'revenue' && record.side === 'expense';
    expect([/niche/i.test(title), TAX.test(title)]).toEqual([
      isNiche,
      record.moves === 'revenue' && !isNiche,
    ]);
    // A capital is left to acronyms: no card nor decision starts with a proper noun.
    const { letter, poster } = textsOf(ballot);
    expect(letter.text).toContain(title);
    expect(poster.choices.map((one) => one.title)).toEqual([title]);
    const portrait = portraitOf(ballot, edition);
    const mostly = portrait ? mostlyOf(portrait) : '';
    expect(mostly.toLowerCase()).toContain(title.toLowerCase());
    expect(mostly).toMatch(/^Un seul changement\u00A0: (?:\p{Ll}|TVA|CSG)/u);
  });
});

it('[E16] [T4] a duel gives each decision, card or line the percentage of what changes', () => {
  fc.assert(
    fc.property(games, games, (one, other) => {
      const budgets = [one, other].map(({ deal, taken }) => sentBy(played(deal, taken)));
      const { split, shared, partly } = comparisonOf(budgets, edition);
      for (const { id, stands } of [...split, ...shared, ...partly]) {
        const group = edition.groups.find((whole) => whole.id === id);
        const { amount = 0 } = edition.territory.get(id) ?? {};
        const whole = group ? groupAmountOf(group, edition.deck) : amount;
        for (const [index, { choice, change, isRefined }] of stands.entries()) {
          // [E18] A group has the percentage that its cards apply together; a digit is always read.
          const told = choice ? changePercentOf(choice) : 0;
          const isTold = Math.abs(told - (change / whole) * 100) < (isRefined ? 0.1 : 0.051);
          expect([id, isTold]).toEqual([id, true]);
          const cast = budgets[index]?.ledger.get(id)?.choice ?? null;
          expect(group ? cast : choice).toEqual(cast);
        }
      }
    }),
    { numRuns },
  );
});

it.each(personas().map((persona) => [persona.nom, persona] as const))(
  '[E7] [T7] « %s »: what leaves the device is true, and names no achievement',
  (_, persona) => {
    const ballot = restoredBallot(storedStateOf(persona, edition), edition);
    expectTrue(ballot);
    const sent = sentBy(ballot);
    expect(dealOf(sent, edition)).toBe(dealOf(ballot, edition));
    const [own, theirs] = [ballot, sent].map((votes) => portraitOf(votes, edition));
    expect(theirs && mostlyOf(theirs)).toEqual(own && mostlyOf(own));
    const leaving = JSON.stringify(textsOf(ballot)).toLowerCase();
    for (const { name, reward } of ACHIEVEMENTS) {
      expect(leaving).not.toContain(name.toLowerCase());
      expect(leaving).not.toContain(reward.toLowerCase());
    }
    expect(leaving).not.toContain('succès');
  },
);

describe('no participle stands beside a title', () => {
  const titles = [
    ...edition.deck.map(({ title }) => title),
    ...edition.groups.map(({ title }) => title),
    ...[...edition.territory.values()].map(({ title }) => title),
  ];
  const choices: readonly Choice[] = [
    { type: 'increase', percent: 10 },
    { type: 'decrease', percent: 10 },
    { type: 'remove' },
  ];

  it('in the words of a choice', () => {
    for (const choice of choices) {
      for (const words of [
        choiceWords(choice),
        shortChoiceWords(choice),
        answerLabel(choice),
        shortAnswer(choice),
      ]) {
        expect(words).not.toMatch(PARTICIPLE);
      }
    }
    expect(choiceWords({ type: 'keep' })).toBe('Gardé');
  });

  it.each([...new Set(titles)])('« %s »', (title) => {
    const around = (text: string) => text.replaceAll(title, '');
    for (const choice of choices) {
      const record: VoteRecord = {
        kind: 'card',
        nodeId: 'x',
        title,
        ids: ['x'],
        side: 'expense',
        moves: 'expense',
        originalAmount: sumOf([]),
        type: choice.type,
        value: 'percent' in choice ? choice.percent : 0,
        newAmount: sumOf([]),
        impact: edition.baseline.balance,
      };
      const accounts = accountsOf({ ledger: new Map() }, edition);
      const { text } = letterOf({
        accounts,
        portrait: '',
        records: [record],
        year: 2025,
        link: '',
      });
      const spoken = spokenAnswer({ title, moves: 'expense' }, choice, record.impact);
      const mirror = mirrorWordsOf({ id: 'x', title, before: record.impact, after: sumOf([]) });
      const same = mirrorWordsOf({ id: 'x', title, before: sumOf([]), after: sumOf([]) });
      for (const one of [text, spoken, mirror.text, mirror.spoken, same.text]) {
        expect(around(one)).not.toMatch(PARTICIPLE);
      }
    }
  });
});

it('every card that was answered can be told', () => {
  const ballot = played(
    'cards',
    deckInPlay(edition, NEW_BALLOT.game).map(({ id }) => ({ id, choice: { type: 'keep' } })),
  );
  const answers = edition.deckWithoutRevenue.map((card) =>
    answerOf(cardUnit(card), ballot, edition),
  );
  expect(new Set(answers.map(answerLabel))).toEqual(new Set(['Gardé']));
});
