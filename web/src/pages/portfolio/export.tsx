import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'wouter'
import { answer, api } from '../../api/client.ts'
import { compareAddress, MOST_COMPARED } from '../../components/comparison/basket.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import { ProblemMessage } from '../../components/problem-message.tsx'
import { saveBlob, saveText } from '../../download.ts'
import { type Cell, writeDelimited } from '../../format/delimited.ts'
import { COLUMNS } from './columns.ts'
import styles from './portfolio.module.css'
import type { PortfolioRow } from './row.ts'

/** As many as the service puts into one workbook. */
const WORKBOOK_LIMIT = 1000

/** Takes the table away with all columns and every digit: as a file, or through the clipboard into a spreadsheet. */
export function Export({
  rows,
  complete,
  snapshot,
}: {
  readonly rows: readonly PortfolioRow[]
  readonly complete: boolean
  readonly snapshot: string | undefined
}) {
  const workbook = useMutation({ mutationFn: () => saveWorkbook(rows, snapshot) })
  const tooMany = rows.length > WORKBOOK_LIMIT
  const save = (): void =>
    // The mark in front has spreadsheets read the file as UTF-8.
    saveText('portfolio.csv', `\uFEFF${writeDelimited(tableOf(rows), ',')}\r\n`, 'text/csv;charset=utf-8')
  return (
    <div className={styles['actions']}>
      <Button
        variant="default"
        size="xs"
        disabled={!complete || tooMany}
        loading={workbook.isPending}
        title={tooMany ? 'A workbook holds up to 1,000 companies; the CSV file holds all.' : undefined}
        onClick={() => workbook.mutate()}
      >
        Save as XLSX
      </Button>
      <Button variant="default" size="xs" disabled={!complete} onClick={save}>
        Save as CSV
      </Button>
      <CopyButton text={() => writeDelimited(tableOf(rows), '\t')}>Copy for a spreadsheet</CopyButton>
      <CompareFirst rows={rows} />
      {workbook.error === null ? null : (
        <ProblemMessage error={workbook.error} retry={() => workbook.mutate()} />
      )}
    </div>
  )
}

/** The first of the table as it is sorted, beside each other. */
function CompareFirst({ rows }: { readonly rows: readonly PortfolioRow[] }) {
  const first = rows.filter(({ name }) => name !== null).slice(0, MOST_COMPARED)
  return first.length < 2 ? null : (
    <Button
      component={Link}
      href={compareAddress(first.map(({ abn }) => abn))}
      variant="default"
      size="xs"
      title={first.map(({ name }) => name).join(', ')}
    >
      Compare {first.length < rows.length ? `the first ${first.length}` : `these ${first.length}`}
    </Button>
  )
}

/** The rows as they are sorted, from the snapshot that the table shows. */
async function saveWorkbook(rows: readonly PortfolioRow[], snapshot: string | undefined): Promise<void> {
  const bytes = await answer(
    api.POST('/v1/companies/batch/climate-profiles/export', {
      params: { query: snapshot === undefined ? {} : { snapshot } },
      body: { abns: rows.map(({ abn }) => abn) },
      parseAs: 'blob',
    }),
  )
  saveBlob('portfolio.xlsx', bytes)
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
