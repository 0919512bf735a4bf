import { useState } from 'react'
import { Link } from 'wouter'
import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { sentence } from '../../../format/words.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import { placeOf, useContradictions, useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'

/** Declared values that nothing loaded can speak for or against, and why: silence about them is no agreement. */
export function NotCompared() {
  const { abn, period, readiness } = useWorkspace()
  const { not_compared: count } = readiness.contradictions
  const [isOpen, open] = useState(false)
  const found = useContradictions(abn, period, isOpen)
  if (count === 0) return null
  return (
    <details onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>
        {count} declared {count === 1 ? 'value' : 'values'} could not be checked against other data
      </summary>
      {isOpen ? (
        <Loaded query={found} skeleton={<Skeleton height={100} />}>
          {({ data }) => (
            <ul className={styles['contradictions']}>
              {data.not_compared.map((one) => (
                <Item key={`${one.record} ${one.pointer}`} {...one} />
              ))}
            </ul>
          )}
        </Loaded>
      ) : null}
    </details>
  )
}

function Item({
  what,
  record: name,
  detail,
}: {
  readonly what: string
  readonly record: string
  readonly detail: string
}) {
  const { abn, asked } = useWorkspace()
  const record = Object.values(RECORD_KINDS).find((kind) => kind.name === name)
  return (
    <li>
      <strong>{sentence(what).slice(0, -1)}</strong>
      <span>
        {detail}{' '}
        {record === undefined ? null : (
          <Link href={placeOf(abn, record.section, asked)}>Open {record.title.toLowerCase()}</Link>
        )}
      </span>
    </li>
  )
}
