import { createElement, useState } from 'react';

/** The least a page of React can be: a title, and a button that answers. */
export function Page() {
  const [votes, setVotes] = useState(0);
  return createElement(
    'main',
    null,
    createElement('h1', null, 'Votre budget, vos choix'),
    createElement('button', { onClick: () => setVotes(votes + 1) }, `Votes\u00A0: ${votes}`),
  );
}
