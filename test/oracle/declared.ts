import { total } from './arithmetic.ts'

type Given = Readonly<Record<string, unknown>>
type Results = Readonly<Record<string, unknown>>
type Figure = number | null

const CREDIT: Readonly<Record<string, number>> = { evidenced: 1, partially_evidenced: 0.5, stale: 0.25 }

interface Requirement {
  readonly pillar: string
  readonly is_counted: boolean
  readonly evidence_status: string
}

/** docs/methods/filing_readiness.md. */
function readinessScore({ requirements }: { readonly requirements: readonly Requirement[] }): Results {
  const pillars = ['governance', 'strategy', 'risk_management', 'metrics_and_targets']
  return Object.fromEntries(
    ['overall', ...pillars].flatMap((name) => {
      const counted = requirements.filter(
        ({ is_counted, pillar }) => is_counted && (name === 'overall' || pillar === name),
      )
      const credits = total(counted.map(({ evidence_status }) => CREDIT[evidence_status] ?? 0))
      return [
        [`${name}_numerator`, credits],
        [`${name}_denominator`, counted.length],
        [`${name}_score`, counted.length === 0 ? null : credits / counted.length],
      ]
    }),
  )
}

/** Figures of what the company declares, derived a second time from the methods' pages. */
export const DECLARED_ORACLE: Readonly<Record<string, (given: Given) => Results>> = {
  readiness_score: (given) => readinessScore(given as unknown as Parameters<typeof readinessScore>[0]),
  /** docs/methods/boundary_reconciliation.md. */
  boundary_reconciliation: (given) => {
    const [scope1, scope2] = [given['scope1_t'] as Figure, given['scope2_t'] as Figure]
    return { registry_t: scope1 === null || scope2 === null ? null : scope1 + scope2 }
  },
}
