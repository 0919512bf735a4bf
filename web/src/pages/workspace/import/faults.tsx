import styles from '../workspace.module.css'
import { FaultTable } from './fault-table.tsx'
import own from './import.module.css'
import type { Preview } from './use-import.ts'

/** What keeps the file from being taken over, by place, and what is only worth a look. */
export function Faults({ preview }: { readonly preview: Preview }) {
  const { faults, fault_count, warnings, ignored_columns, meters_without_region: unplaced } = preview
  return (
    <>
      {fault_count === 0 ? null : (
        <section aria-labelledby="faults-title" className={styles['block']}>
          <h2 id="faults-title">
            {fault_count === 1 ? 'One error' : `${fault_count} errors`}: nothing can be imported yet
          </h2>
          <p className={styles['remark']}>
            {unplaced.length === 0
              ? 'Fix the rows in your file and drop it again.'
              : 'Choose the regions above. Fix any remaining errors in your file and drop it again.'}
            {fault_count > faults.length ? ` The first ${faults.length} are shown.` : ''}
          </p>
          <FaultTable label="Errors in the file" faults={faults} />
        </section>
      )}
      {warnings.length === 0 && ignored_columns.length === 0 ? null : (
        <section aria-labelledby="warnings-title" className={styles['block']}>
          <h2 id="warnings-title">Please check</h2>
          <ul className={own['warnings']}>
            {warnings.map(({ code, at, message }) => (
              <li key={`${code} ${at} ${message}`}>
                {at === null ? '' : `${at}: `}
                {message}
              </li>
            ))}
            {ignored_columns.length === 0 ? null : <li>Columns ignored: {ignored_columns.join(', ')}.</li>}
          </ul>
        </section>
      )}
    </>
  )
}
