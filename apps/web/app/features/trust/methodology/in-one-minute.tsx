import { formatPercent } from '@nosmilliards/domain/money/format';
import type { MethodologyData } from '#page-data/methodology.server.ts';
import { paths } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { natureWords } from '#ui/nature-words.ts';
import { TextLink } from '#ui/text-link.tsx';

/** What a visitor should keep from the page; every figure is the dataset's. */
export function InOneMinute({ data }: { readonly data: MethodologyData }) {
  const natures = data.natures.map(
    ({ kind, expense }) =>
      `${natureWords[kind].toLowerCase()}\u00A0${formatPercent(expense.share)}`,
  );
  return (
    <ul>
      <li>
        <strong>Tout le budget public de {data.year}</strong> : <Amount value={data.netExpenses} />{' '}
        de dépenses, <Amount value={data.netRevenues} /> de recettes.
      </li>
      <li>
        <strong>Chaque montant mène à sa source</strong>, et dit ce qu’il vaut. En dépenses :{' '}
        {natures.join(', ')}.
      </li>
      <li>
        <strong>Un doute est écrit</strong>, une erreur est{' '}
        <TextLink to={paths.corrections}>corrigée et datée</TextLink>.
      </li>
      <li>
        <strong>Vos choix changent des comptes</strong> : le site ne prédit ni l’économie, ni les
        réactions.
      </li>
    </ul>
  );
}
