import type { ReactNode } from 'react';
import { Link } from 'react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { paths } from '#site/path.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './doors.module.css';

type DoorsProps = {
  /** Formatted: « 1 734,2 Md€ ». */
  readonly whole: string;
};

/** Links to the card of the day, the pages one reads, and the classroom. */
export function Doors({ whole }: DoorsProps) {
  return (
    <section aria-labelledby="portes" className="stack-2">
      <h2 id="portes">Par où commencer ?</h2>
      <ul className={styles['doors']}>
        <Door
          to={paths.today}
          title="La carte du jour"
          text="Une minute : un montant à deviner, un choix à faire."
          drawing={<OneCard />}
        />
        <Door
          to={paths.explorer}
          title="Explorer"
          text={`Les ${whole}, ligne par ligne, avec leurs sources.`}
          drawing={<Tiles />}
        />
        <Door
          to={paths.myShare}
          title="Ma part"
          text="Ce que vous payez, et où va chaque euro. Rien n’est gardé."
          drawing={<Slice />}
        />
        <Door
          to={paths.commune}
          title="Ma commune"
          text="Ce qu’elle paie et ce qu’elle doit, par habitant, année par année."
          drawing={<TownHall />}
        />
        <Door
          to={paths.time}
          title="Au fil du temps"
          text="Dépenses, recettes et dette, année après année depuis 1959."
          drawing={<Years />}
        />
        <Door
          to={paths.europe}
          title="Ailleurs en Europe"
          text="Dix fonctions, quatre pays et l’Union, sur un même axe."
          drawing={<Countries />}
        />
        <Door
          to={paths.room}
          title="À plusieurs"
          text="Une classe, une réunion, une famille."
          drawing={<Room />}
        />
      </ul>
    </section>
  );
}

type DoorProps = {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly drawing: ReactNode;
};

function Door({ to, title, text, drawing }: DoorProps) {
  return (
    <li>
      <Link to={to} className={styles['door']}>
        {drawing}
        <span className={styles['words']}>
          <strong className={styles['title']}>{title}</strong> <span>{text}</span>
        </span>
        <Icon icon={ArrowRight} />
      </Link>
    </li>
  );
}

/** A card on a pile, for the card of the day. */
function OneCard() {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" className={styles['drawing']}>
      <path className={styles['debt']} d="M20 10h46v60H20z" />
      <path className={styles['plain']} d="M8 2h46v60H8z" />
      <path className={styles['social']} d="M16 12h30v14H16z" />
    </svg>
  );
}

/** Tiles, for the explorer. */
function Tiles() {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" className={styles['drawing']}>
      <path className={styles['social']} d="M1 1h34v70H1z" />
      <path className={styles['state']} d="M35 1h22v44H35z" />
      <path className={styles['local']} d="M35 45h22v26H35z" />
      <path className={styles['debt']} d="M57 1h14v20H57z" />
      <path className={styles['plain']} d="M57 21h14v50H57z" />
    </svg>
  );
}

/** A sheet with a few squares taken, for one's own share. */
function Slice() {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" className={styles['drawing']}>
      <path className={styles['plain']} d="M1 1h70v70H1z" />
      <path className={styles['social']} d="M1 41h42v30H1z" />
      <path className={styles['state']} d="M43 57h28v14H43z" />
    </svg>
  );
}

/** A house among others, for the town. */
function TownHall() {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" className={styles['drawing']}>
      <path className={styles['plain']} d="M1 71V47h18v24zM53 71V41h18v30z" />
      <path className={styles['local']} d="M19 71V31L36 15l17 16v40z" />
      <path className={styles['debt']} d="M31 71V53h10v18zM36 15V1h12v8H36z" />
    </svg>
  );
}

/** Columns that grow, for the years. */
function Years() {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" className={styles['drawing']}>
      <path className={styles['plain']} d="M1 71V41h14v-8h14v-8h14v-6h14v4h14v48z" />
      <path className={styles['debt']} d="M29 25v-6h14v-8h14V5h14v18H57v-4H43v6z" />
    </svg>
  );
}

/** Sheets filled to different heights, for the countries. */
function Countries() {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" className={styles['drawing']}>
      <path className={styles['plain']} d="M1 1h18v70H1zM27 1h18v70H27zM53 1h18v70H53z" />
      <path className={styles['debt']} d="M1 1h18v34H1zM27 1h18v40H27zM53 1h18v32H53z" />
    </svg>
  );
}

/** A screen and pupils, for the classroom. */
function Room() {
  return (
    <svg viewBox="0 0 72 72" aria-hidden="true" className={styles['drawing']}>
      <path className={styles['debt']} d="M7 1h58v14H7z" />
      <path className={styles['plain']} d={PUPILS} />
      <path className={styles['social']} d="M14 28h8v8h-8z" />
      <path className={styles['local']} d="M2 45h8v8h-8z" />
      <path className={styles['state']} d="M38 62h8v8h-8z" />
    </svg>
  );
}

const PUPILS = [28, 45, 62].map((y) => `M-10 ${y}${'m12 0h8v8h-8z'.repeat(6)}`).join('');
