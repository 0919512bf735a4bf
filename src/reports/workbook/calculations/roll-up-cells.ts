import { RISK_LEVELS } from '../../../domain/company/bands.ts'
import type { Calculation } from '../../../domain/disclosure/report/calculation.ts'
import type { WorkingPapers } from '../papers.ts'

/** Columns of a sheet with a row for each site. */
interface SiteCells {
  readonly bands: string
  /** The places of the bands among the levels. */
  readonly levels: string
  readonly tonnes: string
}

/** The sites with a band, the worst band, and the one that half of the sites do not exceed. */
export function rollUpCells(
  { steps }: WorkingPapers,
  calculation: Calculation,
  { bands, levels, tonnes }: SiteCells,
): void {
  const assessed = steps.output(calculation, 'sites_assessed', `COUNT(${levels})`)
  steps.output(calculation, 'worst', `INDEX(Levels,MAX(${levels}))`)
  const emitting = steps.step('Assessed sites with emissions', `SUMPRODUCT((${tonnes}>0)*1)`, 'sites')
  const byEmissions = `${emitting}=${assessed}`
  const all = steps.step('Weight of all', `IF(${byEmissions},SUM(${tonnes}),${assessed})`, null)
  const upTo = RISK_LEVELS.map((_, place) => {
    const below = RISK_LEVELS.slice(0, place + 1)
    const total = (weigh: (level: string) => string): string => below.map(weigh).join('+')
    return steps.step(
      `Weight up to ${below.at(-1)!.replaceAll('_', ' ')}`,
      `IF(${byEmissions},${total((level) => `SUMIFS(${tonnes},${bands},"${level}")`)},${total((level) => `COUNTIFS(${bands},"${level}")`)})`,
      null,
    )
  })
  const half = RISK_LEVELS.reduceRight<string>(
    (otherwise, level, place) => `IF(2*${upTo[place]}>=${all},"${level}",${otherwise})`,
    '""',
  )
  steps.output(calculation, 'weighted', half)
  steps.output(calculation, 'weighted_by', `IF(${byEmissions},"emissions","sites")`)
}
