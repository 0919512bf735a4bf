import styles from './company.module.css'

/** The parts of the page in one line that stays in sight, so that no one has to scroll for the grid. */
export function Contents({
  parts,
}: {
  readonly parts: readonly { readonly id: string; readonly name: string }[]
}) {
  return (
    <nav className={`${styles['contents']} screen-only`} aria-label="On this page">
      {parts.map(({ id, name }) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  )
}
