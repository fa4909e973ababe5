import ArrowRight from 'lucide-react/icons/arrow-right';
import Share2 from 'lucide-react/icons/share-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceButton } from '#ui/choice-button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { choices } from './poster.tsx';
import { Sample, Section } from './section.tsx';
import styles from './specimen.module.css';

export function Actions() {
  return (
    <Section number={3} title="Boutons et liens">
      <div className={styles['two']}>
        <div className={styles['samples']}>
          <Sample title="Principal, second, discret">
            <div className={styles['row']}>
              <Button variant="primary">Terminer</Button>
              <Button icon={Share2}>Partager</Button>
              <Button variant="quiet" icon={Undo2}>
                Annuler
              </Button>
            </div>
          </Sample>
          <Sample title="Enfoncé, indisponible et pourquoi">
            <div className={styles['row']}>
              <Button pressed>Comparé</Button>
              <Button unavailable="Votez au moins une carte pour terminer.">
                Terminer maintenant
              </Button>
            </div>
          </Sample>
          <Sample title="Liens en forme de bouton, lien avec icône">
            <div className={styles['row']}>
              <ButtonLink to="/voter">Je fais mon budget</ButtonLink>
              <ButtonLink to="/explorer" variant="secondary">
                Explorer les comptes
              </ButtonLink>
              <TextLink to="/resultats" icon={ArrowRight}>
                Voir mes résultats
              </TextLink>
            </div>
          </Sample>
        </div>
        <div className={styles['samples']}>
          <Sample title="Quatre choix, au repos">
            <ChoiceGroup label="Choix au repos">
              {choices.map(({ kind, word }) => (
                <ChoiceButton key={kind} kind={kind} pressed={false}>
                  {word}
                </ChoiceButton>
              ))}
            </ChoiceGroup>
          </Sample>
          <Sample title="Quatre choix, retenus">
            <ChoiceGroup label="Choix retenus">
              {choices.map(({ kind, word }) => (
                <ChoiceButton key={kind} kind={kind} pressed>
                  {word}
                </ChoiceButton>
              ))}
            </ChoiceGroup>
          </Sample>
        </div>
      </div>
    </Section>
  );
}
