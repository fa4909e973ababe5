import { Link } from 'react-router';
import { termPath } from '#site/path.ts';
import { Notice } from '#ui/notice.tsx';
import { LineFacts } from './line-facts.tsx';
import type { LineData } from './line-drawing.ts';
import styles from './section.module.css';

/** What the line pays for, who it concerns, and a warning about the amount. */
export function LineTexts({ data }: { readonly data: LineData }) {
  const { facts, notice } = data;
  if (facts.length === 0 && notice === null) return null;
  return (
    <div className={styles['section']}>
      {facts.length > 0 && <LineFacts facts={facts} />}
      {notice && (
        <Notice title={notice.title}>
          <p>
            {notice.text} <Link to={termPath(notice.term)}>Définition dans le lexique</Link>
          </p>
        </Notice>
      )}
    </div>
  );
}
