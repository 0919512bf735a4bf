import { type ReactNode, useId, useRef, useState } from 'react'
import styles from './chart.module.css'
import { ChartFiles } from './chart-files.tsx'
import { DataTable, type TableOfData } from './data-table.tsx'
import { useWidth } from './use-width.ts'

/** Room around the area in which data is drawn. */
export interface Margins {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/**
 * A chart with all that a reader may need of it: a heading, one sentence that says what it shows (also the text alternative
 * of the drawing), the drawing at the width there is, and its numbers as a table.
 */
export function ChartFrame({
  title,
  summary,
  height,
  table,
  source,
  level = 3,
  children,
}: {
  readonly title: string
  readonly summary: string
  readonly height: number
  readonly table: TableOfData
  /** Who published the figures: the chart can then be saved, and every file says it. */
  readonly source?: string | undefined
  /** Of its heading: 2 where the chart is under the page's own heading. */
  readonly level?: 2 | 3
  /** Draws at the given width; must not need more than `height`. */
  readonly children: (width: number) => ReactNode
}) {
  const [holder, width] = useWidth()
  const [tableShown, showTable] = useState(false)
  const tableId = useId()
  const Heading = `h${level}` as const
  const figure = useRef<HTMLElement>(null)
  return (
    <figure ref={figure} className={styles['figure']}>
      <figcaption className={styles['caption']}>
        <Heading>{title}</Heading>
        <p>{summary}</p>
      </figcaption>
      <div ref={holder} className={styles['drawing']} style={{ height }}>
        {width === 0 ? null : (
          <svg
            width={width}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-label={`${title}. ${summary}`}
          >
            {children(width)}
          </svg>
        )}
      </div>
      <div className={`${styles['tools']} screen-only`}>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={tableShown}
          aria-controls={tableId}
          onClick={() => showTable(!tableShown)}
        >
          {tableShown ? 'Hide the numbers' : 'Show the numbers'}
        </button>
        {source === undefined ? null : (
          <ChartFiles holder={figure} text={{ title, summary, source }} table={table} />
        )}
      </div>
      {source === undefined ? null : <p className={styles['source']}>{source}</p>}
      <div id={tableId} hidden={!tableShown}>
        {tableShown ? <DataTable caption={title} table={table} /> : null}
      </div>
    </figure>
  )
}
