import { millions } from '@nosmilliards/domain/money/money';
import type { BuiltCorrections } from '../built.ts';
import type { Dossier } from '../dossier.ts';
import { titleOf } from './methodology.ts';

export function builtCorrectionsOf(dossier: Dossier): BuiltCorrections {
  const { corrections } = dossier.edition.corrections.content;
  return {
    corrections: corrections.map(({ date, objet, avant, apres, raison }) => ({
      day: date,
      id: objet,
      title: titleOf(dossier, objet),
      isLine: dossier.lineOf(objet) !== undefined,
      before: millions(avant),
      after: millions(apres),
      reason: raison,
    })),
  };
}
