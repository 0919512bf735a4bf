import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Sourced } from '../../../components/figure.tsx'
import { Loaded } from '../../../components/loaded.tsx'
import type { Claim, Evidence } from '../../../components/provenance/claim.ts'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { words } from '../../../format/words.ts'
import styles from '../workspace.module.css'
import own from './bundles.module.css'
import { metricText, type Side } from './content.ts'
import { type Traced, traced } from './trace.ts'
import { type Bundle, FOR_GOOD, readContent } from './use-bundles.ts'

/** Every number of a bundle, each of which opens what it rests on: the method, the files and rows, the records. */
export function Numbers({ bundle }: { readonly bundle: Bundle }) {
  const content = useQuery({
    ...FOR_GOOD,
    queryKey: ['numbers', bundle.artifact_id],
    queryFn: async ({ signal }) => {
      const side = await readContent(bundle, signal)
      return { numbers: traced(side), releases: side.provenance.releases }
    },
  })
  const [find, setFind] = useState('')
  const fits = ({ metric: { id, label } }: Traced): boolean =>
    `${id} ${label}`.toLowerCase().includes(find.toLowerCase())
  return (
    <Loaded query={content} skeleton={<Skeleton height={480} />}>
      {({ numbers, releases }) => {
        const shown = numbers.filter(fits)
        return (
          <>
            <div className={`${own['find']} screen-only`}>
              <TextInput
                label="Find"
                placeholder="scope 2, percentile…"
                value={find}
                onChange={({ currentTarget }) => setFind(currentTarget.value)}
              />
              <p className={styles['remark']} role="status">
                {shown.length} of {numbers.length} numbers. Select one to see where it comes from.
              </p>
            </div>
            <ScrollTable label="Numbers of the bundle" tall stacked>
              <thead>
                <tr>
                  <th scope="col">Number</th>
                  <th scope="col">Value</th>
                  <th scope="col">About</th>
                  <th scope="col">Based on</th>
                </tr>
              </thead>
              <tbody>
                {shown.map((number) => (
                  <tr key={number.metric.id}>
                    <th scope="row">
                      {number.metric.label}
                      <small>
                        <code>{number.metric.id}</code>
                      </small>
                    </th>
                    <td>
                      <Sourced claim={claimOf(number, releases, bundle)} />
                    </td>
                    <td>{number.metric.observed}</td>
                    <td>{groundsText(number)}</td>
                  </tr>
                ))}
              </tbody>
            </ScrollTable>
          </>
        )
      }}
    </Loaded>
  )
}

const groundsText = ({ metric, inputs, records }: Traced): string =>
  [
    words(metric.basis),
    ...(inputs.length === 0 ? [] : [inputs.length === 1 ? 'one input' : `${inputs.length} inputs`]),
    ...records.map(({ record, version }) => `${words(record).toLowerCase()} ${version}`),
  ].join(', ')

type Releases = Side['provenance']['releases']

function claimOf(number: Traced, releases: Releases, bundle: Bundle): Claim {
  const { label, unit, method, availability, calculation, id } = number.metric
  return {
    title: label,
    value: [metricText(number.metric), unit].filter((part) => part !== null).join(' '),
    remarks: [
      ...(availability.detail === null ? [] : [availability.detail]),
      ...number.records.map(
        ({ record, version, sha256 }) => `${words(record)}, version ${version}, SHA-256 ${sha256}`,
      ),
      ...(calculation === null
        ? []
        : [`Calculation ${calculation} of provenance.json. The verifier repeats it.`]),
    ],
    ...(method === null ? {} : { method: { ...method, url: `/methods/${method.id}` } }),
    evidenceKey: ['bundle evidence', bundle.artifact_id, id],
    loadEvidence: () => Promise.resolve(evidenceOf(number, releases)),
  }
}

function evidenceOf({ inputs }: Traced, all: Releases): Evidence {
  const used = new Set(inputs.map(({ release }) => release))
  const releases = all.filter(({ release }) => used.has(release))
  const licences = releases.map(({ dataset, licence, attribution }) => ({ dataset, ...licence, attribution }))
  return { releases, inputs, licences, allOf: 'provenance.json lists all of them.' }
}
