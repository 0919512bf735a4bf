import { Type } from 'typebox'
import { Abn, figure, nullable, Text } from '../shapes.ts'
import { defineTool } from '../tool.ts'

const MOST_GAPS = 50
const Change = Type.Object({
  name: Type.String(),
  change_t: Type.Number(),
  activity_t: Type.Number(),
  factor_t: Type.Number(),
  method_t: Type.Number(),
  boundary_t: Type.Number(),
})

export const getLedgerAnalysis = defineTool({
  name: 'get_ledger_analysis',
  title: 'Gaps and change of an emissions ledger',
  description:
    'How much of a reporting period the activity data of your tenant cover, months without a line with what each rule would put there, the estimated share, and the change since the year before split into activity, factor, method and boundary, t CO2-e. Null where the year before has no ledger. The first fifty gaps; detail=full has all months.',
  input: Type.Object({ abn: Abn, period: Type.String({ maxLength: 30, examples: ['2025-26'] }) }),
  answer: Type.Object({
    covered_percent: figure('Months with lines, of all months of each factor and place.'),
    months: Type.Integer(),
    gap_months: Type.Integer(),
    estimated_percent: figure('Of the total.'),
    gaps: Type.Array(
      Type.Object({
        factor_id: Type.String(),
        facility: Text,
        month: Type.String(),
        unit: Type.String(),
        fills: Type.Record(Type.String(), Type.Number()),
      }),
    ),
    change: nullable(Type.Array(Change, { description: 'By category; the last is the total.' })),
  }),
  run: async (client, { abn, period }) => {
    const full = await client.analyseLedger({ abn, period })
    const { covered, coverage, estimated, change } = full.data
    return {
      answer: {
        covered_percent: covered.percent,
        months: covered.months,
        gap_months: covered.gaps + covered.partial,
        estimated_percent: estimated.share_percent,
        gaps: coverage
          .flatMap(({ factor_id, facility, unit, months }) =>
            months.flatMap(({ month, state, fills = {} }) =>
              state === 'gap' || state === 'partial' ? [{ factor_id, facility, month, unit, fills }] : [],
            ),
          )
          .slice(0, MOST_GAPS),
        change: change === null ? null : [...change.by_category, { ...change, name: 'All' }].map(causesOf),
      },
      absent: [],
      sources: { meta: undefined, releases: [] },
      full,
    }
  },
})

type Causes = Record<'change_t' | 'activity_t' | 'factor_t' | 'method_t' | 'boundary_t', number> & {
  readonly name: string
}

const causesOf = ({ name, change_t, activity_t, factor_t, method_t, boundary_t }: Causes) => ({
  name,
  change_t,
  activity_t,
  factor_t,
  method_t,
  boundary_t,
})
