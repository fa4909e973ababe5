import { speakAmount } from '@nosmilliards/domain/money/format';
import { tallySentenceOf, type Tally } from '@nosmilliards/domain/tally/tally';
import { roomPercentsOf } from '@nosmilliards/domain/tally/room';
import Lock from 'lucide-react/icons/lock';
import Printer from 'lucide-react/icons/printer';
import Shield from 'lucide-react/icons/shield';
import { CHOICES, percentWords, VERBS } from '#ballot/vote-words.ts';
import { paths } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import sectors from '#ui/sector.module.css';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PeopleSquares } from './people-squares.tsx';
import type { RoomDeck, RoomItem } from './room-item.ts';
import { placeWords } from './room-words.ts';
import styles from './room-preview.module.css';

type RoomPreviewProps = {
  readonly items: readonly RoomItem[];
  readonly deck: RoomDeck;
  /** The percentage set for all; `null` when each person chooses. */
  readonly percent: number | null;
};

/** The second card of the deck, with invented counts: said in the caption. */
const PLACE = 1;
const EXAMPLE: Tally = { keep: 12, increase: 5, decrease: 9, remove: 2 };

/** What the room will see with the current settings, and what becomes of it. */
export function RoomPreview({ items, deck, percent }: RoomPreviewProps) {
  const item = items[PLACE];
  if (item === undefined) return null;
  const percents = percent === null ? null : roomPercentsOf(percent, item.constraints);
  const sentence = `L’écran de la salle, exemple inventé\u00A0: ${item.title}, ${speakAmount(item.amount)}. ${tallySentenceOf(EXAMPLE)}.`;
  return (
    <aside className="stack-2" aria-label="Ce que la salle verra">
      {/* HTML drawn as a picture: there is no file for `img`. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="img" aria-label={sentence} className={styles['screen']}>
        <div aria-hidden="true" className={classNames(styles['card'], sectors[item.paint])}>
          <p className={styles['path']}>
            <strong>{item.sector}</strong>
            <span>{placeWords(deck, PLACE, items.length)}</span>
          </p>
          <p className={styles['title']}>{item.title}</p>
          <p className={styles['amount']}>
            <Amount value={item.amount} size="poster" plain />
          </p>
        </div>
        <ul aria-hidden="true" className={styles['rows']}>
          {CHOICES.map((type) => {
            const change =
              percents === null || type === 'keep' || type === 'remove' ? null : percents[type];
            return (
              <li key={type}>
                <SquareGlyph kind={type} />
                <span>
                  {VERBS[type]}{' '}
                  {change !== null && (
                    <small>
                      de{'\u00A0'}
                      {percentWords(change)}
                    </small>
                  )}
                </span>
                <PeopleSquares count={EXAMPLE[type]} rows={1} />
                <strong>{EXAMPLE[type]}</strong>
              </li>
            );
          })}
        </ul>
      </div>
      <p className="note">
        Ce que la salle verra. <strong>1 carré = 1 personne.</strong> Exemple inventé.
      </p>
      <ul className={styles['facts']}>
        <li>
          <Icon icon={Lock} />
          <span>
            La séance reste dans cet onglet jusqu’à ce que vous le fermiez ou l’effaciez, et n’entre
            dans aucun total public. Rien n’est envoyé, sauf en direct : des réponses sans nom,
            effacées au bout de 24 heures au plus.{' '}
            <TextLink to={`${paths.privacy}#seances`}>Confidentialité</TextLink>
          </span>
        </li>
        <li>
          <Icon icon={Shield} />
          <span>
            Les choix restent cachés tant que vous ne les montrez pas ; en direct, à partir de cinq
            réponses.
          </span>
        </li>
        <li>
          <Icon icon={Printer} />
          <span>
            <TextLink to={`${paths.teach}#cartes`}>Les cartes</TextLink> et{' '}
            <TextLink to={`${paths.teach}#feuille`}>la feuille de l’élève</TextLink> à imprimer ·{' '}
            <TextLink to={paths.teach}>La séance, pour qui enseigne</TextLink>
          </span>
        </li>
      </ul>
    </aside>
  );
}
