import type { Schema } from '../../../api/client.ts'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { signed } from '../../../format/numbers.ts'
import { Block } from '../block.tsx'
import styles from '../company.module.css'
import { useCurrentCompany } from '../company-context.ts'

type Change = NonNullable<Schema<'ScenarioContextBlock'>['changes']>[number]

const VARIABLES = [
  { variable: 'mean_temp_change_c', title: 'Mean temperature', unit: '°C', decimals: 2 },
  { variable: 'rain_change_pct', title: 'Rainfall', unit: '%', decimals: 1 },
] as const

/** What models project for the region, by pathway: the median and the range of the models. */
export function ClimateAhead() {
  const { scenario_context: scenarios } = useCurrentCompany().profile
  const changes = scenarios?.changes ?? []
  return (
    <Block data={scenarios}>
      <p className={styles['remark']}>
        {scenarios?.region?.name}, against {scenarios?.baseline}: median and range of the climate models.{' '}
        {scenarios?.statement}
      </p>
      <div className={styles['columns']}>
        {VARIABLES.map(({ variable, ...shown }) => (
          <ChangeTable
            key={variable}
            {...shown}
            changes={changes.filter((change) => change.variable === variable)}
          />
        ))}
      </div>
    </Block>
  )
}

function ChangeTable({
  title,
  unit,
  decimals,
  changes,
}: {
  readonly title: string
  readonly unit: string
  readonly decimals: number
  readonly changes: readonly Change[]
}) {
  const text = (value: number | undefined): string =>
    signed(value, (magnitude) => magnitude.toFixed(decimals))
  const periods = [...new Set(changes.map(({ period }) => period))]
  const rows = Map.groupBy(changes, ({ ensemble, pathway }) => `${pathway} (${ensemble})`)
  return (
    <ScrollTable label={title} numeric even tall>
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
                  {text(cell?.median)}
                  <small>{cell === undefined ? '' : `${text(cell.low)} to ${text(cell.high)}`}</small>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
