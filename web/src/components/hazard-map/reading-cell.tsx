import { words } from '../../format/words.ts'
import styles from './hazard-map.module.css'
import { OLD_RECORD, type Reading } from './reading.ts'

/** A band with its colour and its word; without one, why. */
export function ReadingCell({ reading: { band, reason, isOld, note } }: { readonly reading: Reading }) {
  return (
    <span className={styles['reading']}>
      <span className={styles['swatch']} data-band={band ?? 'none'} aria-hidden="true" />
      {band === null ? <span title={reason ?? undefined}>Not known</span> : words(band)}
      {isOld === true ? <small title={OLD_RECORD}>old record</small> : null}
      {note === undefined ? null : <span title={note}>milder than now</span>}
    </span>
  )
}
