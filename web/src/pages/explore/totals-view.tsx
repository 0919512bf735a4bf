import styles from '../../components/registry/registry.module.css'
import type { Registry, Reporter } from '../../components/registry/registry.ts'
import { nationalSums, sumsOf } from '../../components/registry/sums.ts'
import { TotalsChart } from '../../components/registry/totals-chart.tsx'

/** Sums by year: of the whole registry, or of the companies that fit. */
export function TotalsView({
  registry,
  reporters,
}: {
  readonly registry: Registry
  readonly reporters: readonly Reporter[]
}) {
  const isAll = reporters.length === registry.reporters.length
  const sums = isAll ? nationalSums(registry) : sumsOf(registry, reporters)
  return (
    <section className={styles['part']} aria-label="Totals by year">
      {reporters.length === 0 ? (
        <p className={styles['remark']}>No company matches. Change or reset the filters.</p>
      ) : (
        <TotalsChart
          title={
            isAll
              ? 'All published reporters, scope 1 and scope 2 by year'
              : `${reporters.length} chosen companies, scope 1 and scope 2 by year`
          }
          sums={sums}
          source={registry.source}
        />
      )}
      <p className={styles['remark']}>
        Companies enter and leave the registry as they cross its thresholds, so a total moves with who reports
        as well as with what they emit. Scope 2 is mostly the scope 1 of generators in the same total: do not
        add the two.
      </p>
    </section>
  )
}
