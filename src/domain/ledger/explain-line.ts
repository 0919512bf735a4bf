import { divide, multiply, rational, toText } from '../factors/rational.ts'
import type { FactorUse } from './factor-use.ts'
import type { LedgerLine } from './line.ts'

/** A line in steps: what was counted, in which unit, and what each factor makes of it. */
export function explainLine(line: LedgerLine, use: FactorUse, activity: string) {
  const { quantity, unit } = line
  const ratio = quantity === 0 ? null : divide(rational(activity), rational(quantity))
  const lost =
    use.rate === null ? '' : `, of which ${use.rate.percent} % is lost in a year (${use.rate.row_id})`
  return {
    quantity: `${quantity} ${unit}${lost}, ${line.from} to ${line.to}`,
    conversion:
      unit === use.unit || ratio === null
        ? null
        : {
            text: `${quantity} ${unit} x ${toText(ratio)} = ${activity} ${use.unit}`,
            per_unit: toText(ratio),
            content: use.content === null ? null : `${use.content.value} ${use.content.unit}`,
          },
    activity: { value_text: activity, unit: use.unit },
    parts: use.parts.map((part) => {
      const tonnes = toText(divide(multiply(rational(activity), rational(part.total)), rational(1000)))
      return {
        scope: Number(part.scope),
        category: part.category,
        factor_id: part.factor_id,
        row_id: part.row_id,
        source: part.source,
        edition: part.edition,
        gwp_set: part.gwp_set,
        kg_co2e_per_unit: part.total,
        printed: part.printed,
        release_id: part.release_id,
        file_sha256: part.file_sha256,
        t_text: tonnes,
        text: `${activity} ${use.unit} x ${part.total} kg CO2-e per ${use.unit} / 1000 = ${tonnes} t CO2-e`,
      }
    }),
  }
}
