import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { answer, api } from '../../api/client.ts'
import { date } from '../../format/words.ts'
import styles from './header.module.css'
import { useAsOf } from './use-company.ts'

/** Chooses the day as at which the company is looked at; the address holds it, so that a link shows the same. */
export function SnapshotPicker({
  inForceFrom,
  snapshot,
}: {
  readonly inForceFrom: string
  readonly snapshot: string
}) {
  const [asOf, choose] = useAsOf()
  const id = useId()
  const snapshots = useQuery({
    queryKey: ['snapshots'],
    queryFn: () => answer(api.GET('/v1/snapshots', { params: { query: { limit: 200 } } })),
  })
  const days = (snapshots.data?.data ?? []).flatMap(({ in_force_from: day }) => day ?? [])
  const known = days.includes(inForceFrom) ? days : [inForceFrom, ...days]
  return (
    <span className={styles['picker']}>
      <label htmlFor={id}>As it was on</label>
      <select
        id={id}
        title={snapshot}
        value={inForceFrom}
        data-pinned={asOf !== undefined}
        onChange={({ target }) => choose(target.value === known[0] ? undefined : target.value)}
      >
        {known.map((day, index) => (
          <option key={day} value={day}>
            {date(day)}
            {index === 0 && asOf === undefined ? ' (newest)' : ''}
          </option>
        ))}
      </select>
    </span>
  )
}
