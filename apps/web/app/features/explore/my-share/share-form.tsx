import { HEADCOUNTS, type LevyParameters } from '@nosmilliards/domain/levy/parameters';
import { TYPED } from '@nosmilliards/domain/levy/typed-amount';
import { formatCount, formatPercent } from '@nosmilliards/domain/money/format';
import { typedNumberOf } from '@nosmilliards/domain/money/typed-number';
import Lock from 'lucide-react/icons/lock';
import { useId } from 'react';
import { Disclosure } from '#ui/disclosure.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Asked } from './account.ts';
import { amountTyped, EXAMPLE, SHARE_BOUNDS, TAX_BOUNDS, type Form } from './form.ts';
import { FAMILIES, FAMILY_NAMES, HEADCOUNT_WORDS } from './words.ts';
import styles from './share-form.module.css';

type ShareFormProps = {
  readonly form: Form;
  readonly asked: Asked;
  readonly parameters: LevyParameters;
  readonly onChange: (change: Partial<Form>) => void;
};

export function ShareForm({ form, asked, parameters, onChange }: ShareFormProps) {
  const id = useId();
  const { family, status, tax } = form;
  const { kinds, question } = FAMILIES[family];
  return (
    <div className={styles['form']}>
      <fieldset>
        <legend>Vous êtes…</legend>
        <div className={styles['options']}>
          {FAMILY_NAMES.map((one) => (
            <label key={one} className={styles['option']}>
              <input
                type="radio"
                name={`${id}famille`}
                checked={family === one}
                onChange={() =>
                  onChange({ family: one, status: FAMILIES[one].kinds[0].status, share: '' })
                }
              />
              {FAMILIES[one].label}
            </label>
          ))}
        </div>
      </fieldset>
      {question !== '' && (
        <fieldset>
          <legend>{question}</legend>
          <div className={styles['options']}>
            {kinds.map((kind) => (
              <label key={kind.status} className={styles['option']}>
                <input
                  type="radio"
                  name={`${id}genre`}
                  checked={status === kind.status}
                  onChange={() => onChange({ status: kind.status })}
                />
                {kind.label}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <AmountField form={form} asked={asked} onChange={onChange} />
      <NumberField
        label="Votre impôt du mois, écrit sur le bulletin"
        hint="Facultatif. Vide, il est calculé pour une personne seule, une part, sur les revenus de 2025."
        unit="€"
        value={tax}
        bounds={TAX_BOUNDS}
        onChange={(text) => onChange({ tax: text })}
      />
      <Disclosure summary="Affiner">
        <Refinements form={form} parameters={parameters} onChange={onChange} />
      </Disclosure>
    </div>
  );
}

/** A field and a slider of one value, under one label. */
function AmountField({ form, asked, onChange }: Omit<ShareFormProps, 'parameters'>) {
  const label = FAMILIES[form.family].amount;
  const isWrong = form.amount.trim() !== '' && !typedNumberOf(form.amount, TYPED).ok;
  return (
    <TextField
      isBig
      label={label}
      hint={
        <>
          <Icon icon={Lock} size="small" /> Ce que vous tapez ne quitte pas cette page. Calculé avec
          le droit de mai à décembre 2025, hors Alsace-Moselle.
        </>
      }
      refusal={isWrong ? refusalOf(TYPED) : ''}
      unit="€"
      inputMode="decimal"
      placeholder={formatCount(EXAMPLE)}
      value={form.amount}
      onChange={(text) => onChange(amountTyped(text))}
    >
      <input
        type="range"
        className={styles['slider']}
        aria-label={label}
        aria-valuetext={`${formatCount(asked.amount)} euros par mois`}
        min={TYPED.min}
        max={TYPED.max}
        step={TYPED.step}
        value={asked.amount}
        onChange={({ currentTarget: { valueAsNumber } }) =>
          onChange({ amount: String(valueAsNumber), read: valueAsNumber })
        }
      />
    </TextField>
  );
}

type Bounds = { readonly min: number; readonly max: number };

function refusalOf({ min, max }: Bounds): string {
  return `Entrez un nombre entre ${formatCount(min)} et ${formatCount(max)}.`;
}

type NumberFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly unit: string;
  readonly value: string;
  readonly bounds: Bounds;
  readonly onChange: (text: string) => void;
};

function NumberField({ bounds, ...rest }: NumberFieldProps) {
  const isWrong = rest.value.trim() !== '' && !typedNumberOf(rest.value, bounds).ok;
  return <TextField {...rest} inputMode="decimal" refusal={isWrong ? refusalOf(bounds) : ''} />;
}

/** What changes the result a little; each default is written. */
function Refinements({ form, parameters, onChange }: Omit<ShareFormProps, 'asked'>) {
  const id = useId();
  const { family, status, headcount, share } = form;
  const shareField = (label: string, usual: number) => (
    <NumberField
      label={label}
      hint={`Vide, la part moyenne\u00A0: ${formatPercent(usual * 100)}.`}
      unit="%"
      value={share}
      bounds={SHARE_BOUNDS}
      onChange={(text) => onChange({ share: text })}
    />
  );
  if (family === 'employee') {
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
