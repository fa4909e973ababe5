import { useState } from 'react';
import Hospital from 'lucide-react/icons/hospital';
import SkipForward from 'lucide-react/icons/skip-forward';
import Undo2 from 'lucide-react/icons/undo-2';
import { formatEuros } from '@nosmilliards/domain/money/format';
import { millions } from '@nosmilliards/domain/money/money';
import { Amount } from '#ui/amount.tsx';
import { BarList } from '#ui/bar-list.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ChoiceButton, type ChoiceKind } from '#ui/choice-button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { FigureWithTable } from '#ui/figure-with-table.tsx';
import { Icon } from '#ui/icon.tsx';
import { Progress } from '#ui/progress.tsx';
import { mosaicOf } from '#ui/sheet/squares-drawing.ts';
import { Squares } from '#ui/sheet/squares.tsx';
import { StatusStrip } from '#ui/status-strip.tsx';
import { Tag } from '#ui/tag.tsx';
import { lines, thousand } from './fiction.ts';
import styles from './poster.module.css';

export const choices: { kind: ChoiceKind; word: string }[] = [
  { kind: 'keep', word: 'Garder' },
  { kind: 'increase', word: 'Augmenter' },
  { kind: 'decrease', word: 'Réduire' },
  { kind: 'remove', word: 'Supprimer' },
];

/** All the components together. */
export function Poster() {
  const [chosen, setChosen] = useState<ChoiceKind>();
  return (
    <section aria-labelledby="affiche" className={styles['poster']}>
      <div className={styles['column']}>
        <h2 id="affiche" className={styles['title']}>
          1 734,2 milliards d’euros. Que changeriez-vous ?
        </h2>
        <FigureWithTable
          title="Sur 1 000 € de dépense publique"
          heading="h3"
          reading="Chaque part de la barre est ce que dépense un secteur. Valeurs fictives."
          table={{
            caption: 'Sur 1 000 €, part de chaque secteur (valeurs fictives)',
            columns: [
              { id: 'sector', label: 'Secteur' },
              { id: 'part', label: 'Part', numeric: true },
            ],
            rows: thousand.map(({ paint, label, squares }) => ({
              id: paint,
              cells: [label, formatEuros(squares)],
            })),
            total: { id: 'total', cells: ['Total', '1 000 €'] },
          }}
        >
          <Squares drawn={mosaicOf(25, thousand)} />
        </FigureWithTable>
        <BarList
          label="Trois lignes du budget, montants fictifs"
          items={lines.slice(0, 3).map(({ id, label, amount, sector }) => ({
            id,
            label,
            sector,
            size: amount,
            value: <Amount value={amount} />,
          }))}
        />
      </div>
      <div className={styles['column']}>
        <Card as="article" active aria-labelledby="carte">
          <div className={styles['card']}>
            <Tag sector="social">Sécurité sociale · carte 3 sur 16</Tag>
            <div>
              <h3 id="carte" className={styles['cardTitle']}>
                <Icon icon={Hospital} size="small" /> Hôpitaux publics
              </h3>
              <p>
                <Amount value={millions(108_800)} size="big" />
              </p>
              <p className={styles['note']}>63 € sur 1 000 € · 2 053 € par adulte et par an</p>
            </div>
            <ChoiceGroup label="Votre choix">
              {choices.map(({ kind, word }) => (
                <ChoiceButton
                  key={kind}
                  kind={kind}
                  pressed={chosen === kind}
                  onClick={() => setChosen(chosen === kind ? undefined : kind)}
                >
                  {word}
                </ChoiceButton>
              ))}
            </ChoiceGroup>
            <div className={styles['more']}>
              <Button variant="quiet" icon={SkipForward}>
                Passer
              </Button>
              <Button variant="quiet" icon={Undo2} onClick={() => setChosen(undefined)}>
                Annuler le dernier choix
              </Button>
            </div>
          </div>
        </Card>
        <Progress value={34} max={100}>
          <strong>34 % du budget examiné</strong> · 3 cartes sur 16
        </Progress>
        <div className={styles['balance']}>
          <p>
            Solde :{' '}
            <strong>
              <Amount value={millions(-143_600)} signed />
            </strong>{' '}
            (départ : <Amount value={millions(-155_000)} signed />)
          </p>
          <StatusStrip tone="critical">Déficit critique</StatusStrip>
        </div>
      </div>
    </section>
  );
}
