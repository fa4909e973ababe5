import { useCallback, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { ToastRegion, type Toast } from '#ui/toast-region.tsx';
import { Sample, Section } from './section.tsx';
import styles from './specimen.module.css';

export function Messages() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [spoken, setSpoken] = useState('');
  const dismiss = useCallback(
    (id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  const show = (toast: Omit<Toast, 'id'>) =>
    setToasts((shown) => [...shown, { ...toast, id: crypto.randomUUID() }]);

  return (
    <Section number={7} title="Messages">
      <Sample title="Message passager, message avec une action, annonce vocale">
        <div className={styles['row']}>
          <Button onClick={() => show({ text: 'Adresse copiée.' })}>Montrer un message</Button>
          <Button
            onClick={() =>
              show({
                text: 'Ce choix remplace celui fait sur « Santé ».',
                action: { label: 'Annuler', onAction: () => setSpoken('Choix annulé.') },
              })
            }
          >
            Montrer un message avec action
          </Button>
          <Button onClick={() => setSpoken('Solde : moins 143,6 milliards d’euros.')}>
            Annoncer le solde
          </Button>
        </div>
        <p>Dernière annonce : {spoken === '' ? 'aucune' : spoken}</p>
      </Sample>
      <LiveRegion text={spoken} />
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </Section>
  );
}
