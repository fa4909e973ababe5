import { DECISION_COUNT } from '@nosmilliards/domain/game/deck-size';
import Send from 'lucide-react/icons/send';
import { useState, type FormEvent } from 'react';
import { siteUrl } from '#browser/address.ts';
import { ownName } from '#browser/received.ts';
import { share } from '#browser/share.ts';
import { challengePath } from '#site/shared-path.ts';
import { Button } from '#ui/button.tsx';
import { FirstNameField } from './first-name-field.tsx';

type DefyFormProps = { readonly code: string; readonly onSent: () => void };

export function DefyForm({ code, onSent }: DefyFormProps) {
  const [message, setMessage] = useState('');

  async function send(event: FormEvent) {
    event.preventDefault();
    const sent = await share({
      title: 'Nos Milliards\u00A0: à vous',
      text: `J’ai fait mon budget de la France. Faites le vôtre en ${DECISION_COUNT}\u00A0décisions, sans voir le mien\u00A0; puis nous comparerons.`,
      url: siteUrl(challengePath(code, ownName())),
    });
    if (sent === 'shared') onSent();
    if (sent === 'copied') setMessage('Lien copié\u00A0: envoyez-le à qui vous voulez.');
    if (sent === 'failed') setMessage('Impossible de copier le lien.');
  }

  return (
    <form className="stack-2" onSubmit={(event) => void send(event)}>
      <p>Vos choix restent cachés jusqu’à la fin de sa partie.</p>
      <FirstNameField />
      <p>
        <Button variant="primary" icon={Send} type="submit">
          Envoyer le défi
        </Button>
      </p>
      {/* Live regions outside a modal are silent: the result is announced inside. */}
      <output className="note">{message}</output>
    </form>
  );
}
