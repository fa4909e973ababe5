import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import { Sample, Section } from './section.tsx';
import styles from './specimen.module.css';

export function Messages() {
  const notify = useNotify();
  const [spoken, setSpoken] = useState('');

  return (
    <Section number={8} title="Messages">
      <Sample title="Message passager, message avec une action, annonce vocale">
        <div className={styles['row']}>
          <Button onClick={() => notify('Adresse copiée.')}>Montrer un message</Button>
          <Button
            onClick={() =>
              notify('Ce choix remplace celui fait sur « Santé ».', {
                label: 'Annuler',
                onAction: () => setSpoken('Choix annulé.'),
              })
            }
          >
            Montrer un message avec action
          </Button>
          <Button onClick={() => setSpoken('Solde : moins 143,6 milliards d’euros.')}>
            Annoncer le solde
          </Button>
        </div>
        <p>Dernière annonce : {spoken === '' ? 'aucune' : spoken}</p>
      </Sample>
      <LiveRegion text={spoken} />
    </Section>
  );
}
