import { type RefObject, useState } from 'react'
import styles from './chart.module.css'
import type { TableOfData } from './data-table.tsx'
import type { ChartText } from './save-chart.ts'

/** The ways to take a chart away. What makes the files is loaded when someone asks for one. */
export function ChartFiles({
  holder,
  text,
  table,
}: {
  readonly holder: RefObject<HTMLElement | null>
  readonly text: ChartText
  readonly table: TableOfData
}) {
  const [fault, setFault] = useState<string>()
  const save = (kind: 'svg' | 'png' | 'csv') => (): void => {
    const drawing = holder.current?.querySelector<SVGSVGElement>('svg[role="img"]')
    import('./save-chart.ts')
      .then(async (files) => {
        setFault(undefined)
        if (kind === 'csv') files.saveNumbers(text, table)
        else if (drawing === null || drawing === undefined) throw new Error('The chart is not drawn yet.')
        else if (kind === 'svg') files.saveSvg(drawing, text)
        else await files.savePng(drawing, text)
      })
      .catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)))
  }
  return (
    <>
      {(['csv', 'svg', 'png'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles['toggle']}
          onClick={save(kind)}
          aria-label={`Save ${text.title} as ${kind.toUpperCase()}`}
        >
          {kind.toUpperCase()}
        </button>
      ))}
      {fault === undefined ? null : <span role="alert">{fault}</span>}
    </>
  )
}
