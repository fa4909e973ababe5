import { termPath } from '#site/path.ts';
import { ExternalLink } from '#ui/external-link.tsx';
import { FigureWithTable } from '#ui/figure-with-table.tsx';
import { Notice } from '#ui/notice.tsx';
import { TermLink } from '#ui/term-link.tsx';
import { HistoryChart } from './history-chart.tsx';
import type { SheetPaint } from '#ui/sheet/plan.ts';
import type { LineData } from './line-drawing.ts';
import styles from './section.module.css';

type LineHistoryProps = {
  readonly history: NonNullable<LineData['history']>;
  readonly title: string;
  readonly paint: SheetPaint;
  readonly drawn: LineData['drawing']['years'];
};

/** Amounts voted and spent by year; only lines of the State have them. */
export function LineHistory({ history, title, paint, drawn }: LineHistoryProps) {
  const { source } = history;
  return (
    <section aria-labelledby="historique" className={styles['section']}>
      <h2 id="historique">Année après année</h2>
      <FigureWithTable
        title="Voté et dépensé"
        heading="h3"
        reading={history.reading}
        source={
          <>
            {drawn && (
              <>
                <strong>1&nbsp;carré = {drawn.square}</strong>, en euros courants.{' '}
              </>
            )}
            Voté : {history.laws}.{' '}
            {source && (
              <>
                Source : <ExternalLink href={source.url}>{source.title}</ExternalLink>
                {source.isCopy && ', lu dans une copie publique tenue par un tiers'}.{' '}
              </>
            )}
            Dépensé : rapports annuels de performance (Direction du budget),{' '}
            <TermLink to={termPath('fonds_de_concours')}>fonds de concours</TermLink> compris.{' '}
            <TermLink to={termPath('credits_de_paiement')}>Crédits de paiement</TermLink>, en{' '}
            <TermLink to={termPath('euros_courants')}>euros courants</TermLink>.
          </>
        }
        table={{
          caption: `Historique de « ${title} », en millions d’euros`,
          columns: [
            { id: 'year', label: 'Année' },
            { id: 'lfi', label: 'Voté', numeric: true },
            { id: 'execution', label: 'Dépensé', numeric: true },
            { id: 'plf', label: 'Projet de loi', numeric: true },
          ],
          rows: history.rows.map((cells) => ({ id: cells[0] ?? '', cells })),
        }}
      >
        {drawn && <HistoryChart history={history} drawn={drawn} paint={paint} />}
      </FigureWithTable>
      {history.remarks.map((remark) => (
        <p key={remark} className="note">
          {remark}
        </p>
      ))}
      {history.break !== '' && (
        <Notice tone="warning" title="Les années ne se comparent pas tout à fait">
          <p>{history.break}</p>
        </Notice>
      )}
    </section>
  );
}
