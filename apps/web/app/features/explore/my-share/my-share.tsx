import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { onLeaving } from '#browser/page-events.ts';
import { paths } from '#site/path.ts';
import { Card } from '#ui/card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { accountOf } from './account.ts';
import { Destinations } from './destinations.tsx';
import { askedOf, isRead, NOTHING_SAID, type Form } from './form.ts';
import type { MyShareData } from './my-share-data.ts';
import { Paid } from './paid.tsx';
import { ShareForm } from './share-form.tsx';
import { Ticket } from './ticket.tsx';
import { NOT_COUNTED, sentenceOf } from './words.ts';
import styles from './my-share.module.css';
import { Announcement } from '#ui/live-region.tsx';

/** Not drawn again with each digit, but once the account has changed. */
const [StillPaid, StillDestinations, StillTicket] = [memo(Paid), memo(Destinations), memo(Ticket)];

/** What is typed lives in this component alone: neither stored, nor sent, nor in the address. */
export function MyShare({ data }: { readonly data: MyShareData }) {
  const [form, setForm] = useState<Form>(NOTHING_SAID);
  const [isTicket, setTicket] = useState(false);
  // A browser may keep the page to go back to, with what was typed.
  useEffect(() => onLeaving(() => setForm(NOTHING_SAID)), []);

  // The digit is painted first, the account after it. What is erased goes at once.
  const later = useDeferredValue(form);
  const shown = form === NOTHING_SAID ? form : later;
  const asked = useMemo(() => askedOf(shown), [shown]);
  const account = useMemo(() => accountOf(asked, data), [asked, data]);
  const { person, employer } = account.paid;
  const sentence = sentenceOf(shown.family, {
    typed: asked.amount,
    person: person.sum,
    employer: employer.sum,
  });
  return (
    // Nothing is sent: `dialog` does nothing outside a <dialog>. Firefox would fill in after a reload
    // the choices of a form that lets it.
    <form method="dialog" autoComplete="off" className="stack-6">
      <div className="stack-6" data-print={isTicket ? 'hide' : undefined}>
        <div className={styles['head']}>
          <PageHeading lede="Ce qui est versé pour vous aux administrations publiques chaque mois, par vous et par votre employeur, et les lignes du budget où cela va.">
            Ma part
          </PageHeading>
          <Card className={styles['form']}>
            <ShareForm
              form={form}
              asked={askedOf(form)}
              parameters={data.parameters}
              onChange={(change) => setForm((before) => ({ ...before, ...change }))}
            />
          </Card>
          <div className="stack-1">
            <p className={styles['sentence']}>{sentence}</p>
            {shown.amount.trim() === '' && (
              <p className={styles['remark']}>
                Ceci est un exemple : tapez votre montant, le résultat suit.
              </p>
            )}
            <Announcement
              rest={500}
              text={shown === NOTHING_SAID || !isRead(shown) ? '' : sentence}
            />
          </div>
        </div>
        <section aria-labelledby="qui-verse" className={styles['section']}>
          <StillPaid family={shown.family} asked={asked} account={account} data={data} />
        </section>
        <StillDestinations account={account} data={data} />
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
            <TextLink to={paths.myShareMethod} className={styles['alone']}>
              Le calcul ligne à ligne, les taux et leurs textes
            </TextLink>
          </p>
        </section>
      </div>
      <StillTicket
        account={account}
        asked={asked}
        data={data}
        isPrinting={isTicket}
        onPrinting={setTicket}
      />
    </form>
  );
}
