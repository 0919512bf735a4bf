import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { kindText, type ListedFacility, tonnesOf } from '../../components/facility/facility.ts'
import { facilityAddress } from '../../components/facility/facility-address.ts'
import { useFacilities } from '../../components/facility/use-facilities.ts'
import { Loaded } from '../../components/loaded.tsx'
import { PageHeader, PageLayout } from '../../components/page-layout.tsx'
import { saveTable } from '../../components/registry/save-table.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { SortHeader } from '../../components/window-table/sort-header.tsx'
import { WindowTable } from '../../components/window-table/window-table.tsx'
import { exact, tonnes } from '../../format/numbers.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import styles from './facilities.module.css'
import { facilitySource, inOrder, ownersText } from './order.ts'

/** Every facility of the newest tables, located or not, as a list that leads to their pages. */
export function Page() {
  usePageTitle('Facilities')
  const facilities = useFacilities()
  return (
    <PageLayout>
      <PageHeader
        title="Facilities"
        lead="Every facility in the newest Safeguard and electricity generation tables. Open one for its years, its operator, and the climate and hazards at its location."
      >
        <nav className={`${styles['ways']} screen-only`} aria-label="Other views">
          <Link href="/map">Map of facilities</Link>
          <Link href="/explore">Companies</Link>
        </nav>
      </PageHeader>
      <Loaded query={facilities} skeleton={<Skeleton height={700} />}>
        {({ data, meta }) => (
          <FacilityList
            all={[...data.facilities, ...data.not_located]}
            source={facilitySource(meta.licences)}
          />
        )}
      </Loaded>
    </PageLayout>
  )
}

const COLUMNS = [
  { field: 'tonnes', title: 'Emissions', width: 130, numeric: true },
  { field: 'owner', title: 'Operator', width: 300, numeric: false },
  { field: 'state', title: 'State', width: 70, numeric: false },
  { field: 'kind', title: 'Published as', width: 230, numeric: false },
] as const

function FacilityList({ all, source }: { readonly all: readonly ListedFacility[]; readonly source: string }) {
  const [parameters, setParameters] = useSearchParams()
  const [sorting, sort] = useState({ field: 'tonnes', descending: true })
  const word = parameters.get('find') ?? ''
  const shown = useMemo(() => inOrder(fitting(all, word), sorting), [all, word, sorting])
  return (
    <section className={styles['part']} aria-label="Facilities">
      <div className={styles['tools']}>
        <label className="screen-only">
          Facility, operator or state
          <input
            type="search"
            value={word}
            onChange={(event) => setParameters({ find: event.currentTarget.value }, { replace: true })}
          />
        </label>
        <Button variant="default" size="xs" disabled={shown.length === 0} onClick={() => save(shown, source)}>
          Save as CSV
        </Button>
      </div>
      <p role="status">
        {shown.length.toLocaleString('en-AU')} of {all.length.toLocaleString('en-AU')} facilities
        {shown.length === 0 ? '. Change the search to see more.' : '.'}
      </p>
      {shown.length === 0 ? null : (
        <WindowTable
          label="Facilities of the newest tables"
          columns={COLUMNS}
          firstWidth={280}
          rows={shown}
          head={
            <>
              <SortHeader field="name" title="Facility" sorting={sorting} onSort={sort} />
              {COLUMNS.map((column) => (
                <SortHeader key={column.field} {...column} sorting={sorting} onSort={sort} />
              ))}
            </>
          }
        >
          {(facility, position) => <FacilityRow key={rowKey(facility)} {...{ facility, position }} />}
        </WindowTable>
      )}
      <p className={styles['remark']}>
        Emissions are in CO₂-e: covered emissions for Safeguard facilities and scope 1 for power stations, in
        the year of the table. A dash means not published, never zero.
      </p>
    </section>
  )
}

function FacilityRow({
  facility,
  position,
}: {
  readonly facility: ListedFacility
  readonly position: number
}) {
  const owners = ownersText(facility)
  return (
    <tr aria-rowindex={position}>
      <th scope="row">
        <Link href={facilityAddress(facility.name, facility.state)} title={facility.name} data-clamp="true">
          {facility.name}
        </Link>
      </th>
      <td data-numeric="true" title={`${exact(tonnesOf(facility))} t CO₂-e`}>
        {tonnes(tonnesOf(facility))}
      </td>
      <td title={owners}>
        <span data-clamp="true">{owners}</span>
      </td>
      <td>{facility.state ?? 'Several'}</td>
      <td>{kindText(facility)}</td>
    </tr>
  )
}

const rowKey = ({ id, state }: ListedFacility): string => `${id} ${state ?? ''}`

function fitting(all: readonly ListedFacility[], word: string): readonly ListedFacility[] {
  const wanted = word.trim().toLowerCase()
  return all.filter((one) =>
    `${one.name} ${ownersText(one)} ${one.state ?? ''}`.toLowerCase().includes(wanted),
  )
}

const save = (facilities: readonly ListedFacility[], source: string): void =>
  saveTable(
    'facilities',
    [
      ['Facility', 'Emissions, t CO2-e', 'Operator', 'State', 'Published as', 'Year of the table'],
      ...facilities.map((one) => [
        one.name,
        tonnesOf(one),
        ownersText(one),
        one.state,
        kindText(one),
        one.as_at,
      ]),
    ],
    source,
  )
