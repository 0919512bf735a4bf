import { Sourced } from '../../../components/figure.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { ordinal } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import { Block } from '../block.tsx'
import styles from '../company.module.css'
import { useClaims, useCurrentCompany } from '../company-context.ts'

/** How wet the catchment of the head office is against its own past. */
export function Water() {
  const { water_stress: water, climate_context: climate } = useCurrentCompany().profile
  const facility = climate?.location?.facility
  const claim = useClaims('water_stress')
  return (
    <Block data={water}>
      <p className={styles['remark']}>
        {facility === undefined
          ? 'At the head office'
          : `At ${facility.name}, because the head office is unknown`}
        : the latest twelve months compared with the same months in 1981 to 2010. {water?.statement}
      </p>
      <ScrollTable label="Water balance" stacked>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Twelve months</th>
            <th scope="col">Percentile</th>
            <th scope="col">Category</th>
          </tr>
        </thead>
        <tbody>
          {(water?.figures ?? []).map(
            ({ variable, first_month, last_month, percentile, category, availability }) => (
              <tr key={variable}>
                <th scope="row">{words(variable)}</th>
                <td data-label="Twelve months">
                  {first_month === null ? '' : `${first_month} to ${last_month}`}
                </td>
                <td data-label="Percentile">
                  {percentile === null ? (
                    <small>{availability.detail}</small>
                  ) : (
                    <Sourced
                      claim={claim({ title: words(variable), value: `${ordinal(percentile)} percentile` })}
                    />
                  )}
                </td>
                <td data-label="Category">{category === null ? '' : words(category)}</td>
              </tr>
            ),
          )}
        </tbody>
      </ScrollTable>
    </Block>
  )
}
