import { PAPER_LETTERS } from '@nosmilliards/domain/tally/paper';
import { CHOICE_TYPES } from '@nosmilliards/domain/tally/tally';
import { Amount } from '#ui/amount.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { paths } from '#site/path.ts';
import { publishedName } from '#site/shared-path.ts';
import type { TeachingKit } from '#page-data/teach.server.ts';
import { LIMIT_SENTENCE } from './paper-cards.tsx';
import { PrintPart } from './print-part.tsx';
import styles from './teach.module.css';

const PARTS = [
  ['expense', 'Dépenses : une baisse s’ajoute au solde (+), une hausse s’en retire (−)'],
  ['niche', 'Niches fiscales : une baisse s’ajoute au solde (+)'],
  ['revenue', 'Recettes : une hausse s’ajoute au solde (+), une baisse s’en retire (−)'],
] as const satisfies readonly [TeachingKit['cards'][number]['kind'], string][];

const REST = { expense: 'Dépenses sans carte', revenue: 'Recettes sans carte' } as const;

const QUESTIONS = [
  'Quel choix a le plus grand effet\u202F? Pourquoi l’avez-vous fait\u202F?',
  'Quel choix avez-vous hésité à faire\u202F? Qui y gagne, qui y perd\u202F?',
  'Que se passerait-il que ce calcul ne montre pas\u202F?',
];

/** One A4 page: the sixteen decisions, then the sum. */
export function Worksheet({ kit }: { readonly kit: TeachingKit }) {
  return (
    <>
      <PrintPart id="feuille">Imprimer la feuille</PrintPart>
      <p>
        Pour chaque décision, entourez <strong>G</strong> pour garder, <strong>A</strong> pour
        augmenter, <strong>R</strong> pour réduire ou <strong>S</strong> pour supprimer (100 %),
        puis écrivez le pourcentage. <strong>Effet</strong> = montant × pourcentage ÷ 100.{' '}
        {LIMIT_SENTENCE}
      </p>
      <div className={styles['worksheet']}>
        <DataTable
          caption="Mon budget"
          columns={[
            { id: 'decision', label: 'Décision' },
            { id: 'amount', label: 'Montant', numeric: true },
            ...CHOICE_TYPES.map((type) => ({ id: type, label: PAPER_LETTERS[type] })),
            { id: 'percent', label: 'Pourcentage' },
            { id: 'effect', label: 'Effet, en Md€' },
          ]}
          parts={PARTS.map(([kind, title]) => ({
            id: kind,
            title,
            rows: [...cardRowsOf(kit, kind), ...restRowsOf(kit, kind)],
          }))}
          total={{
            id: 'total',
            cells: [
              'Mon solde = départ + effets',
              <Amount key="start" value={kit.balance} form="billions" signed plain />,
              ...NO_CHOICE,
              '',
              '…',
            ],
          }}
        />
      </div>
      <ol className={styles['questions']}>
        {QUESTIONS.map((question) => (
          <li key={question} className={styles['question']}>
            {question}
          </li>
        ))}
      </ol>
      <p>
        {publishedName()}
        {paths.teach}
      </p>
    </>
  );
}

type Kind = TeachingKit['cards'][number]['kind'];

const NO_CHOICE = CHOICE_TYPES.map(() => '');

/** Numbered as on the screen where the sheets are typed. */
function cardRowsOf({ cards }: TeachingKit, kind: Kind) {
  return cards.flatMap(({ id, title, amount, kind: own }, index) =>
    own === kind
      ? {
          id,
          cells: [
            `${index + 1}. ${title}`,
            <Amount key="amount" value={amount} form="billions" plain />,
            ...CHOICE_TYPES.map((type) =>
              kind === 'niche' && type === 'increase' ? '' : PAPER_LETTERS[type],
            ),
            '…\u00A0%',
            '…',
          ],
        }
      : [],
  );
}

/** With it, the amounts of the sheet make the balance at the start. */
function restRowsOf({ rest }: TeachingKit, kind: Kind) {
  if (kind === 'niche') return [];
  const amount = <Amount key="amount" value={rest[kind]} form="billions" plain />;
  return [{ id: `rest-${kind}`, cells: [REST[kind], amount, ...NO_CHOICE, '', ''] }];
}
