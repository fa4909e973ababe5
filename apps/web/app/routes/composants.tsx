import { millions } from '@nosmilliards/domain/money/money';
import { Stamp } from '#ballot/card/stamp.tsx';
import { metaOf, unlisted } from '#layout/meta.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { Actions } from '#ui/specimen/actions.tsx';
import { Charts } from '#ui/specimen/charts.tsx';
import { Colours } from '#ui/specimen/colours.tsx';
import { Fields } from '#ui/specimen/fields.tsx';
import { Labels } from '#ui/specimen/labels.tsx';
import { Messages } from '#ui/specimen/messages.tsx';
import { Poster } from '#ui/specimen/poster.tsx';
import { Sheets } from '#ui/specimen/sheets.tsx';
import { TypeScale } from '#ui/specimen/type-scale.tsx';
import styles from '#ui/specimen/specimen.module.css';

export const meta = () => [
  ...metaOf('Composants', 'Chaque composant du site, dans chacun de ses états.'),
  unlisted,
];

export default function Components() {
  return (
    <div className={styles['page']}>
      <PageHeading
        eyebrow="Page de travail, absente du site publié"
        lede="Chaque composant dans chacun de ses états. Les montants de cette page sont fictifs : ils montrent la forme, pas les comptes."
      >
        Le registre et l’affiche
      </PageHeading>
      <Poster />
      <Colours />
      <TypeScale />
      <Actions />
      <Labels />
      <Fields />
      <Charts />
      <Sheets
        stamp={<Stamp answer={{ type: 'decrease', percent: 10 }} impact={millions(6090)} />}
      />
      <Messages />
    </div>
  );
}
