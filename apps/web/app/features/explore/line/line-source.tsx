import { Link } from 'react-router';
import { lineFilePath, termPath } from '#browser/path.ts';
import { classNames } from '#ui/class-names.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { ExternalLink } from '#ui/external-link.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import type { LineData, LineTerm } from './line-data.ts';
import section from './section.module.css';
import styles from './line-source.module.css';

/** The source, the download and the error report. */
export function LineSource({ data }: { readonly data: LineData }) {
  const { line, source, nature, formula } = data;
  const { title, url, facts } = source;
  return (
    <section aria-labelledby="source" className={classNames(section['section'], styles['source'])}>
      <h2 id="source">D’où vient ce chiffre</h2>
      <FactList
        facts={[
          [
            'Document',
            url === '' ? (
              title
            ) : (
              <ExternalLink key="title" href={url}>
                {title}
              </ExternalLink>
            ),
          ],
          [
            'Nature',
            <span key="nature" className={styles['nature']}>
              <NatureTag nature={line.nature} more={data.estimated} /> {data.margin} {nature}
            </span>,
            termPath('nature'),
          ],
          ...(formula.length > 0
            ? [[formula.length > 1 ? 'Calcul' : 'Lu dans', formulaOf(formula)] as const]
            : []),
          ...facts,
        ]}
      />
      <ul className={styles['actions']} data-print="hide">
        <li>
          <a href={lineFilePath(line.id)} download>
            Télécharger cette ligne (JSON, Licence Ouverte)
          </a>
        </li>
        <li>
          <ExternalLink href={data.reportLink}>Signaler une erreur</ExternalLink>
        </li>
      </ul>
    </section>
  );
}

const MOST_TERMS = 5;

/** A long sum is in a disclosure. */
function formulaOf(formula: readonly LineTerm[]) {
  const terms = (
    <ul key="terms" className={styles['terms']}>
      {formula.map(({ sign, label, to, amount }) => (
        <li key={to + label}>
          {sign}
          {to === '' ? label : <Link to={to}>{label}</Link>} : {amount}
        </li>
      ))}
    </ul>
  );
  return formula.length > MOST_TERMS ? (
    <Disclosure key="terms" look="inline" summary={`${formula.length - 1} termes`}>
      {terms}
    </Disclosure>
  ) : (
    terms
  );
}
