import { CHOICES, VERBS } from '#ballot/vote-words.ts';
import { Dialog } from '#ui/dialog.tsx';
import styles from './help-dialog.module.css';

type HelpDialogProps = {
  readonly open: boolean;
  readonly areOn: boolean;
  readonly onTurn: (areOn: boolean) => void;
  readonly onClose: () => void;
};

const keys = [
  ...CHOICES.map((type, index) => ({ name: String(index + 1), does: VERBS[type] })),
  { name: '←', does: 'Carte précédente' },
  { name: '→', does: 'Carte suivante, une fois la carte votée' },
  { name: 'Ctrl + Z', does: 'Annuler le dernier choix' },
  { name: '?', does: 'Ouvrir cette aide' },
];

export function HelpDialog({ open, areOn, onTurn, onClose }: HelpDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Raccourcis clavier">
      <dl className={styles['keys']}>
        {keys.map(({ name, does }) => (
          <div key={name}>
            <dt>
              <kbd>{name}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={styles['switch']}>
        <input
          type="checkbox"
          checked={areOn}
          onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
        />
        Utiliser ces raccourcis
      </label>
      <p className="small-note">
        Ils sont toujours muets dans un champ ou quand une fenêtre est ouverte. Votre réglage est
        gardé sur cet appareil.
      </p>
    </Dialog>
  );
}
