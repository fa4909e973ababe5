import { MOST_PRIORITIES } from '@nosmilliards/domain/game/game';
import type { Group } from '@nosmilliards/domain/game/group';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LineIcon } from '#ui/line-icon.tsx';
import styles from './priorities-dialog.module.css';

type PrioritiesDialogProps = {
  readonly open: boolean;
  readonly groups: readonly Group[];
  readonly priorities: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onClose: () => void;
};

/** At most three groups (G28), compared with the votes at the end. Kept on the device only. */
export function PrioritiesDialog(props: PrioritiesDialogProps) {
  const { open, groups, priorities, onChoose, onClose } = props;
  const [chosen, setChosen] = useState(priorities);
  const isFull = chosen.length >= MOST_PRIORITIES;
  /** Closes without saving: the boxes go back to what is saved. */
  function pass() {
    setChosen(priorities);
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={pass}
      isNearThumb
      isQuestion
      title="Vos priorités"
      actions={
        <>
          <Button onClick={pass}>Passer</Button>
          <Button variant="primary" onClick={() => onChoose(chosen)}>
            Enregistrer
          </Button>
        </>
      }
    >
      <p>
        Avant de jouer, choisissez jusqu’à trois domaines qui comptent pour vous. Le bilan mettra
        vos choix à côté. Cela reste sur votre appareil.
      </p>
      <fieldset className={styles['groups']}>
        <legend>
          {`${chosen.length} sur ${MOST_PRIORITIES}`}
          {isFull && '\u00A0: retirez-en une pour en changer'}
        </legend>
        {groups.map(({ id, title, icon }) => {
          const isChosen = chosen.includes(id);
          return (
            <label key={id} className={styles['group']}>
              <input
                type="checkbox"
                checked={isChosen}
                aria-disabled={isFull && !isChosen}
                onChange={() => {
                  if (isChosen) setChosen(chosen.filter((other) => other !== id));
                  else if (!isFull) setChosen([...chosen, id]);
                }}
              />
              <LineIcon name={icon} /> {title}
            </label>
          );
        })}
      </fieldset>
    </Dialog>
  );
}
