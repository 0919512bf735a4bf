import styles from './home.module.css'

const PROMISES: readonly (readonly [title: string, text: string])[] = [
  [
    'Traceable to the cell',
    'Press any number to see its dataset, edition, file hash and row, and to copy the citation.',
  ],
  [
    'Honest about absence',
    'What is not published is not a zero. A missing figure says why, and when the next release is due.',
  ],
  [
    'The same every time',
    'The same inputs give the same bytes. Look at any company as it was on an earlier day.',
  ],
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
