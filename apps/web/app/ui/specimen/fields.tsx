import { useState } from 'react';
import { millions } from '@nosmilliards/domain/money/money';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { PercentField } from '#ui/percent-field.tsx';
import { Progress } from '#ui/progress.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Sample, Section } from './section.tsx';
import styles from './specimen.module.css';

type Side = 'depenses' | 'recettes' | 'ensemble';

export function Fields() {
  const [percent, setPercent] = useState(15);
  const [side, setSide] = useState<Side>('depenses');
  const [open, setOpen] = useState(false);
  const saved = millions(108_800 * (percent / 100));
  return (
    <Section number={5} title="Réglages et panneaux">
      <div className={styles['two']}>
        <div className={styles['samples']}>
          <Sample title="Pourcentage : curseur, champ et raccourcis">
            <PercentField
              label="Réduire de"
              value={percent}
              onChange={setPercent}
              presets={[5, 15, 25, 50]}
              valueText={`réduire de ${percent} %`}
            />
            <p>
              Dépenses en moins, fictives : <Amount value={saved} />
            </p>
          </Sample>
          <Sample title="Avancement">
            <div className={styles['stack']}>
              <Progress value={0} max={64}>
                Aucune carte sur 64
              </Progress>
              <Progress value={22} max={64}>
                <strong>34 % du budget examiné</strong> · 22 cartes sur 64
              </Progress>
              <Progress value={64} max={64}>
                <strong>Tout le budget est examiné</strong> · 64 cartes sur 64
              </Progress>
            </div>
          </Sample>
          <Sample title="Dialogue">
            <p>
              <Button onClick={() => setOpen(true)}>Partager mon budget</Button>
            </p>
            <Dialog
              open={open}
              onClose={() => setOpen(false)}
              title="Partager mon budget"
              actions={
                <>
                  <Button variant="primary">Copier l’adresse</Button>
                  <Button onClick={() => setOpen(false)}>Plus tard</Button>
                </>
              }
            >
              <p>L’adresse contient vos choix et rien d’autre. Rien n’est envoyé avant.</p>
            </Dialog>
          </Sample>
        </div>
        <div className={styles['samples']}>
          <Sample title="Onglets">
            <Tabs
              label="Côté du budget"
              value={side}
              onChange={setSide}
              tabs={[
                { value: 'depenses', label: 'Dépenses', panel: <p>Ce que la France dépense.</p> },
                { value: 'recettes', label: 'Recettes', panel: <p>D’où vient l’argent.</p> },
                {
                  value: 'ensemble',
                  label: 'Vue d’ensemble',
                  panel: <p>Les deux colonnes, côte à côte.</p>,
                },
              ]}
            />
          </Sample>
          <Sample title="À déplier">
            <div>
              <Disclosure summary="D’où viennent ces chiffres ?" open>
                <p>De la loi de finances pour 2025 et des comptes nationaux.</p>
              </Disclosure>
              <Disclosure summary="Pourquoi deux montants pour une même ligne ?">
                <p>Leurs périmètres diffèrent : nous montrons les deux, avec la raison.</p>
              </Disclosure>
            </div>
          </Sample>
        </div>
      </div>
    </Section>
  );
}
