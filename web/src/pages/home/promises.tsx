import styles from './home.module.css'

const PROMISES: readonly (readonly [title: string, text: string])[] = [
  [
    'Traceable to the cell',
    'Select any number to see its dataset, edition, file hash and row, and copy the citation.',
  ],
  [
    'Clear about gaps',
    'A figure that is not published is never shown as zero. You see why it is missing and when the next release is due.',
  ],
  ['Reproducible', 'The same inputs always give the same result. View any company as at an earlier date.'],
]

export function Promises() {
  return (
    <section className={styles['promises']} aria-label="What you can rely on">
      {PROMISES.map(([title, text]) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  )
}
