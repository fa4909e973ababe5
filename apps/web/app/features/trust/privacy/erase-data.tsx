import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { EraseDialog } from './erase-dialog.tsx';

export function EraseData() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setAsking(true)}>
        Effacer mes données de cet appareil
      </Button>
      <EraseDialog open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}
