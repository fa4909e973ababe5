import type { Numbering } from '@nosmilliards/contract/ballot-code';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { appliedToCards, groupCardsOf } from '@nosmilliards/domain/game/group';
import { lawAgreementOf, lawScopeWordsOf, type LawRow } from '@nosmilliards/domain/game/law';
import { formatEuros, formatPercent } from '@nosmilliards/domain/money/format';
import { accountsOf } from '@nosmilliards/domain/outcome/completion';
import { resultSentenceOf } from '@nosmilliards/domain/outcome/result-sentence';
import { sheetChangesOf } from '@nosmilliards/domain/sheet/changes';
import {
  commonChoiceOf,
  DIVISION_SENTENCE,
  divisionsOf,
  ROOM_SENTENCE,
  type ReceivedVote,
} from '@nosmilliards/domain/tally/room';
import { isTie, medianPercentOf, tallyOf, tallySentenceOf } from '@nosmilliards/domain/tally/tally';
import { changePercentOf } from '@nosmilliards/domain/vote/vote';
import { receivedLedgerOf, type ReceivedDecision } from '@nosmilliards/domain/vote/received';
import Download from 'lucide-react/icons/download';
import Link from 'lucide-react/icons/link';
import Printer from 'lucide-react/icons/printer';
import { codeOf } from '#ballot/budget-code.ts';
import { counted } from '@nosmilliards/domain/money/counted';
import { CAVEAT, choiceWords } from '#ballot/vote-words.ts';
import { copyText } from '#browser/clipboard.ts';
import { siteUrl } from '#browser/address.ts';
import { roomBudgetPath } from '#site/shared-path.ts';
import { printPage } from '#browser/print.ts';
import { useProjector } from '#browser/projector.ts';
import { saveFile } from '#browser/save-file.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { LazyDisclosure } from '#ui/lazy-disclosure.tsx';
import colorKey from '#ui/color-key.module.css';
import { LaterQrCode } from '#ui/qr/later-qr-code.tsx';
import sector from '#ui/sector.module.css';
import { runsOf, SQUARES, type SheetPlan } from '#ui/sheet/plan.ts';
import { SheetKey } from '#ui/sheet/sheet-key.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { TensionLine } from '#ui/tension-line.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { roomCsvOf } from './room-csv.ts';
import type { RoomItem } from './room-item.ts';
import { TIE } from './room-words.ts';
import styles from './room-end.module.css';

type RoomEndProps = {
  readonly items: readonly RoomItem[];
  /** One per item, in the same order. */
  readonly votes: readonly ReceivedVote[];
  /**
   * The decision of the room, computed by the domain from these votes or from those on each card.
   */
  readonly decisions: readonly ReceivedDecision[];
  /** « 28 présents », « 35 budgets ». */
  readonly who: string;
  /** The same number; `null` when not given. */
  readonly members: number | null;
  /** False by a show of hands, which has one percentage for all: a median would say nothing. */
  readonly hasOwnPercents: boolean;
  readonly edition: Edition;
  readonly numbering: Numbering;
  readonly sheet: SheetPlan;
  readonly laws: readonly LawRow[];
  readonly onBack: () => void;
  /** Back to the sheets typed in, or to the budgets collected. */
  readonly intake?: { readonly label: string; readonly onIntake: () => void } | undefined;
  readonly onErase: () => void;
};

/** The budget of the room, from raised hands, collected budgets or phones. */
export function RoomEnd(props: RoomEndProps) {
  useProjector();
  const { items, votes, decisions, who, members, edition, numbering, sheet } = props;
  const { ledger } = receivedLedgerOf(decisions, edition.territory);
  const accounts = accountsOf({ ledger }, edition);
  const sentence = resultSentenceOf(accounts, 'received');
  const changes = sheetChangesOf(ledger, edition, sheet);
  const ties = votes.filter(({ choices }) => isTie(tallyOf(choices))).length;
  const overcounted = items.flatMap(({ title }, index) =>
    withoutAnswer(votes[index], members) < 0 ? title : [],
  );
  const answered = votes.filter(({ choices }) => choices.length > 0).length;
  const link = ledger.size === 0 ? null : roomBudgetPath(codeOf(ledger, numbering), members);
  return (
    <div className={styles['end']}>
      <header className={styles['head']}>
        <p>Le budget de la salle · {who}</p>
        <h1 tabIndex={-1}>
          <span aria-hidden="true">{sentence.text}.</span>
          <VisuallyHidden>{sentence.spoken}.</VisuallyHidden>
        </h1>
        <p>
          {answeredWords(answered, items.length)} {ROOM_SENTENCE} {tiesWords(ties)} {CAVEAT}
        </p>
        {overcounted.length > 0 && (
          <p>
            <strong>Plus de mains que de présents :</strong> {overcounted.join(', ')}. Recomptez, ou
            changez le nombre de présents.
          </p>
        )}
      </header>
      <div className={styles['board']}>
        {/* RGAA 1.9: explicit role and label, since few screen readers tie a figure to its caption. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <figure role="figure" aria-label="La feuille de la salle" className={styles['sheet']}>
          <figcaption>
            <VisuallyHidden>La feuille de la salle</VisuallyHidden>
          </figcaption>
          <Sheet sheet={sheet} changes={changes} headroom={2} />
          <SheetKey />
        </figure>
        <div className={styles['side']}>
          <section aria-labelledby="solde">
            <h2 id="solde" className={styles['balance']}>
              Solde <Amount value={accounts.balance} form="billions" signed />
            </h2>
            <TensionLine
              initial={accounts.initialBalance}
              balance={accounts.balance}
              beyond={accounts.split.beyond}
              size="bar"
            />
            <p>
              Dans les limites retenues{' '}
              <Amount value={accounts.split.within} form="billions" signed />
              {accounts.split.beyond !== 0 && (
                <>
                  , au-delà <Amount value={accounts.split.beyond} form="billions" signed />
                </>
              )}
              .{' '}
              {accounts.split.beyond !== 0 &&
                'Une suppression compte jusqu’à la plus forte baisse retenue pour la carte ; le reste est « au-delà ».'}
            </p>
          </section>
          <Actions {...props} link={link} />
          {link !== null && (
            <div className={styles['link']}>
              <div className={styles['qr']}>
                <LaterQrCode text={siteUrl(link)} label="Code QR : ouvrir ce budget" />
              </div>
              <p>
                Le budget de la salle, à ouvrir chez soi : <span>{siteUrl(link)}</span>
              </p>
            </div>
          )}
        </div>
      </div>
      <div className={styles['blocks']}>
        <p>La feuille, de gauche à droite, pour {formatEuros(SQUARES)} de dépense publique :</p>
        <ul className={colorKey['key']}>
          {runsOf(sheet).map(({ paint, title, start, end }) => (
            <li key={paint} className={sector[paint]}>
              {title} {formatEuros(end - start)}
            </li>
          ))}
        </ul>
      </div>
      <Divisions items={items} votes={votes} />
      <FaceTheLaw {...props} />
      <section aria-labelledby="decomptes">
        <h2 id="decomptes">Tous les décomptes</h2>
        <CountTable {...props} hasMedian={props.hasOwnPercents} />
      </section>
    </div>
  );
}

type ActionsProps = RoomEndProps & {
  /** The path of the room's budget; `null` when it decides nothing. */
  readonly link: string | null;
};

function Actions({ items, votes, edition, link, onBack, intake, onErase }: ActionsProps) {
  const notify = useNotify();

  async function copy(path: string) {
    if (await copyText(siteUrl(path))) notify('Lien du budget de la salle copié.');
    else notify('Impossible de copier le lien.', 'problem');
  }

  function save() {
    const csv = new Blob([roomCsvOf(items, votes, edition.deck)], {
      type: 'text/csv;charset=utf-8',
    });
    saveFile(csv, 'budget-de-la-salle.csv');
  }

  return (
    <div className={styles['actions']} data-print="hide">
      {link !== null && (
        <>
          <ButtonLink to={link}>Ouvrir ce budget</ButtonLink>
          <Button icon={Link} onClick={() => void copy(link)}>
            Copier son lien
          </Button>
        </>
      )}
      <Button icon={Printer} onClick={printPage}>
        Imprimer
      </Button>
      <Button icon={Download} onClick={save}>
        Télécharger le tableau (CSV)
      </Button>
      <Button onClick={onBack}>Revenir aux décisions</Button>
      {intake && <Button onClick={intake.onIntake}>{intake.label}</Button>}
      <Button variant="quiet" onClick={onErase}>
        Effacer la séance
      </Button>
    </div>
  );
}

type VotesProps = Pick<RoomEndProps, 'items' | 'votes'>;

function Divisions({ items, votes }: VotesProps) {
  const titled = votes.map((vote, index) => ({ ...vote, title: items[index]?.title ?? vote.id }));
  const { most, least } = divisionsOf(titled);
  if (most.length === 0 && least.length === 0) return null;
  const listOf = (some: typeof most) => (
    <ol>
      {some.map(({ id, title, choices }) => (
        <li key={id}>
          <strong>{title}</strong> <span>{tallySentenceOf(tallyOf(choices))}</span>
        </li>
      ))}
    </ol>
  );
  return (
    <div className={styles['pair']}>
      <p>{DIVISION_SENTENCE}</p>
      {most.length > 0 && (
        <section aria-labelledby="divise-le-plus">
          <h2 id="divise-le-plus">Ce qui divise le plus</h2>
          {listOf(most)}
        </section>
      )}
      {least.length > 0 && (
        <section aria-labelledby="divise-le-moins">
          <h2 id="divise-le-moins">Ce qui divise le moins</h2>
          {listOf(least)}
        </section>
      )}
    </div>
  );
}

/** On how many comparable cards the room goes the same way as the next finance law. */
function FaceTheLaw({ items, decisions, edition, laws }: RoomEndProps) {
  const { ledger } = receivedLedgerOf(decisions, edition.territory);
  const agreement = lawAgreementOf(ledger, laws, edition.baseline);
  const { year, same, compared, rows } = agreement;
  if (compared === 0) return null;
  const isCopied = items.some(({ cardIds }) => cardIds.length > 1);
  return (
    <section aria-labelledby="loi">
      <h2 id="loi">Face à la loi</h2>
      <p>
        {isCopied &&
          'Le choix de chaque décision est recopié sur ses cartes, que la salle n’a pas vues une à une. '}
        {compared === 1
          ? 'Une des cartes changées a un chiffre comparable'
          : `${compared} des cartes changées ont un chiffre comparable`}{' '}
        dans la loi de finances {year}. {isCopied ? 'Le choix recopié va' : 'La salle va'} dans le
        même sens {same === 0 ? 'sur aucune' : `sur ${same === 1 ? 'une' : same}`} d’entre elles.{' '}
        {lawScopeWordsOf(agreement)}
      </p>
      <LazyDisclosure look="inline" summary="Voir carte par carte" data-print="hide">
        <DataTable
          caption="Le choix de la salle, et ce que fait la loi de finances"
          columns={[
            { id: 'card', label: 'Carte' },
            { id: 'choice', label: 'La salle' },
            { id: 'law', label: `Loi de finances ${year}`, numeric: true },
            { id: 'same', label: 'Même sens' },
          ]}
          rows={rows.map(({ id, choice, percent, isSame }) => ({
            id,
            cells: [
              edition.territory.get(id)?.title ?? id,
              choiceWords(choice),
              formatPercent(percent, { signed: true }),
              isSame ? 'oui' : 'non',
            ],
          }))}
        />
      </LazyDisclosure>
    </section>
  );
}

type CountTableProps = VotesProps &
  Pick<RoomEndProps, 'edition' | 'members'> & { readonly hasMedian: boolean };

function CountTable({ items, votes, members, edition, hasMedian }: CountTableProps) {
  return (
    <DataTable
      caption="Le total des réponses, et ce que la salle décide"
      columns={[
        { id: 'item', label: 'Décision' },
        { id: 'keep', label: 'Garder', numeric: true },
        { id: 'increase', label: 'Augmenter', numeric: true },
        { id: 'decrease', label: 'Réduire', numeric: true },
        { id: 'remove', label: 'Supprimer', numeric: true },
        ...(members === null ? [] : [{ id: 'none', label: 'Sans réponse', numeric: true }]),
        ...(hasMedian ? [{ id: 'median', label: 'Médiane', numeric: true }] : []),
        { id: 'room', label: 'La salle' },
      ]}
      rows={items.map((item, index) => {
        const choices = votes[index]?.choices ?? [];
        const { keep, increase, decrease, remove } = tallyOf(choices);
        return {
          id: item.id,
          cells: [
            item.title,
            keep,
            increase,
            decrease,
            remove,
            ...(members === null ? [] : [Math.max(0, withoutAnswer(votes[index], members))]),
            ...(hasMedian ? [medianWords(choices)] : []),
            roomWords(item, choices, edition),
          ],
        };
      })}
    />
  );
}

/** Negative when more hands were counted than people. */
function withoutAnswer(vote: ReceivedVote | undefined, members: number | null): number {
  if (vote === undefined || members === null) return 0;
  return members - vote.choices.length - vote.mixed;
}

type Choices = ReceivedVote['choices'];

function medianWords(choices: Choices): string {
  const median = medianPercentOf(choices.map(changePercentOf));
  if (median === null) return '–';
  return formatPercent(median, { signed: true, decimals: Number.isInteger(median) ? 0 : 1 });
}

function roomWords(item: RoomItem, choices: Choices, { deck }: Edition): string {
  const common = commonChoiceOf(choices);
  if (common === null) return 'Sans réponse';
  if (isTie(tallyOf(choices))) return TIE;
  return choiceWords(appliedToCards(groupCardsOf(item, deck), common));
}

function answeredWords(answered: number, all: number): string {
  return answered === all
    ? 'Tout a été voté.'
    : `${counted(answered, 'décision')} sur\u00A0${all} ${answered < 2 ? 'a été votée' : 'ont été votées'}.`;
}

function tiesWords(ties: number): string {
  if (ties === 0) return '';
  return ties === 1
    ? 'Une est à égalité\u00A0: elle est gardée.'
    : `${ties} sont à égalité\u00A0: elles sont gardées.`;
}
