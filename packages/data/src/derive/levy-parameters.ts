import type { AgentParameters, LevyParameters } from '@nosmilliards/domain/levy/parameters';
import type { LevyLaw } from '../read/records.ts';

/** The texts give percentages, rules count with fractions. */
function fraction(percent: number | undefined): number {
  return (percent ?? Number.NaN) / 100;
}

type Bound = readonly [number, number];
function bounds([low = Number.NaN, high = Number.NaN]: readonly number[]): Bound {
  return [low, high];
}

/** `scale` is that of the incomes of the year, or of the year before: all that the model of Urssaf knows. */
export function levyParametersOf(law: LevyLaw, scale: '' | '_precedent' = ''): LevyParameters {
  return {
    ceiling: law.generaux.pmss.valeur,
    minimumWage: law.generaux.smic_mensuel.valeur,
    csg: {
      rate: fraction(law.csg_crds_activite.csg.valeur),
      deductible: fraction(law.csg_crds_activite.csg_deductible.valeur),
      crds: fraction(law.csg_crds_activite.crds.valeur),
      expenses: fraction(law.csg_crds_activite.abattement_frais.valeur),
      expensesCeilings: law.csg_crds_activite.abattement_frais.seuil,
    },
    employee: employeeOf(law),
    relief: reliefOf(law),
    ...agentsOf(law),
    retiree: retireeOf(law),
    jobseeker: {
      pension: fraction(law.chomage.retraite_complementaire.valeur),
      allowanceShare: fraction(law.chomage.allocation.valeur),
      csg: fraction(law.chomage.csg.valeur),
      deductible: fraction(law.chomage.csg_deductible.valeur),
      pensionFloorDay: law.chomage.plancher_retraite.valeur,
      csgFloorDay: law.chomage.plancher_csg.valeur,
    },
    micro: microOf(law),
    tax: taxOf(law, scale),
    vat: bounds(law.tva.fourchette.valeur.map(fraction)),
  };
}

function employeeOf({ prive_salarie: person, prive_employeur: employer }: LevyLaw) {
  return {
    oldAge: { person: oldAgeOf(person), employer: oldAgeOf(employer) },
    supplementary: {
      person: bandsOf(person),
      employer: bandsOf(employer),
      ceilings: person.agirc_arrco_t2.seuil,
    },
    health: {
      full: fraction(employer.maladie_plein.valeur),
      reduced: fraction(employer.maladie_reduit.valeur),
      upTo: employer.maladie_reduit.seuil,
    },
    family: {
      full: fraction(employer.famille_plein.valeur),
      reduced: fraction(employer.famille_reduit.valeur),
      upTo: employer.famille_reduit.seuil,
    },
    accidents: fraction(employer.atmp_moyen.valeur),
    autonomy: fraction(employer.csa.valeur),
    unemployment: { rate: fraction(employer.chomage.valeur), ceilings: employer.chomage.seuil },
    wageGuarantee: fraction(employer.ags.valeur),
    housing: {
      under50: fraction(employer.fnal_moins_50.valeur),
      from50: fraction(employer.fnal_50.valeur),
    },
    training: {
      under11: fraction(employer.formation_moins_11.valeur),
      from11: fraction(employer.formation_11.valeur),
    },
    apprenticeship: fraction(employer.apprentissage.valeur),
    construction: fraction(employer.effort_construction.valeur),
    socialPackage: fraction(employer.forfait_social.valeur),
    socialDialogue: fraction(employer.dialogue_social.valeur),
    executives: {
      person: fraction(person.apec.valeur),
      employer: fraction(employer.apec.valeur),
      lifeCover: fraction(employer.prevoyance_cadre.valeur),
    },
    healthCover: employer.complementaire_sante.valeur,
  };
}

type Side = LevyLaw['prive_salarie' | 'prive_employeur'];

function oldAgeOf({ vieillesse_plafonnee: capped, vieillesse_deplafonnee: whole }: Side) {
  return { capped: fraction(capped.valeur), whole: fraction(whole.valeur) };
}

function bandsOf({ agirc_arrco_t1, ceg_t1, agirc_arrco_t2, ceg_t2, cet }: Side) {
  return {
    first: fraction(agirc_arrco_t1.valeur + ceg_t1.valeur),
    second: fraction(agirc_arrco_t2.valeur + ceg_t2.valeur),
    balance: fraction(cet.valeur),
  };
}

function reliefOf({ reduction_generale: relief }: LevyLaw) {
  const [health, oldAge, family, accidents, autonomy, unemployment, supplementary] =
    relief.composition.valeur.map(fraction);
  return {
    under50: relief.t_moins_50.valeur,
    from50: relief.t_50.valeur,
    exit: relief.sortie.valeur,
    decimals: relief.formule.seuil,
    parts: {
      health: health ?? Number.NaN,
      oldAge: oldAge ?? Number.NaN,
      family: family ?? Number.NaN,
      accidents: accidents ?? Number.NaN,
      autonomy: autonomy ?? Number.NaN,
      unemployment: unemployment ?? Number.NaN,
      supplementary: supplementary ?? Number.NaN,
    },
  };
}

function agentsOf({
  fonctionnaires: law,
}: LevyLaw): Record<'stateAgent' | 'localAgent', AgentParameters> {
  const [autonomy, housing] = law.csa_fnal.valeur;
  const [additional] = law.rafp.valeur;
  const [stateBonuses, localBonuses] = law.part_primes.valeur;
  const both = {
    withheld: fraction(law.retenue_pension.valeur),
    family: fraction(law.famille.valeur),
    autonomy: fraction(autonomy),
    housing: fraction(housing),
    additional: { rate: fraction(additional), upTo: fraction(law.rafp.seuil) },
  };
  return {
    stateAgent: {
      ...both,
      pension: fraction(law.etat_pension_civile.valeur),
      disability: fraction(law.etat_ati.valeur),
      health: fraction(law.etat_maladie.valeur),
      bonusShare: fraction(stateBonuses),
    },
    localAgent: {
      ...both,
      pension: fraction(law.cnracl_employeur.valeur),
      disability: fraction(law.atiacl.valeur),
      health: fraction(law.territorial_hospitalier_maladie.valeur),
      bonusShare: fraction(localBonuses),
    },
  };
}

const PENSION_LEVIES = ['csg_pension_83', 'csg_pension_66', 'csg_pension_38'] as const;

function retireeOf({ retraites: law }: LevyLaw) {
  return {
    steps: PENSION_LEVIES.map((levy, index) => ({
      levy,
      rate: fraction(law.csg.valeur[index]),
      deductible: fraction(law.csg_deductible.valeur[index]),
      fromYear: law.seuils_rfr_une_part.valeur[index] ?? Number.NaN,
      halfPartYear: law.seuils_rfr_demi_part.valeur[index] ?? Number.NaN,
      isFull: levy !== 'csg_pension_38',
    })),
    crds: fraction(law.crds.valeur),
    casa: fraction(law.casa.valeur),
    health: fraction(law.maladie_complementaire.valeur),
    supplementaryShare: fraction(law.part_complementaire.valeur),
  };
}

function microOf({ micro_entrepreneurs: law }: LevyLaw) {
  const at = (index: number, rate: number, parts: readonly number[]) => {
    const [health, disability, oldAge, supplementary] = parts;
    return {
      rate: fraction(rate),
      training: fraction(law.formation.valeur[index]),
      chamber: fraction(law.chambres.valeur[index]),
      allowance: fraction(law.abattement_impot.valeur[index]),
      leastAllowanceYear: law.abattement_impot.seuil,
      split: {
        health: fraction(health),
        disability: fraction(disability),
        oldAge: fraction(oldAge),
        supplementary: fraction(supplementary),
      },
    };
  };
  const shared = law.repartition_vente_services.valeur;
  return {
    sales: at(0, law.vente.valeur, shared),
    services: at(1, law.services.valeur, shared),
    professional: at(2, law.liberal.valeur, law.repartition_liberal.valeur),
  };
}

function taxOf({ impot: law }: LevyLaw, scale: '' | '_precedent') {
  const discount = law[`decote${scale}`];
  const [single, couple] = bounds(discount.valeur);
  const wages = law[`abattement_salaires${scale}`];
  return {
    brackets: law[`bareme${scale}`].valeur.map(([from, rate]) => [from, fraction(rate)] as const),
    discount: { rate: fraction(discount.taux), single, couple },
    halfPart: law[`plafond_demi_part${scale}`].valeur,
    allowance: {
      rate: fraction(wages.taux),
      wages: bounds(wages.valeur),
      pensions: bounds(law[`abattement_pensions${scale}`].valeur),
    },
  };
}
