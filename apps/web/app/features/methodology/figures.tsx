import { formatCount, formatPercent } from '@nosmilliards/domain/money/format';
import { fromEuros, millions } from '@nosmilliards/domain/money/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cardPath, linePath, paths } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { NotedList } from '#ui/noted-list.tsx';
import type { MethodologySheet, RetainedFigure } from './methodology-sheet.ts';

type SheetProps = { readonly sheet: MethodologySheet };

const meanings = {
  officiel: 'Lu dans un document public, avec sa référence.',
  calcule: 'Obtenu à partir de chiffres tous lus dans un document. La formule est sur la ligne.',
  estime: 'Ordre de grandeur, montant retenu, ou calcul dont un terme l’est.',
};

export function Natures({ sheet }: SheetProps) {
  return (
    <>
      <p>
        Chaque chiffre porte sa nature. Voici leur part dans les dépenses nettes, calculée à chaque
        construction du site. L’estimé comprend tout ce qui dépend d’un terme estimé.
      </p>
      <NotedList
        items={sheet.natureShares.map(({ nature, amount, share }) => ({
          id: nature,
          label: <NatureTag nature={nature} />,
          value: formatPercent(share),
          note: (
            <>
              {meanings[nature]} <Amount value={amount} />.
            </>
          ),
        }))}
      />
    </>
  );
}

/** Quoted by the model this site started from, without a source: shown so that nobody looks for it. */
const UNUSED_DEFICIT = millions(212_000);

const deficitUses: Record<string, string> = {
  deficit_reference: 'Point de départ du simulateur',
  deficit_etat_loi: 'Montré à la page « À propos », avec son périmètre',
  deficit_etat_premier_semestre: 'Montré en tête de page, avec son périmètre',
};

export function Deficits({ sheet }: SheetProps) {
  return (
    <>
      <p>
        Plusieurs chiffres circulent pour la même année. Ils n’ont ni le même périmètre, ni la même
        période : ils ne se comparent pas entre eux.
      </p>
      <NotedList
        items={[
          ...sheet.deficits.map(({ id, label, value, perimeter }) => ({
            id,
            label: <Link to={`${paths.about}#${id}`}>{label}</Link>,
            value: <Amount value={millions(value)} />,
            note: `Périmètre : ${perimeter}. ${deficitUses[id]}.`,
          })),
          {
            id: 'unused',
            label: 'Cité par le modèle de départ',
            value: <Amount value={UNUSED_DEFICIT} />,
            note: 'Sans source, périmètre non disponible. Non utilisé.',
          },
        ]}
      />
    </>
  );
}

export function Retained({ sheet }: SheetProps) {
  return (
    <>
      <p>
        Le site est parti d’un modèle simplifié du budget, dont ces chiffres sont gardés tels quels.
        Quand un repère officiel en diffère, il est écrit à côté.
      </p>
      <NotedList
        items={sheet.retained.map((figure) => ({
          id: figure.id,
          label: figure.label,
          value: valueOf(figure),
          note: figure.note,
        }))}
      />
    </>
  );
}

function valueOf({ value, unit }: RetainedFigure): ReactNode {
  switch (unit) {
    case 'M€':
      return <Amount value={millions(value)} />;
    case '€':
      return <Amount value={fromEuros(value)} />;
    case '%':
      return formatPercent(value);
    case 'personnes':
      return formatCount(value);
  }
}

export function Gaps({ sheet }: SheetProps) {
  return (
    <>
      <p>
        Une ligne et ses enfants, une carte et ses lignes doivent faire le même montant. Toute
        différence est inscrite avec sa raison, ou la construction s’arrête. En voici la liste
        entière : le montant affiché, moins la somme du détail.
      </p>
      <NotedList
        items={sheet.gaps.map(({ id, title, isCard, amount, reason }) => ({
          id,
          label: (
            <>
              <Link to={isCard ? cardPath(id) : linePath(id)}>{title}</Link>
              {isCard && ' (carte)'}
            </>
          ),
          value: <Amount value={amount} signed />,
          note: reason,
        }))}
      />
    </>
  );
}
