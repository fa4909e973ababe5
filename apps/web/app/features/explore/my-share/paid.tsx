import { familyOf, isChecked, type Payer } from '@nosmilliards/domain/levy/status';
import { payWordsOf } from '@nosmilliards/domain/levy/sentence';
import { formatCount, formatEuros } from '@nosmilliards/domain/money/format';
import { DataTable } from '#ui/data-table.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import type { Account, Asked } from './account.ts';
import type { MyShareData } from './my-share-data.ts';
import { assumptionWords, FAMILY_WORDS, levyTitleOf } from './words.ts';
import styles from './my-share.module.css';

type PaidProps = {
  readonly asked: Asked;
  readonly account: Account;
  readonly data: MyShareData;
};

/** Who hands the money over: the person, then the employer, each with its own sum. */
export function Paid({ asked, account, data }: PaidProps) {
  const family = familyOf(asked.status);
  const { levies } = account;
  const tax = account.paid.person.rows.find(({ levy }) => levy === 'impot_revenu');
  const pay = payWordsOf({ ...levies, incomeTax: tax?.euros ?? 0 });
  const [low, high] = levies.vat;
  const isBelowFullTime =
    family === 'employee' && levies.gross < data.parameters.minimumWage - 0.005;
  return (
    <>
      <h2 id="qui-verse">Qui verse</h2>
      {pay !== null && <p>{pay}</p>}
      <p className={styles['remark']}>
        {isChecked(asked.status)
          ? family === 'micro'
            ? 'Calculé, recoupé avec le modèle de l’Urssaf (9 points).'
            : 'Calculé, recoupé avec le modèle de l’Urssaf (396 points).'
          : 'Calculé, non recoupé\u00A0: aucun modèle indépendant n’a servi de contrôle.'}{' '}
        Qui supporte ces sommes au bout du compte, les économistes en débattent ; ici, on dit
        seulement qui verse.
      </p>
      <div className={styles['columns']}>
        <div className={styles['section']}>
          <h3>Vous</h3>
          <PaidTable payer="person" title="Versé par vous" account={account} year={data.year} />
          {account.paid.person.rows.length === 0 && (
            <p className={styles['remark']}>Sous le premier seuil de revenu, rien n’est prélevé.</p>
          )}
        </div>
        <div className={styles['section']}>
          <h3>Part de l’employeur</h3>
          {account.paid.employer.rows.length === 0 ? (
            <p>{FAMILY_WORDS[family].noEmployer}</p>
          ) : (
            <PaidTable
              payer="employer"
              title="Versé par l’employeur"
              account={account}
              year={data.year}
            />
          )}
          {family === 'employee' && (
            <p className={styles['remark']}>
              La réduction générale de cotisations est déjà retirée.
              {isBelowFullTime &&
                ' Calcul fait pour un temps plein\u00A0: l’employeur peut payer un peu plus.'}
            </p>
          )}
          {asked.status === 'state-agent' && (
            <p className={styles['remark']}>
              Le taux des pensions de l’État équilibre leur compte ; il ne se compare pas à une
              cotisation du privé.
            </p>
          )}
        </div>
      </div>
      <p className={styles['vat']}>
        <strong>TVA sur vos achats :</strong>{' '}
        {`entre ${formatCount(low)} et ${formatEuros(high)} par mois, selon ce que vous consommez. Elle n’est dans aucune somme de cette page.`}{' '}
        <NatureTag nature="estime" />
      </p>
    </>
  );
}

function PaidTable({
  payer,
  title,
  account,
  year,
}: {
  readonly payer: Payer;
  readonly title: string;
  readonly account: Account;
  readonly year: number;
}) {
  const { rows, sum } = account.paid[payer];
  return (
    <DataTable
      caption={`${title}, ${year}`}
      columns={[
        { id: 'levy', label: 'Prélèvement' },
        { id: 'amount', label: 'Par mois', numeric: true },
      ]}
      rows={rows.map(({ levy, euros, assumption }) => ({
        id: levy,
        cells: [
          <span key="levy" className={styles['levy']}>
            {levyTitleOf(levy)}{' '}
            <small>
              {assumption === null ? 'calculé' : `estimé, ${assumptionWords(assumption)}`}
              {levy === 'impot_revenu' && `\u202F; impôt dû sur les revenus de ${year}`}
            </small>
          </span>,
          formatEuros(euros),
        ],
      }))}
      total={{ id: 'sum', cells: ['Ensemble', formatEuros(sum)] }}
    />
  );
}
