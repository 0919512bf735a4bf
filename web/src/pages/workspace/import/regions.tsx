import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import styles from '../workspace.module.css'

const REGIONS = [
  ['NSW', 'NSW'],
  ['ACT', 'ACT'],
  ['VIC', 'VIC'],
  ['QLD', 'QLD'],
  ['SA', 'SA'],
  ['TAS', 'TAS'],
  ['SWIS', 'SWIS (south-west of WA)'],
  ['NWIS', 'NWIS (Pilbara)'],
  ['DKIS', 'DKIS (Darwin to Katherine)'],
] as const

/** A meter of a file. */
export interface PlacedMeter {
  readonly meter: string
  readonly region: string | null
  /** What the file has of it. */
  readonly said: string
}

/** The meters of a file, and in which region each is. What is chosen counts for later files too. */
export function Regions({
  meters,
  choose,
  isSaving,
  error,
}: {
  readonly meters: readonly PlacedMeter[]
  readonly choose: (regions: Readonly<Record<string, string>>) => void
  readonly isSaving: boolean
  readonly error: Error | null
}) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  if (meters.length === 0) return null
  const changed = Object.keys(chosen).length
  const select = (meter: string, region: string | null) => (
    <NativeSelect
      aria-label={`Region of ${meter}`}
      value={chosen[meter] ?? region ?? ''}
      data={[
        ...(region === null ? [{ value: '', label: 'Choose' }] : []),
        ...REGIONS.map(([value, label]) => ({ value, label })),
      ]}
      onChange={({ currentTarget }) => setChosen(without(chosen, meter, currentTarget.value, region))}
    />
  )
  return (
    <section aria-labelledby="regions-title" className={styles['block']}>
      <h2 id="regions-title">Meters and their regions</h2>
      <p className={styles['remark']}>
        No published table gives the region of an NMI. Choose it once and we remember it for later files.
      </p>
      <ScrollTable label="Meters in the file" stacked>
        <thead>
          <tr>
            <th scope="col">Meter</th>
            <th scope="col">Region</th>
            <th scope="col">In the file</th>
          </tr>
        </thead>
        <tbody>
          {meters.map(({ meter, region, said }) => (
            <tr key={meter}>
              <th scope="row">{meter}</th>
              <td data-label="Region">{select(meter, region)}</td>
              <td data-label="In the file">{said}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {error === null ? null : <ProblemMessage error={error} />}
      <div>
        <Button
          {...(meters.every(({ region }) => region !== null) ? { variant: 'default' } : {})}
          disabled={changed === 0}
          loading={isSaving}
          onClick={() => choose(chosen)}
        >
          Remember {changed === 1 ? 'the region' : 'the regions'} and look again
        </Button>
      </div>
    </section>
  )
}

/** The choices with one more, or without it where it is what stands already. */
function without(
  chosen: Readonly<Record<string, string>>,
  meter: string,
  region: string,
  before: string | null,
): Readonly<Record<string, string>> {
  const { [meter]: _old, ...others } = chosen
  return region === '' || region === before ? others : { ...others, [meter]: region }
}
