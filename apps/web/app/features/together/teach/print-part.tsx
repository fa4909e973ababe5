import Printer from 'lucide-react/icons/printer';
import { printSection } from '#browser/print.ts';
import { Button } from '#ui/button.tsx';

/** Prints the section of that heading alone. */
export function PrintPart({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p data-print="hide">
      <Button icon={Printer} onClick={() => printSection(id)}>
        {children}
      </Button>
    </p>
  );
}
