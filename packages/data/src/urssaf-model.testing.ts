import rules from 'modele-social';
import Engine from 'publicodes';
import type { Headcount } from '@nosmilliards/domain/levy/parameters';

/**
 * The model of Urssaf (mon-entreprise.urssaf.fr) with the law of May 2025. It checks our formula
 * and is never sent to a visitor. Version 10 holds the law of 2026 and answers 2025 wrongly.
 */
const engine = new Engine(rules, {
  logger: {
    log: () => {},
    warn: () => {},
    error: (message) => {
      throw new Error(message);
    },
  },
});

const EMPLOYEES: Record<Headcount, number> = { 'under-11': 5, 'from-11': 20, 'from-50': 60 };

/** Contributions are those before the general reduction. */
const QUESTIONS = {
  vieillesse_salarie: 'salarié . cotisations . vieillesse . salarié',
  agirc_arrco_salarie: 'salarié . cotisations . retraite complémentaire-CEG-CET . salarié',
  csg_activite: 'salarié . cotisations . CSG-CRDS . CSG',
  crds: 'salarié . cotisations . CSG-CRDS . CRDS',
  maladie_employeur: 'salarié . cotisations . maladie . employeur',
  vieillesse_employeur: 'salarié . cotisations . vieillesse . employeur',
  famille_employeur: 'salarié . cotisations . allocations familiales',
  atmp_employeur: 'salarié . cotisations . ATMP',
  csa: 'salarié . cotisations . CSA',
  chomage_employeur: 'salarié . cotisations . chômage',
  agirc_arrco_employeur: 'salarié . cotisations . retraite complémentaire-CEG-CET . employeur',
  fnal: 'salarié . cotisations . FNAL',
  formation: 'salarié . cotisations . formation professionnelle',
  apprentissage: "salarié . cotisations . taxe d'apprentissage",
  ags: 'salarié . cotisations . AGS',
  construction: 'salarié . cotisations . PEEC',
  forfait_social: 'salarié . cotisations . forfait social',
  reduction: 'salarié . cotisations . exonérations . réduction générale',
  net: 'salarié . rémunération . net . à payer avant impôt',
  taxable: 'salarié . rémunération . net . imposable',
  employerCost: 'salarié . coût total employeur',
  incomeTax: 'impôt . montant',
} as const;

export type Point = { gross: number; isExecutive: boolean; headcount: Headcount };
export type Answers = Record<keyof typeof QUESTIONS, number>;

/** Euros per month. */
export function askUrssaf({ gross, isExecutive, headcount }: Point): Answers {
  engine.setSituation({
    dirigeant: 'non',
    'salarié . contrat': "'CDI'",
    'entreprise . imposition': 'non',
    'salarié . activité partielle': 'non',
    'salarié . contrat . salaire brut': `${gross} €/mois`,
    'salarié . contrat . statut cadre': isExecutive ? 'oui' : 'non',
    'entreprise . salariés . effectif': String(EMPLOYEES[headcount]),
    'impôt . méthode de calcul': "'barème standard'",
    'impôt . foyer fiscal . situation de famille': "'célibataire'",
    'impôt . foyer fiscal . enfants à charge': '0',
  });
  const answers: Partial<Answers> = {};
  for (const name of names) {
    const { nodeValue } = engine.evaluate({ valeur: QUESTIONS[name], unité: '€/mois' });
    // A contribution that does not apply is null in the model.
    answers[name] = nodeValue === null ? 0 : Number(nodeValue);
  }
  if (!isWhole(answers)) throw new Error('The model left a question unanswered');
  return answers;
}

const names = Object.keys(QUESTIONS).filter((name) => isQuestion(name));

function isQuestion(name: string): name is keyof Answers {
  return Object.hasOwn(QUESTIONS, name);
}

function isWhole(answers: Partial<Answers>): answers is Answers {
  return names.every((name) => Number.isFinite(answers[name]));
}
