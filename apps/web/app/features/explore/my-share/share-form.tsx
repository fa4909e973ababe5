import { HEADCOUNTS } from '@nosmilliards/domain/levy/parameters';
import { familyOf, STATUSES } from '@nosmilliards/domain/levy/status';
import { TYPED } from '@nosmilliards/domain/levy/typed-amount';
import { formatDay } from '@nosmilliards/domain/money/day';
import { formatCount, formatPercent } from '@nosmilliards/domain/money/format';
import { typedNumberOf } from '@nosmilliards/domain/money/typed-number';
import Lock from 'lucide-react/icons/lock';
import { useId } from 'react';
import { Disclosure } from '#ui/disclosure.tsx';
import { ExternalLink } from '#ui/external-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextField } from '#ui/text-field.tsx';
import { EXAMPLE, readForm, type Form } from './form.ts';
import type { MyShareData } from './my-share-data.ts';
import { FAMILY_WORDS, HEADCOUNT_WORDS, STATUS_LABELS } from './words.ts';
import page from './my-share.module.css';
import styles from './share-form.module.css';

type ShareFormProps = {
  readonly form: Form;
  readonly data: MyShareData;
  readonly onChange: (change: Partial<Form>) => void;
};

export function ShareForm({ form, data, onChange }: ShareFormProps) {
  const id = useId();
  const { refusals } = readForm(form, data.parameters);
  return (
    <div className={styles['form']}>
      <AmountField form={form} data={data} onChange={onChange} refusal={refusals.amount} />
      <div className={styles['field']}>
        <label htmlFor={`${id}statut`}>Vous êtes</label>
        <select
          id={`${id}statut`}
          value={form.status}
          onChange={({ currentTarget: { value } }) =>
            onChange({ status: STATUSES.find((one) => one === value) ?? form.status, share: '' })
          }
        >
          {STATUSES.map((one) => (
            <option key={one} value={one}>
              {STATUS_LABELS[one]}
            </option>
          ))}
        </select>
      </div>
      <TextField
        label="Votre impôt du mois, écrit sur le bulletin"
        hint={`Facultatif. Vide, il est calculé pour une personne seule, une part, sur les revenus de ${data.year}.`}
        unit="€"
        inputMode="decimal"
        value={form.tax}
        refusal={refusals.tax}
        onChange={(text) => onChange({ tax: text })}
      />
      <Disclosure summary="Affiner">
        <Refinements form={form} data={data} onChange={onChange} refusal={refusals.share} />
      </Disclosure>
      <Disclosure summary={`Droit de ${data.period}\u00A0: ce qui a changé depuis`}>
        <p className={page['remark']}>Au {formatDay(data.sinceDay)}, sans effet sur ce calcul :</p>
        <ul className={page['list']}>
          {data.since.map(({ text, url }) => (
            <li key={text}>
              <ExternalLink href={url}>{text}</ExternalLink>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

type FieldProps = ShareFormProps & { readonly refusal: string };

/** A field and a slider of one value, under one label. */
function AmountField({ form, data, refusal, onChange }: FieldProps) {
  const label = FAMILY_WORDS[familyOf(form.status)].amount;
  const typed = typedNumberOf(form.amount, TYPED);
  const amount = typed.ok ? typed.value : EXAMPLE;
  return (
    <TextField
      isBig
      label={label}
      hint={
        <>
          <Icon icon={Lock} size="small" />{' '}
          {`Ce que vous tapez ne quitte pas cette page. Droit de ${data.period}, hors Alsace-Moselle.`}
        </>
      }
      refusal={refusal}
      unit="€"
      inputMode="decimal"
      placeholder={formatCount(EXAMPLE)}
      value={form.amount}
      onChange={(text) => onChange({ amount: text })}
    >
      <input
        type="range"
        className={styles['slider']}
        aria-label={label}
        aria-valuetext={refusal === '' ? `${formatCount(amount)} euros par mois` : 'aucun montant'}
        min={TYPED.min}
        max={TYPED.max}
        step={TYPED.step}
        value={amount}
        onChange={({ currentTarget }) => onChange({ amount: currentTarget.value })}
      />
    </TextField>
  );
}

/** What changes the result a little; each default is written. */
function Refinements({ form, data: { parameters }, refusal, onChange }: FieldProps) {
  const id = useId();
  const { status, headcount, share } = form;
  const shareField = (label: string, usual: number) => (
    <TextField
      label={label}
      hint={`Vide, la part moyenne\u00A0: ${formatPercent(usual * 100)}.`}
      unit="%"
      inputMode="decimal"
      value={share}
      refusal={refusal}
      onChange={(text) => onChange({ share: text })}
    />
  );
  if (familyOf(status) === 'employee') {
    return (
      <div className={styles['field']}>
        <label htmlFor={`${id}taille`}>Taille de l’entreprise</label>
        <select
          id={`${id}taille`}
          value={headcount}
          onChange={({ currentTarget: { value } }) =>
            onChange({ headcount: HEADCOUNTS.find((one) => one === value) ?? 'under-11' })
          }
        >
          {HEADCOUNTS.map((one) => (
            <option key={one} value={one}>
              {HEADCOUNT_WORDS[one]}
            </option>
          ))}
        </select>
        <p className={styles['hint']}>
          Sans réponse : moins de 11 salariés, une complémentaire santé de 40 € à moitié payée par
          l’employeur.
        </p>
      </div>
    );
  }
  if (status === 'state-agent' || status === 'local-agent') {
    const { stateAgent, localAgent } = parameters;
    const { bonusShare } = status === 'state-agent' ? stateAgent : localAgent;
    return shareField('Part des primes dans votre brut', bonusShare);
  }
  if (status === 'private-retiree') {
    const { supplementaryShare } = parameters.retiree;
    return shareField('Part de la retraite complémentaire', supplementaryShare);
  }
  return <p className={styles['hint']}>Rien à préciser de plus pour cette situation.</p>;
}
