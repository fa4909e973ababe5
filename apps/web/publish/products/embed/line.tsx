import { foldSmall } from '@nosmilliards/domain/budget/folded-lines';
import { isCounted } from '@nosmilliards/domain/budget/line';
import { formatShare, shareOfTotal } from '@nosmilliards/domain/budget/weight';
import { linePath } from '#site/path.ts';
import type { BuiltDetail } from '#dataset/built.ts';
import { readEdition } from '#dataset/read.server.ts';
import { viewsOf } from '#page-data/line.server.ts';
import { kindOf, natureOf, noticeOf, vintageOf } from '#page-data/line-words.ts';
import { Amount } from '#ui/amount.tsx';
import { BarList } from '#ui/bar-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { Frame, Provenance, sourceWordsOf, type Embed } from './frame.tsx';
import styles from './frame.module.css';

/** The other children are summed in one bar; the page of the line lists them. */
const MOST_CHILDREN = 5;

export function lineEmbedOf(detail: BuiltDetail): Embed {
  const { line } = detail;
  return {
    kind: 'line',
    page: linePath(line.id),
    title: line.title,
    body: <LineFrame detail={detail} />,
  };
}

type LineFrameProps = { readonly detail: BuiltDetail };

function LineFrame({ detail }: LineFrameProps) {
  const { line, description } = detail;
  const { year, baseline } = readEdition();
  const page = linePath(line.id);
  const share = shareOfTotal(line, baseline);
  const notice = noticeOf(line);
  const scale = viewsOf(line).find(({ lens }) => lens === 'per-thousand');
  const facts = [
    ...(share.ok
      ? [`${formatShare(share.value)} des ${line.side === 'expense' ? 'dépenses' : 'recettes'}`]
      : []),
    ...(scale ? [`${scale.text} ${scale.label}`] : []),
  ];
  return (
    <Frame
      eyebrow={`${kindOf(line)} · ${vintageOf(detail, year)}`}
      title={line.title}
      paint={line.paint}
      page={page}
      way={'Ouvrir cette ligne sur Nos\u00A0Milliards'}
      provenance={
        <Provenance known={line} to={`${page}#source`} more="Où le lire">
          {natureOf(detail)} {vintageOf(detail, year)}. Source :{' '}
          {sourceWordsOf(line.source, detail.producers)}.
        </Provenance>
      }
    >
      <p className={styles['amount']}>
        <Amount value={line.amount} size="poster" />
      </p>
      {facts.length > 0 && <p className="small-note">{facts.join(' · ')}</p>}
      {description !== null && <p>{description}</p>}
      {notice !== null && (
        <Notice title={notice.title}>
          <p>{notice.text}</p>
        </Notice>
      )}
      <Children detail={detail} />
    </Frame>
  );
}

/** Only children counted in the total: no bar is longer than its line. */
function Children({ detail: { line, children } }: LineFrameProps) {
  const counted = isCounted(line) ? children.filter(isCounted) : children;
  const { shown, folded } = foldSmall(counted, MOST_CHILDREN);
  if (shown.length === 0) return null;
  const rest = folded && {
    id: 'rest',
    title: folded.lines.length === 1 ? 'Une autre ligne' : `${folded.lines.length} autres lignes`,
    amount: folded.amount,
  };
  return (
    <BarList
      label="Ce qu’elle contient"
      items={[...shown, ...(rest ? [rest] : [])].map(({ id, title, amount }) => ({
        id,
        label: title,
        size: Math.max(0, amount),
        value: <Amount value={amount} />,
        sector: line.paint,
      }))}
    />
  );
}
