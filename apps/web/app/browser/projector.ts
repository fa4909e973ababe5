import { useEffect } from 'react';

/** Projector mode: CSS scales the text to the screen and hides the layout. */
export function useProjector(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['projector'] = '';
    return () => {
      delete dataset['projector'];
    };
  }, []);
}
