import { LONGEST_NAME, typedName } from '@nosmilliards/domain/duel/budget-link';
import { useState } from 'react';
import { keepOwnName, ownName } from '#browser/received.ts';
import { TextField } from '#ui/text-field.tsx';

/** Kept for the visit; a link made afterwards carries it. Not to be prerendered: it reads the tab. */
export function FirstNameField() {
  const [name, setName] = useState(() => ownName() ?? '');
  return (
    <TextField
      label="Votre prénom (facultatif)"
      hint={`Il s’ajoute au lien, après le signe #, et nulle part ailleurs. Un seul mot, ${LONGEST_NAME}\u00A0lettres au plus.`}
      autoComplete="off"
      spellCheck={false}
      value={name}
      onChange={(text) => {
        const typed = typedName(text);
        setName(typed);
        keepOwnName(typed);
      }}
    />
  );
}
