import { useState } from 'react'
import { linearScale } from '../../../components/chart/scale.ts'
import { Sourced } from '../../../components/figure.tsx'
import { usePrinting } from '../../../components/use-printing.ts'
import { tonnes } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import { Block } from '../block.tsx'
import styles from '../company.module.css'
import { useClaims, useCurrentCompany } from '../company-context.ts'

const WIDTH = 160

type Profile = ReturnType<typeof useCurrentCompany>['profile']
type Category = NonNullable<NonNullable<Profile['scope3_screening']>['categories']>[number]
type Screened = Category & { readonly emissions_t: NonNullable<Category['emissions_t']> }

/** All fifteen categories: an order of magnitude where estimators can be held against each other, else why not. */
export function Scope3() {
  const { scope3_screening: screening } = useCurrentCompany().profile
  const categories = screening?.categories ?? []
  const screened = categories.filter((one): one is Screened => one.emissions_t !== null)
  const open = categories.filter((one) => one.emissions_t === null && one.relevance !== 'not_relevant')
  const others = categories.filter(({ relevance }) => relevance === 'not_relevant')
  return (
    <Block data={screening}>
      <p className={styles['remark']}>{screening?.statement}</p>
      <Figures categories={screened} year={screening?.reporting_year ?? ''} />
      <WithoutFigure title="No figure from public data" categories={open} />
      <WithoutFigure title="Not relevant to this industry" categories={others} />
    </Block>
  )
}

/** Categories differ by orders of magnitude, so their ranges are on one logarithmic scale. */
function Figures({ categories, year }: { readonly categories: readonly Screened[]; readonly year: string }) {
  const claim = useClaims('scope3_screening')
  const ends = categories.flatMap(({ emissions_t: { low, high } }) => [low, high]).filter((end) => end > 0)
  const x = linearScale([Math.log10(Math.min(...ends)), Math.log10(Math.max(...ends))], [0, WIDTH])
  const at = (end: number): number => (end > 0 ? x(Math.log10(end)) : 0)
  return (
    <ul className={styles['ranges']}>
      {categories.map(({ category, name, emissions_t, estimators, flags }) => (
        <li key={category}>
          <span>
            {category}. {name}
          </span>
          <svg width={WIDTH} height={10} aria-hidden="true">
            <line x1={0} x2={WIDTH} y1={5} y2={5} />
            <rect
              x={at(emissions_t.low)}
              width={Math.max(3, at(emissions_t.high) - at(emissions_t.low))}
              y={1}
              height={8}
            />
          </svg>
          <Sourced
            claim={claim({
              title: `${name}, screening`,
              value: `${about(emissions_t.low)} to ${about(emissions_t.high)} CO₂-e`,
              remarks: [
                `Screening for ${year}: about four in five comparable companies fall within this range.`,
                ...(flags.includes('estimators_disagree')
                  ? [
                      'The estimates differ by more than ten times, so no value in the range is more likely than another.',
                    ]
                  : []),
                ...estimators.map(({ note }) => note),
              ],
              by: { formula: 'scope3_screening', steps: stepsOf(category) },
            })}
          />
          <p className={styles['estimators']}>
            {estimators
              .map(
                (one) =>
                  `${ESTIMATORS[one.estimator] ?? words(one.estimator)}: ${about(one.emissions_t.central ?? 0)}`,
              )
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** What an estimator rests on. */
const ESTIMATORS: Readonly<Record<string, string>> = {
  head_count: 'from number of employees',
  income: 'from income',
  spend: 'from industry purchases',
  emissions: 'from size implied by emissions',
  scopes: 'from scope 1 and 2',
  energy: 'from energy use',
}

/** Two digits: a screening that printed more would claim to know them. */
const about = (value: number): string => tonnes(value, 2)

/** The measures of size, the rates of the category, its estimates and its range: the screening has steps for all categories. */
const stepsOf = (category: number): RegExp =>
  category === 3
    ? /^(electricity_ratio|other_fuel|wells_|parts\.|scopes_|energy_|estimates|categories\.|category_3_)/
    : new RegExp(
        `^(head_count|income|by_emissions$|travel$|waste$|commuting$|kg_per_aud_${category}$|measures\\.|estimates|categories\\.|category_${category}_)`,
      )

function WithoutFigure({
  title,
  categories,
}: {
  readonly title: string
  readonly categories: readonly Category[]
}) {
  const isPrinting = usePrinting()
  const [isOpen, open] = useState(false)
  if (categories.length === 0) return null
  return (
    <details
      className={styles['unscreened']}
      open={isOpen || isPrinting}
      onToggle={(event) => {
        if (!isPrinting) open(event.currentTarget.open)
      }}
    >
      <summary>
        {title}: {categories.map(({ category }) => category).join(', ')}
      </summary>
      <dl>
        {categories.map(({ category, name, relevance, reason, needed }) => (
          <div key={category}>
            <dt>
              {category}. {name}
              {relevance === 'relevant' ? ' (relevant)' : ''}
            </dt>
            <dd>
              {reason} {relevance === 'not_relevant' ? '' : `Needed: ${needed}`}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
