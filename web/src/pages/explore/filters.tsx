import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { Registry, Sector } from '../../components/registry/registry.ts'
import {
  type Choice,
  INTENSITIES,
  SAFEGUARD,
  SIZES,
  TRENDS,
  UNKNOWN,
  type View,
} from '../../components/registry/view.ts'
import styles from './explore.module.css'

const ANY: Choice = { value: '', label: 'Any' }

/** Narrows the registry; every choice is in the address. */
export function Filters({
  registry,
  view,
  onChange,
}: {
  readonly registry: Registry
  readonly view: View
  readonly onChange: (changes: Readonly<Record<string, string>>) => void
}) {
  const states = [...new Set(registry.reporters.flatMap(({ state }) => state ?? []))].sort()
  const years = registry.years.map(({ reporting_year }) => reporting_year).toReversed()
  const isNarrowed = Object.entries(view).some(([name, value]) => name !== 'year' && value !== '')
  const select = (name: keyof View, label: string, choices: readonly Choice[]) => (
    <NativeSelect
      label={label}
      data={[ANY, ...choices]}
      value={String(view[name])}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  )
  return (
    <form
      className={`${styles['filters']} screen-only`}
      aria-label="Filters"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextInput
        label="Name or ABN"
        type="search"
        maxLength={100}
        value={view.words}
        onChange={({ currentTarget }) => onChange({ q: currentTarget.value })}
      />
      <NativeSelect
        label="Reporting year"
        data={years}
        value={registry.years[view.year]?.reporting_year}
        onChange={({ currentTarget }) =>
          onChange({ year: currentTarget.value === years[0] ? '' : currentTarget.value })
        }
      />
      <NativeSelect
        label="Sector"
        data={[ANY, ...sectorChoices(registry), { value: UNKNOWN, label: 'Not classified' }]}
        value={view.sector}
        onChange={({ currentTarget }) => onChange({ sector: currentTarget.value })}
      />
      {select('state', 'State', [
        ...states.map((value) => ({ value, label: value })),
        { value: UNKNOWN, label: 'Not known' },
      ])}
      {select('safeguard', 'Safeguard', SAFEGUARD)}
      {select('size', 'Scope 1 and 2', SIZES)}
      {select('trend', 'Trend', TRENDS)}
      {select('intensity', 'Intensity', INTENSITIES)}
      {isNarrowed ? (
        <Button
          variant="default"
          onClick={() =>
            onChange({ q: '', sector: '', state: '', safeguard: '', size: '', trend: '', intensity: '' })
          }
        >
          Reset filters
        </Button>
      ) : null}
    </form>
  )
}

/** Divisions, each with its groups below it. */
function sectorChoices({ sectors }: Registry) {
  const all = [...sectors.values()]
  const divisionOf = (sector: Sector): string | undefined =>
    sector.level === 'division' ? sector.code : parentOf(sector)
  const parentOf = ({ parent_code }: Sector): string | undefined => {
    const parent = sectors.get(parent_code ?? '')
    return parent === undefined ? undefined : divisionOf(parent)
  }
  return all
    .filter(({ level }) => level === 'division')
    .map((division) => ({
      group: `${division.code} ${division.title}`,
      items: [
        { value: division.code, label: `All of ${division.title}` },
        ...all
          .filter((sector) => sector.level === 'group' && divisionOf(sector) === division.code)
          .map(({ code, title }) => ({ value: code, label: `${code} ${title}` })),
      ],
    }))
}
