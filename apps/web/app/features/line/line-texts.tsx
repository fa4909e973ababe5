import { Link } from 'react-router';
import { termPath } from '#browser/path.ts';
import { Notice } from '#ui/notice.tsx';
import { LineFacts } from './line-facts.tsx';
import type { LineSheet } from './line-sheet.ts';
import styles from './section.module.css';

/** What the line is, in words: what it pays, whom, what its figure leaves unsaid. */
export function LineTexts({ sheet }: { readonly sheet: LineSheet }) {
  const { facts, notice } = sheet;
  return (
    <div className={styles['section']}>
      {!sheet.isDescribed && (
        <p className={styles['remark']}>
          {sheet.description} (Phrase commune aux lignes dont la description reste à écrire.)
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
