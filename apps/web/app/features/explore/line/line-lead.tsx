import type { ReactNode } from 'react';
import { formatCount, formatEuros } from '@nosmilliards/domain/money/format';
import { useHydrated } from '#browser/hydration.ts';
import { framedPath, hasFrame } from '#site/embed-path.ts';
import { linePath, termPath } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { AmountViews } from '#ui/amount-views.tsx';
import { BeforeTransfers } from '#ui/before-transfers.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PaleSquares } from '#ui/sheet/pale-squares.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ShareButton } from '../quote/share-button.tsx';
import type { LineData } from './line-drawing.ts';
import section from './section.module.css';
import styles from './line-lead.module.css';

type LineLeadProps = { readonly data: LineData; readonly compare: ReactNode };

/** The title, the amount in every unit, its squares on the sheet, and what to do with it. */
export function LineLead({ data, compare }: LineLeadProps) {
  const { line, source, views, description } = data;
  const isHydrated = useHydrated();
  const isMixed = data.years.includes(',') && line.level === 1;
  return (
    <div className={styles['lead']}>
      <div className={styles['words']}>
        <PageHeading eyebrow={data.kind}>{line.title}</PageHeading>
        <section aria-label="Montant" className={styles['figure']}>
          <p className={styles['amount']}>
            <Amount value={line.amount} size="poster" />
          </p>
          <p className={styles['provenance']}>
            <NatureTag nature={line.nature} more={data.estimated} /> {data.margin}
            {data.reserve !== '' && <span>{data.reserve}</span>}
            <span>{isMixed ? data.years : data.vintage}</span>
            <a href="#source">Source : {source.producer}</a>
          </p>
          <p className={styles['chapo']}>
            <strong>{squaresWords(data)}.</strong> {description}
          </p>
          {line.amountBeforeTransfers !== undefined && (
            <p className="note">
              <BeforeTransfers
                amount={line.amountBeforeTransfers}
                isTechnical={line.isTechnical}
                definition={termPath('transfert')}
              />
            </p>
          )}
          {views.length === 0 ? (
            <p className="note">Moins d’un centime par habitant et par jour.</p>
          ) : (
            <AmountViews value={line.amount} views={views} />
          )}
        </section>
        <ul className={styles['actions']} data-print="hide">
          {/* These do nothing without script. */}
          {isHydrated && (
            <>
              <li>{compare}</li>
              <li>
                <ShareButton title={data.pageTitle} text={data.summary} />
              </li>
            </>
          )}
          <li>
            <a href="#citer">Citer</a>
          </li>
          {hasFrame(line) && (
            <li>
              <TextLink to={framedPath(linePath(line.id))}>Intégrer</TextLink>
            </li>
          )}
        </ul>
      </div>
      <LinePlace data={data} />
    </div>
  );
}

/** Its squares on the pale sheet. */
function LinePlace({ data: { line, drawing } }: { readonly data: LineData }) {
  const { sheet, paint } = drawing;
  if (sheet === null || sheet.squares === 0) return null;
  const whole = line.side === 'expense' ? 'la dépense publique' : 'ce qui la paie';
  return (
    // RGAA 1.9: explicit role and label, since few screen readers tie a figure to its caption.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <figure role="figure" aria-label="Sa place sur la feuille" className={styles['place']}>
      <PaleSquares
        drawn={sheet.drawn}
        paint={paint}
        isOutlined
        label={`${sheet.squares} carrés cerclés, parmi les 1000 de ${whole}`}
      />
      <figcaption className={section['unit']}>
        Sa place sur la feuille de {whole}. <strong>{`1\u00A0carré = ${formatEuros(1)}`}</strong>{' '}
        sur {formatEuros(1000)} dépensés
        {sheet.isRounded &&
          `\u202F; la feuille arrondit pour faire ${formatCount(1000)}\u00A0carrés`}
        .
      </figcaption>
    </figure>
  );
}

function squaresWords({ line, drawing: { sheet }, place }: LineData): string {
  if (sheet === null) return place.outside;
  if (line.amount < 0) return 'Aucun carré, le montant est négatif';
  const { squares } = sheet;
  if (squares === 0) return `Moins d’un carré sur ${formatCount(1000)}`;
  return `${formatCount(squares)}\u00A0${squares > 1 ? 'carrés' : 'carré'} sur ${formatCount(1000)}`;
}
