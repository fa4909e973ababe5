import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Button } from '#ui/button.tsx';
import type { EraseDialogProps } from './erase-dialog.tsx';

/** What erases knows every store of the site: it comes with the first click. */
const EraseDialog = lazy<ComponentType<EraseDialogProps>>(async () => ({
  default: (await import('./erase-dialog.tsx')).EraseDialog,
}));

export function EraseData() {
  const [state, setState] = useState<'never-asked' | 'asking' | 'answered'>('never-asked');
  return (
    <>
      <Button variant="primary" onClick={() => setState('asking')}>
        Effacer mes données de cet appareil
      </Button>
      {state !== 'never-asked' && (
        <Suspense fallback={null}>
          <EraseDialog open={state === 'asking'} onClose={() => setState('answered')} />
        </Suspense>
      )}
    </>
  );
}
