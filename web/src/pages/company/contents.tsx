import styles from './company.module.css'
import { PartLink } from './part-link.tsx'
import { leaveParts, useParts } from './part-store.ts'

/** The parts of the page in one line that stays in sight, so that no one has to scroll for the grid. */
export function Contents({
  parts,
}: {
  readonly parts: readonly { readonly id: string; readonly name: string; readonly isOpenAtFirst?: boolean }[]
}) {
  const left = useParts()
  const isAllOpen = parts.every(({ id, isOpenAtFirst = false }) => left[id] ?? isOpenAtFirst)
  const turn = (): void =>
    leaveParts(
      parts.map(({ id }) => id),
      !isAllOpen,
    )
  return (
    <nav className={`${styles['contents']} screen-only`} aria-label="On this page">
      {parts.map(({ id, name }) => (
        <PartLink key={id} id={id}>
          {name}
        </PartLink>
      ))}
      <button type="button" onClick={turn}>
        {isAllOpen ? 'Close all' : 'Open all'}
      </button>
    </nav>
  )
}
