import { ColumnTable, type TextColumn } from '../../../components/column-table.tsx'
import { words } from '../../../format/words.ts'
import styles from '../portfolios.module.css'
import type { FinancedData } from '../use-portfolios.ts'
import { NOT_KNOWN, PART_COLUMNS } from './part-columns.ts'
import { Reasons } from './reasons.tsx'

type Tables = FinancedData['disclosure_tables']
type Industry = Tables['by_anzsic'][number]

const columnsOf = (title: string): readonly [TextColumn<Industry>, ...TextColumn<Industry>[]] => [
  {
    title,
    text: (row) => (
      <>
        {row.industry === null ? NOT_KNOWN : (row.title ?? row.industry)}
        <small>{words(row.asset_class)}</small>
      </>
    ),
  },
  ...PART_COLUMNS,
]

/** What paragraphs B62 and B63 ask for: exposure and emissions by industry and asset class, and why the rest is not covered. */
export function DisclosureTables({ data }: { readonly data: FinancedData }) {
  const { by_anzsic, by_gics, excluded } = data.disclosure_tables
  return (
    <section className={styles['part']} aria-labelledby="disclosure">
      <h2 id="disclosure">Tables for B62 and B63</h2>
      <p className={styles['remark']}>
        Gross exposure and financed emissions by industry and asset class, as AASB S2 asks banks, insurers and
        asset managers to disclose. Undrawn commitments stand apart: nothing is attributed to them.
      </p>
      <Industries title="Industry (ANZSIC division) and asset class" rows={by_anzsic} />
      {by_gics === null ? null : <Industries title="Industry (GICS) and asset class" rows={by_gics} />}
      {excluded.length === 0 ? null : (
        <>
          <h3>Why the rest is not covered</h3>
          <Reasons
            label="Holdings without financed emissions by reason"
            rows={excluded}
            whole={data.outstanding_aud}
          />
        </>
      )}
    </section>
  )
}

const Industries = ({ title, rows }: { readonly title: string; readonly rows: readonly Industry[] }) => (
  <ColumnTable
    label={`${title}: exposure and financed emissions`}
    numeric
    tall
    columns={columnsOf(title)}
    rows={rows.toSorted(
      (a, b) =>
        Number(a.industry === null) - Number(b.industry === null) || b.outstanding_aud - a.outstanding_aud,
    )}
    keyOf={({ industry, asset_class }) => `${industry ?? ''} ${asset_class}`}
  />
)
