import type { Disclosure } from '../../disclosure.ts'
import { recordInputs } from '../../record-inputs.ts'
import type { Citations } from '../citations.ts'
import { calculated, originOf, type Part, parts } from '../draft.ts'

/** The registry's figure of the period, from which the boundary's lines lead to the standard's. */
export function boundaryMetrics(disclosure: Disclosure, citations: Citations): Part {
  const { boundary_reconciliation: found, records } = disclosure
  if (found === null) return parts()
  const inputs = [...found.inputs, ...recordInputs(records).organisational_boundary]
  const reference = (field: string) => {
    const input = found.inputs.find((one) => one.field === field)
    return input === undefined || input.value_text === null ? null : { input: citations.cite(input) }
  }
  const sizeOf = (name: string): string =>
    `/reconciliation/lines/${found.lines.findIndex(({ line }) => line === name)}/size_t`
  return calculated('boundary', citations, originOf(found.method, inputs), {
    id: 'boundary.reconciliation',
    formula: 'boundary_reconciliation',
    arguments: {
      boundary: { record: 'organisational_boundary', pointer: '' },
      scope1_t: reference('scope1_t'),
      scope2_t: reference('scope2_t'),
    },
    figures: {
      registry_t: {
        id: 'boundary.registry',
        label: 'Scope 1 and 2 of the registry for the very period',
        value: found.registry_t,
        unit: 't CO2-e',
        observed: `${found.period.start}/${found.period.end}`,
      },
    },
    pointers: {
      registry_total: '/reconciliation/registry_t',
      registry_years: '/reconciliation/registry_years',
      period: sizeOf('period'),
      exclusions: sizeOf('exclusions'),
    },
  })
}
