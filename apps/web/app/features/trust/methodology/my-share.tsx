import { formatDay } from '@nosmilliards/domain/money/day';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import styles from './my-share.module.css';

type LevyText = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly notes: string;
  readonly assumption?: string;
  readonly text: string;
  readonly url?: string;
  readonly seenAt?: string;
  readonly confirmed: 'oui' | 'partiel' | 'non';
};

export type LevyLaw = {
  readonly consulted: string;
  readonly period: string;
  readonly periodNote: string;
  readonly doubts: readonly { readonly about: string; readonly text: string }[];
  readonly groups: readonly { readonly id: string; readonly parameters: readonly LevyText[] }[];
};

const GROUPS: Readonly<Record<string, string>> = {
  generaux: 'Plafonds et Smic',
  prive_salarie: 'Salarié du privé',
  csg_crds_activite: 'CSG et CRDS sur l’activité',
  prive_employeur: 'Employeur du privé',
  reduction_generale: 'Réduction générale de cotisations',
  impot: 'Impôt sur le revenu',
  fonctionnaires: 'Agents publics titulaires et leurs employeurs',
  retraites: 'Retraités',
  chomage: 'Chômage indemnisé',
  micro_entrepreneurs: 'Micro-entrepreneurs',
  tva: 'TVA',
  csg_par_branche: 'Partage de la CSG entre les caisses',
};

const CONFIRMED = {
  oui: 'Confirmé',
  partiel: 'Confirmé en partie',
  non: 'Non confirmé',
} as const;

export function Calculation({ law, year }: { readonly law: LevyLaw; readonly year: number }) {
  return (
    <>
      <ol>
        <li>
          Le montant tapé est le net avant impôt. Le calcul cherche le brut le plus bas qui le
          donne. Un micro-entrepreneur tape son chiffre d’affaires.
        </li>
        <li>
          Du brut, une ligne par prélèvement et par payeur. La réduction générale de cotisations est
          ôtée de chaque caisse, au prorata des taux qui la composent.
        </li>
        <li>
          L’impôt est celui dû sur les revenus de {year} par une personne seule, une part, sans
          réduction ni crédit. L’impôt écrit sur le bulletin, s’il est tapé, le remplace.
        </li>
        <li>
          La TVA est une fourchette, de 5 à 12 % du disponible selon l’Insee, sur sa propre ligne,
          dans aucune somme.
        </li>
        <li>À l’écran, des euros entiers ; le fichier à télécharger donne les centimes.</li>
      </ol>
      <p>
        Le droit est celui de {law.period}, en France métropolitaine hors Alsace-Moselle.{' '}
        {law.periodNote}
      </p>
    </>
  );
}

export function Spread() {
  return (
    <>
      <p>
        <strong>Par caisse.</strong> Chaque prélèvement va à la caisse que la loi nomme ; la caisse
        le répartit entre ses lignes, au prorata de leurs montants. L’impôt sur le revenu va à
        l’État, qui le répartit sur ses lignes et sur ce qu’il verse aux collectivités, à la
        Sécurité sociale et aux régimes spéciaux.
      </p>
      <p>
        <strong>Tout mis en commun.</strong> Le même total, réparti comme toute la dépense publique,
        lignes techniques comprises.
      </p>
      <p>
        Les parts sont recalculées depuis les lignes de l’édition : une ligne corrigée change le
        partage.
      </p>
    </>
  );
}

export function Confidence() {
  return (
    <>
      <DataTable
        caption="Ce que vaut le calcul, situation par situation"
        columns={[
          { id: 'status', label: 'Situation' },
          { id: 'check', label: 'Recoupement' },
          { id: 'guess', label: 'Ce qui est estimé' },
        ]}
        rows={[
          {
            id: 'employee',
            cells: [
              'Salarié du privé, cadre ou non',
              'Modèle de l’Urssaf, 396 points : écart nul sur les cotisations, 0,042 € sur l’impôt, que ce modèle arrondit',
              'accidents du travail (taux moyen), complémentaire santé (40 €), impôt sans le foyer réel',
            ],
          },
          {
            id: 'micro',
            cells: [
              'Micro-entrepreneur',
              'Modèle de l’Urssaf, 9 points',
              'impôt sans le foyer réel ; artisans non distingués',
            ],
          },
          {
            id: 'state',
            cells: [
              'Agent de l’État',
              'Calculé, non recoupé',
              'part des primes, 23,4 % du brut (enseignants : 15,1 %)',
            ],
          },
          {
            id: 'local',
            cells: [
              'Agent territorial ou hospitalier',
              'Calculé, non recoupé',
              'part des primes, 24,3 % ; CNFPT et fonds hospitalier absents',
            ],
          },
          {
            id: 'retiree',
            cells: [
              'Retraité',
              'Calculé, non recoupé',
              'taux déduit de cette seule pension ; part de la complémentaire, 37,5 %',
            ],
          },
          {
            id: 'jobseeker',
            cells: [
              'Chômage indemnisé',
              'Calculé, non recoupé ; deux exemples de l’Unédic retrouvés',
              'salaire de référence, déduit d’une allocation supposée de 57 %',
            ],
          },
        ]}
      />
      <p>
        Trois écarts voulus avec le modèle de l’Urssaf : il ajoute la prévoyance des cadres au net
        imposable, ce que l’article 83, 1° quater du code général des impôts ne fait pas ; il ne
        connaît que le barème des revenus de l’année d’avant, que le contrôle emploie donc ; à
        5 945,94 € tout juste, un arrondi lui fait quitter le taux réduit de la cotisation famille,
        que la loi garde.
      </p>
    </>
  );
}

/** Nothing settles these: they are said where the figures are. */
export function Doubts({ law }: { readonly law: LevyLaw }) {
  return (
    <dl className={styles['doubts']}>
      {law.doubts.map(({ about, text }) => (
        <div key={about}>
          <dt>{about}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Rates({ law }: { readonly law: LevyLaw }) {
  const all = law.groups.flatMap(({ parameters }) => parameters);
  const countOf = (wanted: LevyText['confirmed']) =>
    all.filter(({ confirmed }) => confirmed === wanted).length;
  return (
    <>
      <p>
        {`${all.length} valeurs, relevées le ${formatDay(law.consulted)} : ${countOf('oui')} confirmées par deux lectures ou par le texte, ${countOf('partiel')} en partie, ${countOf('non')} non. Les liens mènent hors de ce site.`}
      </p>
      <div>
        {law.groups.map(({ id, parameters }) => (
          <Disclosure key={id} summary={`${GROUPS[id] ?? id} (${parameters.length})`}>
            <ul>
              {parameters.map((parameter) => (
                <Rate key={parameter.id} parameter={parameter} />
              ))}
            </ul>
          </Disclosure>
        ))}
      </div>
    </>
  );
}

function Rate({ parameter }: { readonly parameter: LevyText }) {
  const { label, value, notes, assumption, text, url, confirmed } = parameter;
  const aside = [assumption === undefined ? '' : `Hypothèse\u00A0: ${assumption}`, notes]
    .filter((one) => one !== '')
    .map((one) => `${one}. `)
    .join('');
  return (
    <li>
      {`${value}\u00A0: ${label}. ${aside}`}
      {url === undefined ? (
        text
      ) : (
        <a href={url} rel="noreferrer">
          {text}
        </a>
      )}
      {confirmed !== 'oui' && ` (${CONFIRMED[confirmed].toLowerCase()})`}
    </li>
  );
}
