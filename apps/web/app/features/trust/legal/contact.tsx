import { ExternalLink } from '#ui/external-link.tsx';
import { Unfilled } from './unfilled.tsx';

/** An e-mail address or the https address of a form. */
export function Contact({ address }: { readonly address: string | null }) {
  if (address === null) return <Unfilled />;
  if (!address.startsWith('https://')) return <a href={`mailto:${address}`}>{address}</a>;
  return <ExternalLink href={address}>{address.replace('https://', '')}</ExternalLink>;
}
