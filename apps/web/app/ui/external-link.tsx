import type { ComponentProps, ReactNode } from 'react';
import Arrow from 'lucide-react/icons/external-link';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & {
  href: string;
  children: ReactNode;
  /** Not the title of a document: that it opens a copy is said beside it. */
  isFigure?: boolean;
};

/** A file that somebody keeps in a public repository, at one commit: never the producer's own page. */
const COPY = /^https:\/\/github\.com\/[^/]+\/[^/]+\/(?:blob|tree)\/[0-9a-f]{40}/;

/** Opens in the same tab: a new one would disorient some visitors. */
export function ExternalLink({ children, isFigure = false, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} rel="noreferrer">
      {children}
      {!isFigure && COPY.test(rest.href) && ' (copie du fichier)'}
      <VisuallyHidden> (site externe)</VisuallyHidden>
      {'\u00A0'}
      <Icon icon={Arrow} size="small" />
    </a>
  );
}
