import { formatDay } from '@nosmilliards/domain/money/day';
import type { ReactNode } from 'react';
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

export function Calculation() {
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
          L’impôt est celui dû sur les revenus de 2025 par une personne seule, une part, sans
          réduction ni crédit. L’impôt écrit sur le bulletin, s’il est tapé, le remplace.
        </li>
        <li>
          La TVA est une fourchette, de 5 à 12 % du disponible selon l’Insee, sur sa propre ligne,
          dans aucune somme.
        </li>
        <li>À l’écran, des euros entiers ; le fichier à télécharger donne les centimes.</li>
      </ol>
      <p>
        {
          'Le droit est celui de mai à décembre 2025, en France métropolitaine hors Alsace-Moselle. De janvier à avril, le chômage était à 4,05\u00A0% et le coefficient de la réduction à 0,3194\u00A0: 0,02\u00A0% du brut sur l’année, négligé.'
        }
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
        connaît que le barème des revenus de 2024, que le contrôle emploie donc ; à 5 945,94 € tout
        juste, un arrondi lui fait quitter le taux réduit de la cotisation famille, que la loi
        garde.
      </p>
    </>
  );
}

/** Nothing settles these: they are said where the figures are. */
const DOUBTS: readonly { readonly about: string; readonly text: ReactNode }[] = [
  {
    about: 'Partage de la CSG',
    text: 'L’article L131-8 n’a pas été relu en entier dans sa version de 2025. La famille (0,95) y a été lue ; l’autonomie (2,08) est citée au Sénat en novembre 2025, la Cades (0,45) vient de la loi 2020-992 ; les autres taux, d’un tableau de 2022. Leur somme redonne chaque taux de CSG.',
  },
  {
    about: 'Maladie sur les retraites complémentaires',
    text: 'Le taux de 1 % est sûr. Qu’il ne soit pas dû au taux réduit de CSG (3,8 %) n’a été lu que dans une page : c’est ce qui est retenu.',
  },
  {
    about: 'Retraite additionnelle des agents publics',
    text: 'Ce régime place ses cotisations. Son classement parmi les administrations publiques n’est pas confirmé ; il pèse moins de 2 % du brut.',
  },
  {
    about: 'Compensations de l’État à la Sécurité sociale',
    text: 'Leur partage entre les branches n’est pas dans l’édition : il suit les dépenses de chacune.',
  },
  {
    about: 'Pensions de l’État',
    text: 'Le taux de 78,28 % solde un compte de pensions ; il ne se compare pas à une cotisation du privé.',
  },
  {
    about: 'Dette sociale',
    text: 'La Cades rembourse surtout une dette passée, ce qui n’est pas une dépense de l’édition : une seule destination la représente, les intérêts de la dette sociale.',
  },
  {
    about: 'Forfait social, taxe d’apprentissage',
    text: 'Le premier est mis en entier à la branche vieillesse, ce qui reste à relire ; 0,09 point de la seconde va aux écoles et n’est pas séparé.',
  },
  {
    about: 'Allocation minimale des demandeurs d’emploi',
    text: 'Elle a été relevée au 1er juillet 2025 ; la nouvelle valeur n’a pas été relue, celle d’avant est gardée.',
  },
];

export function Doubts() {
  return (
    <dl className={styles['doubts']}>
      {DOUBTS.map(({ about, text }) => (
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
