import { useState } from 'react'
import own from './bundles.module.css'

const SHOWN = 100

/** JSON to look into: lists and objects open when pressed, so that a file of megabytes costs nothing until it is read. */
export function JsonTree({ value, name }: { readonly value: unknown; readonly name?: string }) {
  const [opened, setOpened] = useState(name === undefined)
  const [limit, setLimit] = useState(SHOWN)
  if (typeof value !== 'object' || value === null)
    return (
      <div className={own['leaf']}>
        {name === undefined ? null : <span>{name}: </span>}
        {JSON.stringify(value)}
      </div>
    )
  const entries = Object.entries(value)
  const size = Array.isArray(value) ? `${entries.length} items` : `${entries.length} members`
  const inside = opened ? (
    <>
      {entries.slice(0, limit).map(([key, member]) => (
        <JsonTree key={key} name={key} value={member} />
      ))}
      {entries.length > limit ? (
        <button type="button" className={own['textButton']} onClick={() => setLimit(limit + SHOWN)}>
          {entries.length - limit} more
        </button>
      ) : null}
    </>
  ) : null
  if (name === undefined) return <div>{inside}</div>
  return (
    <details className={own['branch']} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        {name} <span>{size}</span>
      </summary>
      {inside}
    </details>
  )
}
