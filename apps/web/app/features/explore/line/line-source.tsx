import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { lineFilePath, termPath } from '#site/path.ts';
import { classNames } from '#ui/class-names.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { ExternalLink } from '#ui/external-link.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { TermLink } from '#ui/term-link.tsx';
import type { LineData } from './line-drawing.ts';
import section from './section.module.css';
import styles from './line-source.module.css';

/** The source, the download and the error report. */
export function LineSource({ data }: { readonly data: LineData }) {
  const { line, source, nature, formula } = data;
  const { title, url, amount, reference, method, silentOn, facts } = source;
  return (
    <section aria-labelledby="source" className={classNames(section['section'], styles['source'])}>
      <h2 id="source">D’où vient ce chiffre</h2>
      <dl className={styles['ticket']}>
        <Row name="Montant">{amount}</Row>
        {/* Only an official amount is in the document: the others come from it. */}
        <Row name={line.nature === 'officiel' ? 'Lu dans' : 'D’après'}>
          {url === '' ? title : <ExternalLink href={url}>{title}</ExternalLink>}
          {reference !== '' && `, ${reference}`}
        </Row>
        <Row name="Nature">
          <NatureTag nature={line.nature} more={data.estimated} /> {data.margin} {nature}{' '}
          <TermLink to={termPath('nature')}>Ce que cela veut dire</TermLink>
        </Row>
        {formula.length > 0 && (
          <Row name={formula.length > 1 ? 'Calcul' : 'Cellule'}>{formulaOf(formula)}</Row>
        )}
        {method !== '' && <Row name="Comment">{method}</Row>}
        {silentOn !== '' && <Row name="Ne dit pas">{silentOn}</Row>}
      </dl>
      <Disclosure look="inline" summary="Détails de la source">
        <FactList facts={facts} />
      </Disclosure>
      <ul className={styles['actions']} data-print="hide">
        <li>
          <a href={lineFilePath(line.id)} download>
            Cette ligne en JSON (Licence Ouverte)
          </a>
        </li>
        <li>
          <ExternalLink href={data.reportLink}>Signaler une erreur</ExternalLink>
        </li>
      </ul>
    </section>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const MOST_TERMS = 5;

/** A long sum is in a disclosure. */
function formulaOf(formula: LineData['formula']) {
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
