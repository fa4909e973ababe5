import { focusTitle } from '#browser/title-focus.ts';
import { Button } from '#ui/button.tsx';
import styles from './pupil.module.css';

type ResumeSeatProps = {
  readonly code: string;
  readonly onResume: () => void;
  readonly onOther: () => void;
};

/** Asks before resuming: another pupil may have the device now, and must not see these answers. */
export function ResumeSeat({ code, onResume, onOther }: ResumeSeatProps) {
  return (
    <>
      <p>
        Reprendre votre place dans la salle <span className={styles['sign']}>{code}</span>
        {'\u202F?'}
      </p>
      <div className="row">
        <Button variant="primary" onClick={onResume}>
          Reprendre
        </Button>
        <Button
          onClick={() => {
            onOther();
            focusTitle();
          }}
        >
          Entrer dans une autre salle
        </Button>
      </div>
    </>
  );
}
