import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { late, useLate } from '#ui/late.tsx';

/** What erases knows every store of the site: it comes with the first click. */
const dialog = late(() => import('./erase-dialog.tsx'));

export function EraseData() {
  const [code, ask] = useLate(dialog);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => ask(() => setAsking(true))}>
        Effacer mes données de cet appareil
      </Button>
      {code && <code.EraseDialog open={isAsking} onClose={() => setAsking(false)} />}
    </>
  );
}
