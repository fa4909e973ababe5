import type { Ballot } from '@nosmilliards/domain/game/ballot';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { accountsOf, decidedOf } from '@nosmilliards/domain/outcome/completion';
import { toldOf } from '@nosmilliards/domain/outcome/decisions';
import { largestOf } from '@nosmilliards/domain/outcome/outcome';
import { resultSentenceOf } from '@nosmilliards/domain/outcome/result-sentence';
import { useEffect, useRef, type ReactNode } from 'react';
import { keptSentence } from '#ballot/told-words.ts';
import { dealPaths } from '#site/game-path.ts';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { KeptList } from '../completion/kept-list.tsx';

type KeptResultsProps = {
  readonly ballot: Ballot;
  readonly edition: Edition;
  /** True when the last change was just withdrawn, which removed the focused button. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
};

/** The results of a ballot that keeps and changes nothing. */
export function KeptResults({ ballot, edition, takesFocus, children }: KeptResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const sentence = resultSentenceOf(accountsOf(ballot, edition));
  const decided = decidedOf(ballot, edition);
  const kept = largestOf(toldOf(ballot, edition));
  return (
    <div className="stack-4">
      <div className="stack-1">
        <h2 ref={heading} tabIndex={-1}>
          <span aria-hidden="true">{sentence.text}.</span>
          <VisuallyHidden>{sentence.spoken}.</VisuallyHidden>
        </h2>
        <p>{keptSentence(decided, kept)}</p>
        <p>
          <TextLink to={dealPaths[decided.deal]}>
            {decided.waiting.length > 0 ? 'Reprendre le jeu' : 'Revoir mes choix'}
          </TextLink>
        </p>
      </div>
      <KeptList kept={kept} />
      {children}
    </div>
  );
}
