import styles from '../../components/registry/registry.module.css'
import type { Registry, Reporter } from '../../components/registry/registry.ts'
import { rowsBelow } from '../../components/registry/sector-rows.ts'
import { SpreadChart } from '../../components/registry/spread-chart.tsx'
import type { View } from '../../components/registry/view.ts'

/** How emissions are spread, sector by sector: divisions, or the groups of a chosen sector. */
export function SpreadView({
  registry,
  reporters,
  view,
}: {
  readonly registry: Registry
  readonly reporters: readonly Reporter[]
  readonly view: View
}) {
  const yearName = registry.years[view.year]?.reporting_year ?? ''
  const title = registry.sectors.get(view.sector)?.title ?? 'all sectors'
  return (
    <section className={styles['part']} aria-label="Distribution">
      <SpreadChart
        title={`Scope 1 and 2 of companies, ${title}, ${yearName}`}
        rows={rowsBelow(registry, reporters, view.sector)}
        year={view.year}
        yearName={yearName}
        source={registry.source}
      />
      {reporters.length === 0 ? (
        <p className={styles['remark']}>No company matches. Change or reset the filters.</p>
      ) : null}
    </section>
  )
}
