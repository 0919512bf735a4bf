import { BarRows } from '../../components/chart/bar-rows.tsx'
import { words } from '../../format/words.ts'
import styles from './portfolio.module.css'
import type { PortfolioRow } from './row.ts'

const SIZES: readonly { readonly name: string; readonly from: number }[] = [
  { name: '10 Mt and more', from: 1e7 },
  { name: '1 to 10 Mt', from: 1e6 },
  { name: '100 kt to 1 Mt', from: 1e5 },
  { name: '10 to 100 kt', from: 1e4 },
  { name: 'under 10 kt', from: Number.NEGATIVE_INFINITY },
]

const BANDS = ['extreme', 'very_high', 'high', 'moderate', 'low'] as const

/** How the portfolio is spread: by size of emissions, by band of transition risk. */
export function Distributions({ rows }: { readonly rows: readonly PortfolioRow[] }) {
  const totals = rows.flatMap((row) => row.total ?? [])
  const assessed = rows.flatMap((row) => row.transition ?? [])
  const known = rows.filter((row) => row.name !== null).length
  const bySize = SIZES.map(({ name, from }, index) => ({
    name,
    value: totals.filter((total) => total >= from && total < (SIZES[index - 1]?.from ?? Infinity)).length,
  }))
  const byBand = BANDS.map((band) => ({
    name: words(band),
    value: assessed.filter((other) => other === band).length,
  }))
  return (
    <div className={styles['distributions']}>
      <BarRows
        title="By emissions"
        summary={`Latest scope 1 and 2 of ${totals.length} of ${known} known companies.`}
        unit="Companies"
        bars={bySize}
      />
      <BarRows
        title="By transition risk"
        summary={`${assessed.length} of ${known} known companies could be assessed.`}
        unit="Companies"
        bars={[...byBand, { name: 'Not assessed', value: known - assessed.length, quiet: true }]}
      />
    </div>
  )
}
