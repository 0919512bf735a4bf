type Given = Readonly<Record<string, unknown>>
type Results = Readonly<Record<string, unknown>>
type Figure = number | null

/** Figures of what the company declares, derived a second time from the methods' pages. */
export const DECLARED_ORACLE: Readonly<Record<string, (given: Given) => Results>> = {
  /** docs/methods/boundary_reconciliation.md. */
  boundary_reconciliation: (given) => {
    const [scope1, scope2] = [given['scope1_t'] as Figure, given['scope2_t'] as Figure]
    return { registry_t: scope1 === null || scope2 === null ? null : scope1 + scope2 }
  },
}
