import type { Ballot } from '@nosmilliards/domain/game/ballot';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { formatAmount, formatCount } from '@nosmilliards/domain/money/format';
import { heldChoiceOf, toldOf, type VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import { sheetChangesOf } from '@nosmilliards/domain/sheet/changes';
import { balanceOf, type Ledger } from '@nosmilliards/domain/vote/ledger';
import { shortChoiceWords } from '@nosmilliards/domain/vote/choice-words';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useEffect, useState } from 'react';

import { prefersReducedMotion } from '#browser/motion.ts';
import { Button } from '#ui/button.tsx';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import { Poster } from './poster.tsx';
import styles from './poster.module.css';

type FilmedPosterProps = {
  readonly ballot: Ballot;
  readonly edition: Edition;
  readonly sheet: SheetPlan;
  readonly day: string | null;
};

/** One frame shows the decisions before it; the first shows none. */
type Film = { readonly frame: number; readonly isPlaying: boolean };

const LENGTH_MS = 10_000;

/** The poster, and its film: the decisions in their order, on the same squares. */
export function FilmedPoster(props: FilmedPosterProps) {
  const { ballot, edition, sheet, day } = props;
  const { ledger } = ballot;
  const [film, setFilm] = useState<Film | null>(null);
  const { changes: decisions } = toldOf(ballot, edition);
  const last = decisions.length;

  useEffect(() => {
    if (!film?.isPlaying) return undefined;
    const timer = setTimeout(
      () => {
        setFilm(film.frame < last ? { ...film, frame: film.frame + 1 } : null);
      },
      LENGTH_MS / (last + 1),
    );
    return () => clearTimeout(timer);
  }, [film, last]);

  const shown = film === null ? ledger : decidedBy(decisions.slice(0, film.frame), ledger);
  const record = film === null ? undefined : decisions[film.frame - 1];
  return (
    <Poster
      sheet={sheet}
      changes={sheetChangesOf(shown, edition, sheet)}
      current={record?.ids[0]}
      year={edition.baseline.year}
      day={day}
    >
      {last > 1 && (
        <div className={styles['film']} data-print="hide">
          {film === null ? (
            <Button
              icon={Play}
              onClick={() => setFilm({ frame: 0, isPlaying: !prefersReducedMotion() })}
            >
              Le film de mon budget
            </Button>
          ) : (
            <Controls film={film} last={last} onChange={setFilm} />
          )}
          {/* Sixty captions in ten seconds: read aloud only frame by frame. */}
          <p aria-live={film?.isPlaying ? 'off' : 'polite'} className={styles['frame']}>
            {film !== null && captionOf(film, record, last, balanceOf(shown, edition.baseline))}
          </p>
        </div>
      )}
    </Poster>
  );
}

type ControlsProps = {
  readonly film: Film;
  readonly last: number;
  readonly onChange: (film: Film | null) => void;
};

/** Playing, it stops; without motion, one frame at a time. */
function Controls({ film, last, onChange }: ControlsProps) {
  const { frame, isPlaying } = film;
  return (
    <>
      {!isPlaying && (
        <>
          <Button
            variant="quiet"
            icon={ArrowLeft}
            unavailable={frame === 0 ? 'Première image' : undefined}
            isReasonPlain
            onClick={() => onChange({ ...film, frame: frame - 1 })}
          >
            Image précédente
          </Button>
          <Button
            variant="quiet"
            icon={ArrowRight}
            unavailable={frame === last ? 'Dernière image' : undefined}
            isReasonPlain
            onClick={() => onChange({ ...film, frame: frame + 1 })}
          >
            Image suivante
          </Button>
        </>
      )}
      <Button icon={Square} onClick={() => onChange(null)}>
        Arrêter le film
      </Button>
    </>
  );
}

function captionOf(
  { frame }: Film,
  record: VoteRecord | undefined,
  last: number,
  balance: Parameters<typeof formatAmount>[0],
): string {
  const solde = `solde ${formatAmount(balance, { form: 'billions', signed: true })}`;
  if (record === undefined) return `Le départ\u00A0: ${solde}`;
  const place = `${formatCount(frame)}\u00A0sur\u00A0${formatCount(last)}`;
  return `${place} · ${record.title}\u00A0: ${shortChoiceWords(heldChoiceOf(record))} · ${solde}`;
}

function decidedBy(records: readonly VoteRecord[], ledger: Ledger): Ledger {
  const ids = new Set(records.flatMap((record) => record.ids));
  return new Map([...ledger].filter(([id]) => ids.has(id)));
}
