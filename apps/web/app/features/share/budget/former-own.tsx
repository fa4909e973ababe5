import { useState } from 'react';
import { useNavigate } from 'react-router';
import { codeOfPlayed } from '#ballot/budget-code.ts';
import { forgetFormerBallot, formerBallot } from '#ballot/stored-ballot.ts';
import { budgetPath } from '#site/shared-path.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import type { LoadFormer } from '../received/made-with.tsx';

/** The visitor's own budget as it was before the amounts of a new edition. */
export function FormerOwn({ loadFormer }: { readonly loadFormer: LoadFormer }) {
  const [former, setFormer] = useState(formerBallot);
  const navigate = useNavigate();
  const notify = useNotify();
  if (former === null) return null;
  const { year, read } = former;

  async function open() {
    const data = await loadFormer(year).catch(() => null);
    if (data === null) {
      notify(`Les montants de ${year} n’ont pas pu être chargés.`, 'problem');
      return;
    }
    const { numbering, edition } = data;
    await navigate(budgetPath(codeOfPlayed(read(edition), numbering, edition)));
  }

  function forget() {
    forgetFormerBallot();
    setFormer(null);
  }

  return (
    <Notice title={`Fait d’abord avec les montants de ${year}`}>
      <p>
        Ce que vous voyez ici reprend vos choix sur les montants d’aujourd’hui. Votre budget de{' '}
        {year} est gardé sur cet appareil.
      </p>
      <p className="row" data-print="hide">
        <Button onClick={() => void open()}>Le revoir tel qu’il était</Button>
        <Button onClick={forget}>Ne plus le garder</Button>
      </p>
    </Notice>
  );
}
