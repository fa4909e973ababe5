import { Link } from 'react-router';
import { termPath } from '#browser/path.ts';
import { Notice } from '#ui/notice.tsx';
import { LineFacts } from './line-facts.tsx';
import type { LineData } from './line-data.ts';
import styles from './section.module.css';

/** The description: what the line pays for, who receives it, what the amount leaves out. */
export function LineTexts({ data }: { readonly data: LineData }) {
  const { facts, notice } = data;
  return (
    <div className={styles['section']}>
      {!data.isDescribed && (
        <p className={styles['remark']}>
          {data.description} (Phrase commune aux lignes dont la description reste à écrire.)
        </p>
      )}
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
