import type { Schema } from '../../../api/client.ts'
import { words } from '../../../format/words.ts'
import { unitText } from '../factor-names.ts'
import styles from '../factors.module.css'
import { FACETS, type Facet, useSearch } from '../use-factors.ts'

type Page = Schema<'EmissionFactorSearchPage'>

const TITLES: Readonly<Record<Facet, string>> = {
  scope: 'Scope',
  category: 'Category',
  region: 'Region',
  method: 'Method',
  unit: 'Unit',
}

/** What narrows the search: each value with how many factors it leaves. A chosen value is taken back by pressing it again. */
export function Facets({
  facets,
  edition,
}: {
  readonly facets: Page['facets']
  readonly edition: Page['meta']['edition']
}) {
  const { parameters, change } = useSearch()
  return (
    <aside className={styles['facets']} aria-label="Narrow the search">
      <label>
        Edition
        <select
          value={parameters.get('edition') ?? ''}
          onChange={({ target }) => change('edition', target.value)}
        >
          <option value="">Newest</option>
          {edition.editions_loaded.toReversed().map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
      </label>
      {FACETS.filter((name) => parameters.has(name) || facets[name].length > 1).map((name) => (
        <fieldset key={name}>
          <legend>{TITLES[name]}</legend>
          {valuesOf(facets[name], parameters.get(name)).map(({ value, count }) => {
            const chosen = parameters.get(name) === value
            return (
              <button
                key={value}
                type="button"
                aria-pressed={chosen}
                onClick={() => change(name, chosen ? undefined : value)}
              >
                <span>{labelOf(name, value)}</span>
                <span>{count}</span>
              </button>
            )
          })}
        </fieldset>
      ))}
    </aside>
  )
}

/** A chosen value stays on show, also when it leaves nothing. */
const valuesOf = (values: Page['facets'][Facet], chosen: string | null) =>
  chosen === null || values.some(({ value }) => value === chosen)
    ? values
    : [...values, { value: chosen, count: 0 }]

function labelOf(name: Facet, value: string): string {
  if (name === 'unit') return unitText(value)
  if (name === 'scope') return `Scope ${value}`
  if (name === 'region') return value === 'NATIONAL' ? 'Australia' : value.replaceAll('_', ' ')
  return words(value)
}
