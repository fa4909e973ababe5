import { departmentWords } from '@nosmilliards/domain/commune/department';
import { COMMUNES_PER_FILE } from '@nosmilliards/domain/commune/code';
import { lastYearOf } from '@nosmilliards/domain/commune/commune';
import { communeSheetsOf, POSTS } from '@nosmilliards/domain/commune/sheet';
import {
  BAND_REASON,
  bandSentenceOf,
  communeTitleOf,
  consolidatedSentenceOf,
  debtSentenceOf,
  intercommunalitySentenceOf,
  remarksOf,
  savingSentenceOf,
  spendingSentenceOf,
  taxRateSentenceOf,
} from '@nosmilliards/domain/commune/sentence';
import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { currentUrl } from '#browser/address.ts';
import { useHydrated } from '#browser/hydration.ts';
import { printPage } from '#browser/print.ts';
import { saveFile } from '#browser/save-file.ts';
import { communePath, paths } from '#site/path.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Citation } from '../quote/citation.tsx';
import { ShareButton } from '../quote/share-button.tsx';
import { communeCsvOf } from './commune-csv.ts';
import type { CommuneAccounts, CommuneFacts } from './commune-data.ts';
import { CommuneSheets } from './commune-sheets.tsx';
import { CommuneYears } from './commune-years.tsx';
import styles from './commune.module.css';

type CommunePageProps = {
  readonly accounts: CommuneAccounts;
  readonly facts: CommuneFacts;
  /** Why no other commune is beside this one, where the address names one. */
  readonly remark: string | undefined;
  /** The field that finds another commune. */
  readonly search: ReactNode;
  /** The field that puts another commune beside this one. */
  readonly face: ReactNode;
};

/** What a commune spends and where it comes from, then its years, its debt, what is around it. */
export function CommunePage(props: CommunePageProps) {
  const { accounts, facts, remark, search, face } = props;
  const { commune, bands, isGone } = accounts;
  const year = lastYearOf(commune);
  const { hash } = useLocation();
  const asked = POSTS.find(({ id }) => `#${id}` === hash);
  const remarks = [...remarksOf(commune, isGone), ...(remark === undefined ? [] : [remark])];
  const band = bandSentenceOf(bands, commune, 'depenses');
  const place = `Ma commune · ${departmentWords(commune.code)}`;
  return (
    <article className="stack-5">
      <div className={styles['head']}>
        <PageHeading eyebrow={year === undefined ? place : `${place} · comptes de ${year}`}>
          {communeTitleOf(commune).replaceAll('\u202F', '\u00A0')}
        </PageHeading>
        <CommuneSheets sheets={communeSheetsOf(commune, year ?? 0)} chosen={asked?.id ?? ''}>
          <div className={styles['words']}>
            <p>
              {spendingSentenceOf(commune)} {band} {band !== undefined && BAND_REASON}
            </p>
            {remarks.length > 0 && (
              <Notice>
                {remarks.map((one) => (
                  <p key={one}>{one}</p>
                ))}
              </Notice>
            )}
          </div>
        </CommuneSheets>
      </div>
      <div className={styles['below']}>
        {year !== undefined && <CommuneYears commune={commune} bands={bands} asked={asked} />}
        <Around accounts={accounts} />
      </div>
      <section aria-labelledby="autre" className={styles['section']} data-print="hide">
        <h2 id="autre">Et ailleurs ?</h2>
        <div className={styles['fields']}>
          {year !== undefined && face}
          {search}
        </div>
      </section>
      <Reading facts={facts} />
      {year !== undefined && <Taken accounts={accounts} facts={facts} />}
    </article>
  );
}

/** What is not in the sheets. */
function Around({ accounts: { commune, bodies } }: Pick<CommunePageProps, 'accounts'>) {
  const sections = [
    ['La dette et l’épargne', [debtSentenceOf(commune), savingSentenceOf(commune)]],
    ['La taxe foncière', [taxRateSentenceOf(commune)]],
    ['Les budgets annexes', [consolidatedSentenceOf(commune)]],
  ] as const;
  return (
    <div className={styles['around']}>
      {sections.map(([title, all]) => {
        const sentences = all.filter((sentence) => sentence !== undefined);
        return (
          sentences.length > 0 && (
            <section key={title} className="stack-1">
              <h2>{title}</h2>
              {sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </section>
          )
        );
      })}
      {bodies.length > 0 && (
        <section className="stack-1">
          <h2>Son intercommunalité</h2>
          {bodies.map((body) => (
            <Fragment key={body.siren}>
              <p>{intercommunalitySentenceOf(body)}</p>
              <Disclosure look="inline" summary="Ses communes" data-print="hide">
                <ul className={styles['members']}>
                  {body.members.map(({ code, name }) => (
                    <li key={code}>
                      <TextLink to={communePath(code)}>{name}</TextLink>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            </Fragment>
          ))}
        </section>
      )}
    </div>
  );
}

/** What these accounts are, and the bridge to the sheet of the country. */
function Reading({ facts: { local, year, source } }: Pick<CommunePageProps, 'facts'>) {
  return (
    <section aria-labelledby="lire" className={styles['section']}>
      <h2 id="lire">Pour lire ces chiffres</h2>
      <ul className={styles['notes']}>
        <li>
          Budget principal de la commune, seule : ni son intercommunalité, ni les syndicats, ni le
          centre d’action sociale. {source}
        </li>
        <li>
          La source ne dit pas à quoi sert la dépense (école, culture, voirie) : elle dit ce qui est
          payé.
        </li>
        <li>
          Le nombre d’habitants est la population totale, un peu plus haute que celle que l’on cite
          d’habitude.
        </li>
        <li>
          Les collectivités font {local.squares} carrés de{' '}
          <TextLink to={paths.explorer}>la feuille de la France</TextLink> ; ces comptes-ci ne s’y
          additionnent pas, parce que ses {local.amount} sont, pour {year}, les comptes nationaux de
          toutes les collectivités, sans ce qu’elles se versent entre elles. À additionner ces
          comptes, une somme versée par une commune à son intercommunalité compterait deux fois.
        </li>
        <li>
          Le nom tapé ne quitte pas l’appareil : le fichier lu contient jusqu’à {COMMUNES_PER_FILE}{' '}
          communes. <TextLink to={paths.privacy}>Ce que voit le serveur</TextLink>
        </li>
        <li>
          <TextLink to={`${paths.data}#communes`}>
            Les fichiers de toutes les communes, et leurs colonnes
          </TextLink>
        </li>
      </ul>
    </section>
  );
}

/** What one takes away: the citation, the file, the paper. */
function Taken({
  accounts: { commune, bands },
  facts,
}: Pick<CommunePageProps, 'accounts' | 'facts'>) {
  const isHydrated = useHydrated();
  const title = communeTitleOf(commune);
  const save = () =>
    saveFile(
      new Blob([communeCsvOf(commune, bands)], { type: 'text/csv' }),
      `commune-${commune.code}.csv`,
    );
  return (
    <section aria-labelledby="citer" className={styles['section']} data-print="hide">
      <h2 id="citer">Citer, garder</h2>
      <Citation
        quote={`${spendingSentenceOf(commune)} Budget principal. ${facts.source} Nos Milliards, ${isHydrated ? currentUrl() : ''}`}
      />
      <div className="row">
        <ShareButton title={title} text={title} />
        <Button onClick={save}>Télécharger ces comptes (CSV)</Button>
        <Button onClick={printPage}>Imprimer</Button>
        <NatureTag nature="officiel" />
      </div>
    </section>
  );
}
