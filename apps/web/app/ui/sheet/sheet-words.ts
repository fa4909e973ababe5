import { formatCount, speakAmount } from '@nosmilliards/domain/money/format';
import { SQUARES, type ChangeKind, type SheetChange, type SheetPlan } from './plan.ts';

const KIND_WORDS: Readonly<Record<ChangeKind, readonly [one: string, several: string]>> = {
  cut: ['réduit', 'réduits'],
  removed: ['supprimé', 'supprimés'],
  beyond: ['au-delà des limites retenues', 'au-delà des limites retenues'],
  added: ['ajouté', 'ajoutés'],
};

/**
 * Text alternative of the sheet in one sentence. Thousands have no space, or screen readers split
 * them.
 */
export function sheetSentenceOf(sheet: SheetPlan, changes: readonly SheetChange[]): string {
  if (changes.length === 0) return bareSentenceOf(sheet);
  const startOf = ({ cardId }: SheetChange) => sheet.places.get(cardId)?.start;
  const spent = kindWordsOf(changes.filter((change) => (startOf(change) ?? SQUARES) < SQUARES));
  const niches = kindWordsOf(changes.filter((change) => (startOf(change) ?? 0) >= SQUARES));
  const taxes = changes
    .filter((change) => startOf(change) === undefined)
    .reduce((sum, { squares }) => sum + squares, 0);
  return [
    spent !== '' && `Sur 1000 carrés de dépense publique\u00A0: ${spent}`,
    niches !== '' && `En marge, niches fiscales\u00A0: ${niches}`,
    taxes > 0 && `En marge, ${countOf(taxes)} de recettes changées`,
  ]
    .filter(Boolean)
    .join('. ')
    .concat('.');
}

function kindWordsOf(changes: readonly SheetChange[]): string {
  return kindsIn(changes)
    .map(({ kind, squares }) => `${countOf(squares)} ${KIND_WORDS[kind][squares >= 2 ? 1 : 0]}`)
    .join(', ');
}

function bareSentenceOf({ square, bands, margin }: SheetPlan): string {
  const spenders = bands.map(({ title, squares }) => `${title} ${squares}`).join(', ');
  return (
    `Une feuille de 1000 carrés. Un carré vaut 1 euro sur 1000 euros de dépense publique, ` +
    `soit ${speakAmount(square)}. ${spenders}. En marge, ${margin.squares} carrés de niches fiscales.`
  );
}

function kindsIn(changes: readonly SheetChange[]) {
  return (['cut', 'removed', 'beyond', 'added'] as const)
    .map((kind) => ({
      kind,
      squares: changes
        .filter((change) => change.kind === kind)
        .reduce((sum, change) => sum + change.squares, 0),
    }))
    .filter(({ squares }) => squares > 0);
}

/** One decimal under ten: half a square is 50 cents out of 1 000 €. */
function countOf(squares: number): string {
  return formatCount(squares, { decimals: squares < 10 ? 1 : 0 });
}
