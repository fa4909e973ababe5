import Percent from 'lucide-react/icons/percent';
import { Card } from '#ui/card.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { Notice } from '#ui/notice.tsx';
import { StageList } from '#ui/stage-list.tsx';
import { StatusStrip } from '#ui/status-strip.tsx';
import { Tag } from '#ui/tag.tsx';
import { Sample, Section } from './section.tsx';
import styles from './specimen.module.css';

export function Labels() {
  return (
    <Section number={4} title="Étiquettes, états, cartes">
      <div className={styles['two']}>
        <div className={styles['samples']}>
          <Sample title="Secteurs">
            <div className={styles['row']}>
              <Tag sector="social">Sécurité sociale</Tag>
              <Tag sector="state">État</Tag>
              <Tag sector="local">Collectivités</Tag>
              <Tag sector="niche" icon={Percent}>
                Niche fiscale
              </Tag>
              <Tag sector="debt">Dette</Tag>
              <Tag>Ligne technique</Tag>
            </div>
          </Sample>
          <Sample title="Nature d’un chiffre">
            <div className={styles['row']}>
              <NatureTag nature="officiel" />
              <NatureTag nature="calcule" />
              <NatureTag nature="estime" />
            </div>
          </Sample>
          <Sample title="Voté, dépensé, proposé">
            <StageList
              stages={[
                { word: 'Voté 2025', text: '100,0\u00A0M€' },
                { word: 'Dépensé 2025', text: '98,0\u00A0M€' },
                { word: 'Voté 2026', text: '104,1\u00A0M€', change: '+4,1\u00A0%' },
                { word: 'Proposé 2027', text: '110,0\u00A0M€', isProposed: true },
              ]}
            />
          </Sample>
          <Sample title="États du budget">
            <div className={styles['row']}>
              <StatusStrip tone="critical">Déficit critique</StatusStrip>
              <StatusStrip tone="deficit">Déficit modéré</StatusStrip>
              <StatusStrip tone="balanced">Presque équilibré</StatusStrip>
              <StatusStrip tone="surplus">Excédent</StatusStrip>
            </div>
          </Sample>
          <Sample title="Remarques">
            <Notice title="Effet comptable">
              <p>Toutes choses égales par ailleurs : personne ne change de comportement.</p>
            </Notice>
            <Notice tone="warning">
              <p>Cette coupe dépasse la plus forte baisse retenue pour cette ligne.</p>
            </Notice>
          </Sample>
        </div>
        <div className={styles['samples']}>
          <Sample title="Carte au repos">
            <Card>
              <p>
                <strong>Défense</strong>
              </p>
              <p>Une carte à venir : un trait d’encre, pas d’ombre.</p>
            </Card>
          </Sample>
          <Sample title="Carte active : une seule par page">
            <Card active>
              <p>
                <strong>Hôpitaux publics</strong>
              </p>
              <p>L’objet sur lequel on agit porte l’ombre dure.</p>
            </Card>
          </Sample>
        </div>
      </div>
    </Section>
  );
}
