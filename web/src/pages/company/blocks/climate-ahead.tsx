import type { Schema } from '../../../api/client.ts'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { signed } from '../../../format/numbers.ts'
import { Block } from '../block.tsx'
import styles from '../company.module.css'
import { useCurrentCompany } from '../company-context.ts'

type Change = NonNullable<Schema<'ScenarioContextBlock'>['changes']>[number]

const VARIABLES: readonly (readonly [variable: string, title: string, unit: string])[] = [
  ['mean_temp_change_c', 'Mean temperature', '°C'],
  ['rain_change_pct', 'Rainfall', '%'],
]

/** What models project for the region, by pathway: the median and the range of the models. */
export function ClimateAhead() {
  const { scenario_context: scenarios } = useCurrentCompany().profile
  if (scenarios === undefined) return null
  const changes = scenarios.changes ?? []
  return (
    <Block id="scenarios" title="The climate ahead" data={scenarios}>
      <p className={styles['remark']}>
        {scenarios.region?.name}, against {scenarios.baseline}: median of the models, with their range.{' '}
        {scenarios.statement}
      </p>
      {VARIABLES.map(([variable, title, unit]) => (
        <ChangeTable
          key={variable}
          title={title}
          unit={unit}
          changes={changes.filter((change) => change.variable === variable)}
        />
      ))}
    </Block>
  )
}

function ChangeTable({
  title,
  unit,
  changes,
}: {
  readonly title: string
  readonly unit: string
  readonly changes: readonly Change[]
}) {
  const periods = [...new Set(changes.map(({ period }) => period))]
  const rows = Map.groupBy(changes, ({ ensemble, pathway }) => `${pathway} (${ensemble})`)
  return (
    <ScrollTable label={title} numeric>
      <thead>
        <tr>
          <th scope="col">{`${title}, ${unit}`}</th>
          {periods.map((period) => (
            <th key={period} scope="col">
              {period}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows].map(([pathway, cells]) => (
          <tr key={pathway}>
            <th scope="row">{pathway}</th>
            {periods.map((period) => {
              const cell = cells.find((change) => change.period === period)
              return (
                <td key={period}>
                  {signed(cell?.median)}
                  <small>{cell === undefined ? '' : `${signed(cell.low)} to ${signed(cell.high)}`}</small>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
