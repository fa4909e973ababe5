import type { Face } from '#ballot/card/face.ts';
import { cardPath } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { TextLink } from '#ui/text-link.tsx';

type YesterdayProps = { readonly face: Face; readonly year: number };

/** For who missed it: its amount is no longer to be guessed. */
export function Yesterday({ face: { id, title, amount, nature }, year }: YesterdayProps) {
  return (
    <Disclosure summary={`La carte d’hier\u00A0: ${title}`}>
      <p>
        <strong>
          <Amount value={amount} />
        </strong>{' '}
        en {year}. {nature !== null && <NatureTag nature={nature} />}{' '}
        <TextLink to={cardPath(id)}>D’où vient ce chiffre</TextLink>
      </p>
    </Disclosure>
  );
}
