import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect } from 'react'
import { useWidth } from '../chart/use-width.ts'
import { usePrinting } from '../use-printing.ts'
import { usePageWindow, useWindow } from './use-window.ts'
import styles from './window-table.module.css'

const ROW_HEIGHT = 41
const HEADER_HEIGHT = 38
const CARD_HEIGHT = 110
const SHOWN_ROWS = 14
const PHONE = '(max-width: 720px)'
/** Of the first column on a phone: what the table is about must be in sight beside it. */
const PHONE_WIDTH = 170

/** Rows of one height. Only those in sight are drawn, so thousands scroll as ten do; on paper all are. */
export function WindowTable<Row>({
  label,
  columns,
  firstWidth = 190,
  asCards = false,
  withPage = false,
  head,
  rows,
  expected = rows.length,
  isOpen = false,
  onEnd,
  children,
}: {
  readonly label: string
  /** Every column but the first, which takes what is left. */
  readonly columns: readonly { readonly field: string; readonly width: number }[]
  /** What the first needs at least. */
  readonly firstWidth?: number
  /** On a phone every row becomes a card: its cells below each other, the last beside the first. */
  readonly asCards?: boolean
  /** It is what the page is about: it grows with the page, which scrolls instead of a box. */
  readonly withPage?: boolean
  /** The cells of the heading. */
  readonly head: ReactNode
  readonly rows: readonly Row[]
  /** How many rows there will be once all are loaded. */
  readonly expected?: number
  /** There are more rows, no one knows how many. */
  readonly isOpen?: boolean
  /** The last row has come near. */
  readonly onEnd?: () => void
  /** Draws a row, which says its place in the table by `aria-rowindex`. */
  readonly children: (row: Row, position: number) => ReactNode
}) {
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const isCards = asCards && isPhone
  const [rowHeight, headerHeight] = isCards ? [CARD_HEIGHT, 0] : [ROW_HEIGHT, HEADER_HEIGHT]
  const leastWidth = columns.reduce(
    (sum, { width }) => sum + width,
    isPhone ? Math.min(firstWidth, PHONE_WIDTH) : firstWidth,
  )
  const most = Math.floor((SHOWN_ROWS * ROW_HEIGHT) / rowHeight)
  const height = Math.min(Math.max(expected, 3), most) * rowHeight + headerHeight
  const { onScroll, returnTo, ...inBox } = useWindow(label, rows.length, rowHeight, height)
  const { box, ...inPage } = usePageWindow(withPage, rows.length, rowHeight)
  const [holder, width] = useWidth()
  const isPrinting = usePrinting()
  const { first, end, before, after } = isPrinting
    ? { first: 0, end: rows.length, before: 0, after: 0 }
    : withPage
      ? inPage
      : inBox
  const isAtEnd = end === rows.length
  useEffect(() => {
    if (isAtEnd) onEnd?.()
  }, [isAtEnd, onEnd])
  return (
    <div ref={holder} className={styles['whole']}>
      <div
        {...(withPage
          ? { ref: box, 'data-page': leastWidth > width ? 'wide' : 'fits' }
          : { ref: returnTo, style: { height }, onScroll })}
        className={styles['scroller']}
        tabIndex={0}
        role="region"
        aria-label={label}
      >
        <table
          className={styles['table']}
          data-cards={isCards}
          style={{ minWidth: isCards ? 0 : leastWidth }}
          aria-rowcount={isOpen ? -1 : rows.length + 1}
        >
          <colgroup>
            <col />
            {columns.map(({ field, width }) => (
              <col key={field} style={{ width }} />
            ))}
          </colgroup>
          <thead className={isCards ? 'visually-hidden' : undefined}>
            <tr aria-rowindex={1}>{head}</tr>
          </thead>
          <tbody>
            <Spacer height={before} />
            {rows.slice(first, end).map((row, index) => children(row, first + index + 2))}
            <Spacer height={after} />
          </tbody>
        </table>
      </div>
      <p className={styles['end']}>
        {isOpen
          ? `${rowsText(rows.length)} so far. More load as you scroll.`
          : rows.length < expected
            ? `${rowsText(rows.length)} of ${expected.toLocaleString('en-AU')} loaded.`
            : `End of the table: ${rowsText(rows.length)}.`}
      </p>
    </div>
  )
}

const rowsText = (count: number): string => `${count.toLocaleString('en-AU')} ${count === 1 ? 'row' : 'rows'}`

/** Stands for the rows above or below those in sight. */
function Spacer({ height }: { readonly height: number }) {
  return height <= 0 ? null : <tr aria-hidden="true" style={{ height }} />
}
