import type { Schema } from '../../../api/client.ts'
import { Sourced } from '../../../components/figure.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { ABSENT, exact, percent, short, tonnes } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import { Block } from '../block.tsx'
import styles from '../company.module.css'
import { useClaims, useCurrentCompany } from '../company-context.ts'
import { TransitionChart } from './transition-chart.tsx'

type Transition = Schema<'TransitionScenariosBlock'>
type Closures = NonNullable<Transition['closures']>

/** Years that the tables show of a path. */
const SHOWN_YEARS = ['2026-27', '2029-30', '2034-35', '2049-50']

/** The company in the scenarios of the electricity market’s plan. */
export function Transition() {
  const { transition_scenarios: transition } = useCurrentCompany().profile
  const { region, scenarios = [], closures, coverage } = transition ?? {}
  return (
    <Block data={transition}>
      <p className={styles['remark']}>
        Scenarios of AEMO’s {transition?.plan?.title}, {transition?.plan?.outlook_status} outlook.{' '}
        {region?.region ? null : region?.availability.detail} {coverage?.statement}
      </p>
      {region?.region ? <TransitionChart region={region.region} scenarios={scenarios} /> : null}
      <Scope2Table transition={transition} />
      {closures === undefined || closures.facilities.length === 0 ? null : (
        <ClosureTable closures={closures} />
      )}
      <ValueText transition={transition} />
      <TargetTable transition={transition} />
      <p className={styles['remark']}>
        {transition?.statements?.join(' ')} Not covered: {transition?.not_covered?.join(' ')}
      </p>
    </Block>
  )
}

function Scope2Table({ transition }: { readonly transition: Transition | undefined }) {
  const claim = useClaims('transition_scenarios')
  const scenarios = (transition?.scenarios ?? []).filter(({ scope2 }) => scope2.years.length > 0)
  if (scenarios.length === 0) return null
  return (
    <ScrollTable label="Scope 2 by scenario" stacked>
      <thead>
        <tr>
          <th scope="col">Scope 2, t CO₂-e</th>
          {SHOWN_YEARS.map((year) => (
            <th key={year} scope="col" className={styles['number']}>
              {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scenarios.map(({ id, name, warming_2100_c, statutory_role, scope2 }) => (
          <tr key={id}>
            <th scope="row">
              {name}, {warming_2100_c} °C
              {statutory_role === null ? null : <small>{words(statutory_role)}</small>}
            </th>
            {SHOWN_YEARS.map((year) => {
              const found = scope2.years.find(({ reporting_year }) => reporting_year === year)
              return (
                <td key={year} className={styles['number']} data-label={year}>
                  {found === undefined ? (
                    ABSENT
                  ) : (
                    <Sourced
                      claim={claim({
                        title: `Scope 2 in ${year}, ${name}`,
                        value: exact(Math.round(found.scope2_t)),
                        remarks: ['If the company buys the same electricity, t CO2-e.'],
                        by: { formula: 'scope2_outlook', about: { scenario: id } },
                      })}
                    />
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

function ClosureTable({ closures }: { readonly closures: Closures }) {
  const left = closures.years.filter(({ reporting_year }) => SHOWN_YEARS.includes(reporting_year))
  return (
    <>
      <p className={styles['remark']}>
        Of {tonnes(closures.today_t)} from its power stations today, units that still run have{' '}
        {left.map(({ reporting_year, remaining_percent }, at) => (
          <span key={reporting_year}>
            {at === 0 ? '' : ', '}
            {percent(remaining_percent)} in {reporting_year}
          </span>
        ))}
        . One set of closure years for all scenarios.
        {closures.not_listed.length === 0 ? '' : ` Not in the plan: ${closures.not_listed.join(', ')}.`}
      </p>
      <ScrollTable label="Power stations" stacked>
        <thead>
          <tr>
            <th scope="col">Power station</th>
            <th scope="col" className={styles['number']}>
              Scope 1, t CO₂-e
            </th>
            <th scope="col">Expected closure</th>
          </tr>
        </thead>
        <tbody>
          {closures.facilities.map((station) => (
            <tr key={station.facility}>
              <th scope="row">
                {station.facility}
                <small>{station.link_reason}</small>
              </th>
              <td className={styles['number']} data-label="Scope 1, t CO₂-e">
                {exact(station.scope1_t)}
              </td>
              <td data-label="Expected closure">{closureYears(station.units)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </>
  )
}

/** Units by the year in which they close: `2036 (2 units), 2037`. */
const closureYears = (units: Closures['facilities'][number]['units']): string =>
  [...Map.groupBy(units, ({ expected_closure_year }) => expected_closure_year)]
    .toSorted(([a], [b]) => a - b)
    .map(([year, group]) => (group.length === 1 ? `${year}` : `${year} (${group.length} units)`))
    .join(', ')

function ValueText({ transition }: { readonly transition: Transition | undefined }) {
  const claim = useClaims('transition_scenarios')
  const value = transition?.emissions_value
  const first = value?.years[0]
  if (value === undefined || first === undefined || first.cost_aud === null) return null
  return (
    <p className={styles['remark']}>
      {value.label}, A${exact(first.aud_per_t)} per tonne in {first.reporting_year} ({value.price_basis}),
      times scope 1 is A${short(first.cost_aud)}
      {first.share_of_income_percent === null ? (
        `. ${value.income_availability.detail ?? ''}`
      ) : (
        <>
          {', '}
          <Sourced
            claim={claim({
              title: `Scope 1 at the planning value in ${first.reporting_year}`,
              value: percent(first.share_of_income_percent),
              remarks: [`Of the total income published for ${value.income?.income_year}.`],
              by: { formula: 'emissions_value' },
            })}
          />{' '}
          of published income.
        </>
      )}
    </p>
  )
}

function TargetTable({ transition }: { readonly transition: Transition | undefined }) {
  const targets = transition?.targets ?? []
  if (targets.length === 0) return null
  return (
    <ScrollTable label="Targets that apply" stacked>
      <thead>
        <tr>
          <th scope="col">Target</th>
          <th scope="col">Period</th>
          <th scope="col" className={styles['number']}>
            Figure
          </th>
        </tr>
      </thead>
      <tbody>
        {targets.map(({ region, measure, period, value, unit, cell }) => (
          <tr key={cell}>
            <th scope="row">
              {region}: {words(measure)}
              <small>{cell}</small>
            </th>
            <td data-label="Period">{period}</td>
            <td className={styles['number']} data-label="Figure">
              {exact(value)} {unit}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
