import { AREAS } from '@nosmilliards/domain/series/area';
import { formatAreaValue } from '@nosmilliards/domain/series/area-value';
import { piecePath } from '#site/path.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { AreaFigures } from '#page-data/europe.server.ts';
import seriesPage from '../series/series-page.module.css';
import styles from './europe.module.css';

type ReservesProps = {
  readonly figures: AreaFigures;
  /** Of the total of France, in the table of totals. */
  readonly revisedPercent: number;
};

/** On every page of these figures. */
export function Reserves({ figures, revisedPercent }: ReservesProps) {
  const { year, total } = figures;
  const published = formatAreaValue('gdp', total.percents[AREAS.indexOf('FR')] ?? null);
  const revised = formatAreaValue('gdp', revisedPercent);
  return (
    <section aria-labelledby="reserves" className={seriesPage['section']}>
      <h2 id="reserves">Ce que cette page ne dit pas</h2>
      <dl className={styles['reserves']}>
        <div>
          <dt>
            {published} ou {revised} ?
          </dt>
          <dd>
            Pour la France en {year}, la table par fonction dit {published} du PIB, celle des{' '}
            <TextLink to={piecePath('eurostat_totaux', `TE.S13.FR.PC_GDP.${year}`)}>
              totaux
            </TextLink>{' '}
            {revised} : les euros sont presque les mêmes, le PIB a été révisé entre les deux. Ici,
            les fonctions de {year} sont toujours rapportées au premier ; la phrase sur {year + 1}{' '}
            lit les totaux d’avril, publiés avant les comptes de l’Insee.
          </dd>
        </div>
        <div>
          <dt>Retraites</dt>
          <dd>
            En France et en Italie, presque toutes les pensions passent par des régimes publics ou
            obligatoires, comptés ici. En Allemagne, une part passe par l’entreprise ou l’épargne,
            hors de ces comptes. Un chiffre plus haut ne dit pas que les retraités reçoivent
            davantage.
          </dd>
        </div>
        <div>
          <dt>Agents publics</dt>
          <dd>
            Leurs pensions sont en protection sociale ; les cotisations imputées de leur employeur
            sont aussi dans la fonction où ils travaillent. L’ampleur dépend du pays.
          </dd>
        </div>
        <div>
          <dt>Santé</dt>
          <dd>
            Ce que dépensent les administrations. Les hôpitaux publics y sont en entier, même pour
            ce que paient les patients ou les complémentaires ; le reste de leur part et celle des
            assurances privées sont en dehors.
          </dd>
        </div>
        <div>
          <dt>Enseignement supérieur</dt>
          <dd>
            La recherche des universités peut être en services généraux ou en enseignement, selon le
            pays : ce groupe ne se compare pas seul.
          </dd>
        </div>
        <div>
          <dt>Impôts</dt>
          <dd>
            Une prestation peut être imposable dans un pays et pas dans un autre ; un crédit d’impôt
            n’est compté en dépense que s’il est restituable.
          </dd>
        </div>
        <div>
          <dt>Choix des pays</dt>
          <dd>
            Les quatre plus peuplés de l’Union, dans cet ordre, et l’Union à 27. Ce n’est pas un
            classement. Un chiffre plus grand n’est ni meilleur ni pire : ailleurs, la même chose
            peut se payer autrement.
          </dd>
        </div>
      </dl>
    </section>
  );
}
