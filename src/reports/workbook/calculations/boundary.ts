import type { Argument } from '../../../domain/disclosure/report/calculation.ts'
import type { Working } from '../papers.ts'

/** The registry's figure of the exact period, where both scopes are known. */
export const boundaryWorking: Working = ({ steps }, calculation, given) => {
  const { scope1_t, scope2_t } = given as Readonly<Record<string, Argument>>
  steps.section(calculation)
  const cells = [
    steps.given('Scope 1 in the registry', scope1_t ?? null, 't CO2-e'),
    steps.given('Scope 2 in the registry', scope2_t ?? null, 't CO2-e'),
  ]
  steps.output(calculation, 'registry_t', cells.includes(null) ? null : cells.join('+'))
}
