import { Button } from '@mantine/core'
import { CopyButton } from '../../components/copy-button.tsx'
import { saveText } from '../../download.ts'
import { type Cell, writeDelimited } from '../../format/delimited.ts'
import { COLUMNS } from './columns.ts'
import styles from './portfolio.module.css'
import type { PortfolioRow } from './row.ts'

/** Takes the table away with all columns and every digit: as a file, or through the clipboard into a spreadsheet. */
export function Export({
  rows,
  complete,
}: {
  readonly rows: readonly PortfolioRow[]
  readonly complete: boolean
}) {
  const save = (): void =>
    // The mark in front has spreadsheets read the file as UTF-8.
    saveText('portfolio.csv', `\uFEFF${writeDelimited(tableOf(rows), ',')}\r\n`, 'text/csv;charset=utf-8')
  return (
    <div className={styles['actions']}>
      <Button variant="default" size="xs" disabled={!complete} onClick={save}>
        Save as CSV
      </Button>
      <CopyButton text={() => writeDelimited(tableOf(rows), '\t')}>Copy for a spreadsheet</CopyButton>
    </div>
  )
}

const FIGURES = COLUMNS.filter(({ field }) => field !== 'abn')

const tableOf = (rows: readonly PortfolioRow[]): readonly (readonly Cell[])[] => [
  ['ABN', 'Company', ...FIGURES.map(({ fileTitle }) => fileTitle), 'Reason for no figure'],
  ...rows.map((row) => [
    row.abn,
    row.name,
    ...FIGURES.map(({ field }) => row[field]),
    row.fault?.message ?? null,
  ]),
]
