import { AWAITED_SENTENCE, shareSentenceOf } from '@nosmilliards/domain/levy/sentence';
import { VIEWS, type View } from '@nosmilliards/domain/levy/spread';
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { onLeaving } from '#browser/page-events.ts';
import { paths } from '#site/path.ts';
import { Card } from '#ui/card.tsx';
import { Announcement } from '#ui/live-region.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { accountOf } from './account.ts';
import { Destinations } from './destinations.tsx';
import { NOTHING_SAID, readForm, type Form } from './form.ts';
import type { MyShareData } from './my-share-data.ts';
import { Paid } from './paid.tsx';
import { Picture } from './picture.tsx';
import { ShareForm } from './share-form.tsx';
import { Ticket } from './ticket.tsx';
import { NOT_COUNTED } from './words.ts';
import styles from './my-share.module.css';

/** Not drawn again with each digit, but once the account has changed. */
const [StillPicture, StillPaid, StillDestinations, StillTicket] = [
  memo(Picture),
  memo(Paid),
  memo(Destinations),
  memo(Ticket),
];

/** What is typed lives in this component alone: neither stored, nor sent, nor in the address. */
export function MyShare({ data }: { readonly data: MyShareData }) {
  const [form, setForm] = useState<Form>(NOTHING_SAID);
  const [view, setView] = useState<View>(VIEWS[0]);
  const [isTicket, setTicket] = useState(false);
  // A browser may keep the page to go back to, with what was typed.
  useEffect(() => onLeaving(() => setForm(NOTHING_SAID)), []);

  // The digit is painted first, the account after it. What is erased goes at once.
  const later = useDeferredValue(form);
  const shown = form === NOTHING_SAID ? form : later;
  const { asked, refusals } = useMemo(() => readForm(shown, data.parameters), [shown, data]);
  const account = useMemo(() => asked && accountOf(asked, data), [asked, data]);
  const sentence =
    asked !== null && account !== null
      ? shareSentenceOf(asked.status, {
          typed: asked.amount,
          person: account.paid.person.sum,
          employer: account.paid.employer.sum,
        })
      : refusals.amount === ''
        ? 'Le calcul attend que vous corrigiez un champ.'
        : AWAITED_SENTENCE;
  const isExample = shown.amount.trim() === '';
  return (
    // Nothing is sent: `dialog` does nothing outside a <dialog>. Firefox would fill in after a reload
    // the choices of a form that lets it.
    <form method="dialog" autoComplete="off" className="stack-6">
      <div className="stack-6" data-print={isTicket ? 'hide' : undefined}>
        <div className={styles['head']}>
          <div className={styles['title']}>
            <p className={styles['remark']}>
              {isExample ? 'Ceci est un exemple\u00A0: tapez votre montant.' : 'Ma part'}
            </p>
            <PageHeading>{sentence}</PageHeading>
            <Announcement
              rest={500}
              text={shown === NOTHING_SAID || account === null ? '' : sentence}
            />
          </div>
          <StillPicture account={account} view={view} />
          <Card className={styles['form']}>
            <ShareForm
              form={form}
              data={data}
              onChange={(change) => setForm((before) => ({ ...before, ...change }))}
            />
          </Card>
        </div>
        {asked !== null && account !== null && (
          <>
            <section aria-labelledby="qui-verse" className={styles['section']}>
              <StillPaid asked={asked} account={account} data={data} />
            </section>
            <StillDestinations account={account} data={data} view={view} onView={setView} />
          </>
        )}
        <section aria-labelledby="non-comptes" className={styles['section']}>
          <h2 id="non-comptes">Ne sont pas comptés</h2>
          <ul className={styles['list']}>
            {NOT_COUNTED.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <p>
            Ce que vous recevez (soins, école, pension, aides) n’est pas soustrait : la page montre
            ce qui est versé, rien d’autre.
          </p>
          <p>
            <TextLink to={paths.commune} className={styles['alone']}>
              La taxe foncière que vote ma commune, et ce qu’elle paie
            </TextLink>
          </p>
          <p>
            <TextLink to={`${paths.methodology}#calcul`} className={styles['alone']}>
              Le calcul ligne à ligne, les taux et leurs textes
            </TextLink>
          </p>
        </section>
      </div>
      {account !== null && (
        <StillTicket
          account={account}
          sentence={sentence}
          data={data}
          isPrinting={isTicket}
          onPrinting={setTicket}
        />
      )}
    </form>
  );
}
