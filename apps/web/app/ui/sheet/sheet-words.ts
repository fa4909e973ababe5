import { formatCount, speakAmount } from '@nosmilliards/domain/money/format';
import type { ChangeKind, SheetChange, SheetPlan } from './plan.ts';

const KIND_WORDS: Readonly<Record<ChangeKind, readonly [one: string, several: string]>> = {
  cut: ['réduit', 'réduits'],
  removed: ['supprimé', 'supprimés'],
  beyond: ['au-delà des limites retenues', 'au-delà des limites retenues'],
  added: ['ajouté', 'ajoutés'],
};

/** The sheet in one sentence, for who does not see it. Thousands unspaced, or they are heard apart. */
export function sheetSentenceOf(sheet: SheetPlan, changes: readonly SheetChange[]): string {
  const isSpent = ({ cardId }: SheetChange) => sheet.places.has(cardId);
  const parts = kindsIn(changes.filter(isSpent)).map(
    ({ kind, squares }) => `${countOf(squares)} ${KIND_WORDS[kind][squares >= 2 ? 1 : 0]}`,
  );
  const revenue = changes.filter((change) => !isSpent(change));
  if (parts.length === 0 && revenue.length === 0) return bareSentenceOf(sheet);
  const taxes = revenue.reduce((sum, { squares }) => sum + squares, 0);
  return [
    parts.length > 0 && `Sur 1000 carrés de dépense publique\u00A0: ${parts.join(', ')}`,
    taxes > 0 && `en marge, ${countOf(taxes)} de recettes changées`,
  ]
    .filter(Boolean)
    .join('\u202F; ')
    .concat('.');
}

function bareSentenceOf({ square, bands, margin }: SheetPlan): string {
  const spenders = bands.map(({ title, squares }) => `${title} ${squares}`).join(', ');
  return (
    `Une feuille de 1000 carrés. Un carré vaut 1 euro sur 1000 euros de dépense publique, ` +
    `soit ${speakAmount(square)}. ${spenders}. En marge, ${margin.squares} carrés de niches fiscales.`
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

/** One decimal under ten: half a square is half an euro. */
function countOf(squares: number): string {
  return formatCount(squares, { decimals: squares < 10 ? 1 : 0 });
}
