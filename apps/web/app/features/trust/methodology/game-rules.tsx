import { formatPercent } from '@nosmilliards/domain/money/format';
import { DIVISION_SENTENCE } from '@nosmilliards/domain/tally/room';
import { paths } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { MethodologyData } from '#page-data/methodology.server.ts';

type GameProps = { readonly game: MethodologyData['game'] };

const percent = (value: number) => formatPercent(value, { decimals: 0, signed: true });

/** The rule of the limits of every slider, and how an effect beyond them is counted. */
export function RetainedLimits({ game: { limits, exceptions } }: GameProps) {
  return (
    <>
      <p>
        Chaque ligne a une plus forte baisse et une plus forte hausse. Une seule règle les donne,
        d’après la taille et le genre de la ligne, jamais d’après son sujet : plus une ligne est
        grande, plus la borne est étroite. La hausse y a plus de place que la baisse : c’est un
        choix du modèle de départ, le même pour toutes les lignes, et « Supprimer » va au-delà.
        Elles bornent le curseur ; elles ne disent rien de ce que le droit permet.
      </p>
      <DataTable
        caption="La règle des limites, la même pour une dépense et pour une recette"
        columns={[
          { id: 'kind', label: 'Genre de ligne' },
          { id: 'cut', label: 'Baisse', numeric: true },
          { id: 'rise', label: 'Hausse', numeric: true },
          { id: 'cards', label: 'Cartes', numeric: true },
        ]}
        rows={limits.map(({ kind, cut, rise, cards }) => ({
          id: kind,
          cells: [kind, percent(cut), percent(rise), cards],
        }))}
      />
      <p>
        <strong>Exceptions</strong> :{' '}
        {exceptions.length === 0
          ? 'aucune. Les limites données en exemple par le modèle de départ (défense, culture, charge de la dette, niches) suivent la règle.'
          : `${exceptions.join(', ')}.`}{' '}
        Une ligne votée dans l’explorateur suit la même règle. Une niche ne s’augmente nulle part :
        le modèle de départ n’ouvre, sur ses cartes, que la réduction et la suppression ; une même
        chose se décide de la même façon partout.
      </p>
      <p>
        <strong>Supprimer</strong> reste possible, après confirmation. La part de l’effet qui tient
        dans la limite et celle qui va au-delà sont alors comptées à part : supprimer une ligne dont
        la plus forte baisse est de 30 % en compte 30 % dans les limites, 70 % au-delà. Le bilan
        donne les deux parts, et leur somme. Le solde montré compte les deux, et c’est lui que
        lisent objectifs et succès.
      </p>
    </>
  );
}

export function GroupsAndRevenue({ game }: GameProps) {
  const { groups, cardCount } = game;
  return (
    <>
      <p>
        La partie courte réunit les {cardCount} cartes, recettes comprises, en {groups.length}{' '}
        décisions, sans en laisser une. Une carte est dans un seul paquet, les sommes sont exactes,
        et aucun paquet ne dépasse le tiers de son côté du budget : un contrôle le vérifie. Leur
        ordre est celui des montants : les dépenses, les niches, puis les recettes.
      </p>
      <p>
        Les voici, avec leur nombre de cartes :{' '}
        {groups.map(({ title, count }) => `${title}\u00A0(${count})`).join(', ')}.
      </p>
      <p>
        Un vote sur un paquet donne le même pourcentage à chacune de ses cartes, ramené à ses
        limites. Il s’écrit carte par carte dans le même registre : affiner un paquet, ou jouer
        ensuite les cartes une à une, les trouve votées.
      </p>
      <Revenue game={game} />
    </>
  );
}

function Revenue({ game: { revenue } }: GameProps) {
  return (
    <p>
      {revenue.count} cartes portent de grandes recettes, pour <Amount value={revenue.amount} />.
      Elles s’ajoutent aux autres si vous le demandez, et sont toujours dans la partie courte. Elles
      se votent dans les deux sens, en pour cent de ce qui est perçu. L’effet est comptable, comme
      celui d’une dépense ou d’une niche : ni les réactions des personnes et des entreprises, ni les
      effets sur l’activité n’y sont. Là où une source donne ce que vaut un point de taux, la carte
      le dit, comme un ordre de grandeur, avec cette source.
    </p>
  );
}

export function LawAndMeaning({ data: { year, game } }: { readonly data: MethodologyData }) {
  const { lawCards, lawYears, guesses, marginCards } = game;
  return (
    <>
      <p>
        <strong>La loi de finances.</strong> Après un vote, le jeu rappelle ce qu’elle fait : de la
        loi initiale de l’année d’avant à celle pour {lawYears.join(', puis pour ')}, en euros
        courants. {lawCards} cartes ont un tel chiffre : il couvre toute la carte, à périmètre
        inchangé ou corrigé. Un projet de loi n’est jamais pris pour une loi.
      </p>
      <p>
        Le bilan compare ce que vous avez changé à la loi pour {year + 1} une fois votée, celle qui
        part des mêmes montants que vous. Seules des dépenses de l’État sont comparées : ni la
        Sécurité sociale, ni les collectivités, ni les impôts. Aller dans le même sens, c’est
        augmenter ce qu’elle augmente, réduire ou supprimer ce qu’elle réduit, d’au moins 1 %. Ce
        que vous gardez n’est pas comparé. Il compte ces cartes ; il n’en tire aucune note.
      </p>
      <p>
        <strong>Devinettes.</strong> Avant certaines cartes, jamais deux fois de suite, cinq fois au
        plus dans une partie, le jeu demande une part sur 1 000 €. Les réponses des {guesses}{' '}
        questions sont calculées depuis les cartes du jeu, jamais recopiées. Votre réponse n’est pas
        gardée, et le site ne dit rien de ce que d’autres répondraient. On peut les couper.
      </p>
      <p>
        <strong>Marge.</strong> {marginCards} cartes disent ce qui peut les faire varier en un an
        (droits ouverts par la loi, traitements, contrats), et l’acte qui les changerait. Les autres
        n’en disent rien : leur raison n’a pas été lue dans un document.
      </p>
      <p>
        <strong>En une phrase.</strong> Le portrait d’un budget est calculé de ses votes seuls :
        recettes ajoutées (impôts en hausse, niches en baisse) ou retirées, dépenses retirées ou
        ajoutées. Ces parts font exactement le changement du solde. « Surtout » nomme la plus grande
        décision de chaque part, et rien d’autre.
      </p>
      <p>
        <strong>Priorités.</strong> Trois domaines au plus, choisis avant de jouer. Le bilan dit ce
        que vos votes leur ajoutent ou leur retirent. Elles restent sur votre appareil.
      </p>
    </>
  );
}

/** What the duel page computes (rules T3 to T6, T9). */
export function TwoBudgets() {
  return (
    <p>
      Deux budgets, ou jusqu’à six, se comparent là où tous ont décidé, « garder » compris. L’accord
      est le même sens : tous augmentent, tous gardent, ou tous réduisent ou suppriment. Une
      décision détaillée carte par carte va dans le sens de leur somme. L’écart est la différence,
      en euros, de ce que chacun ajoute ou retire, entre les deux plus éloignés. Le budget à
      mi-chemin de deux budgets donne à chaque carte la moyenne des deux pourcentages, sans vote ou
      gardée valant 0 % et supprimée −100 %. Là où une limite la retient, il est dit « au plus près
      du milieu » ; s’il n’est plus entre les deux, il n’est pas montré. Un lien d’une autre édition
      montre ses choix sans montant et ne se compare pas.
    </p>
  );
}

/** How the votes of a room make one budget. */
export function RoomRules() {
  return (
    <p>
      Dans <TextLink to={paths.room}>une séance</TextLink>, le budget de la salle suit, sur chaque
      carte ou paquet, le choix le plus fait. À égalité, on garde, et c’est écrit. Réduire et
      supprimer sont deux choix : leurs voix ne s’ajoutent pas. À main levée ou sur papier,
      « réduire » et « augmenter » ont un seul pourcentage, fixé d’avance et écrit sur la carte.
      Avec des budgets déjà faits, c’est le pourcentage médian de ceux qui ont fait ce choix. Dans
      les deux cas, il est ramené aux limites de chaque carte. {DIVISION_SENTENCE} Les{' '}
      <TextLink to={`${paths.trends}#methode`}>tendances</TextLink> disent elles-mêmes comment leurs
      totaux sont faits.
    </p>
  );
}
