import type { ReactNode } from 'react';
import { paths } from '#site/path.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './commune.module.css';

type StateProps = { readonly search: ReactNode };

/** Where a commune is looked for. */
export function CommuneChoice({
  search,
  years,
}: StateProps & { readonly years: readonly number[] }) {
  return (
    <div className="stack-5">
      <PageHeading lede="Ce qu’elle paie, d’où vient l’argent et ce qu’elle doit, par habitant, à côté des communes de la même taille.">
        Que dépense ma commune&nbsp;?
      </PageHeading>
      <Card className={styles['form']}>{search}</Card>
      <ul className={styles['notes']}>
        <li>
          Les comptes de {years[0]} à {years.at(-1)}, publiés par l’Observatoire des finances et de
          la gestion publique locales. Aucun classement.
        </li>
        <li>
          Le nom tapé ne quitte pas l’appareil : la liste des communes y est lue, puis un fichier
          qui en contient une centaine. <TextLink to={paths.privacy}>Confidentialité</TextLink>
        </li>
      </ul>
    </div>
  );
}

type AbsentProps = StateProps & { readonly sentence: string };

/** Well formed, and of no commune of the source. */
export function CommuneAbsent({ sentence, search }: AbsentProps) {
  return (
    <div className="stack-3">
      <PageHeading eyebrow="Ma commune" lede={sentence}>
        Commune introuvable
      </PageHeading>
      <Card className={styles['form']}>{search}</Card>
    </div>
  );
}

type LostProps = StateProps & { readonly onRetry: () => void };

/** The file did not come, and this device never read it. */
export function CommuneLost({ search, onRetry }: LostProps) {
  return (
    <div className="stack-3">
      <PageHeading
        eyebrow="Ma commune"
        lede="Le réseau manque, ou le fichier ne répond pas. Une commune déjà ouverte sur cet appareil se relit sans réseau."
      >
        Ces comptes ne sont pas arrivés
      </PageHeading>
      <p>
        <Button variant="primary" onClick={onRetry}>
          Réessayer
        </Button>
      </p>
      <Card className={styles['form']}>{search}</Card>
    </div>
  );
}
