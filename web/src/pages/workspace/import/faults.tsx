import { ScrollTable } from '../../../components/scroll-table.tsx'
import styles from '../workspace.module.css'
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
            {fault_count === 1 ? 'One fault' : `${fault_count} faults`}: nothing can be taken over yet
          </h2>
          <p className={styles['remark']}>
            {unplaced.length === 0
              ? 'Mend the rows in your file and drop it again.'
              : 'Choose the regions above. What is left after that, mend in your file and drop it again.'}
            {fault_count > faults.length ? ` The first ${faults.length} are shown.` : ''}
          </p>
          <ScrollTable label="Faults of the file" stacked>
            <thead>
              <tr>
                <th scope="col">Where</th>
                <th scope="col">Column</th>
                <th scope="col">Value</th>
                <th scope="col">What is wrong</th>
              </tr>
            </thead>
            <tbody>
              {faults.map(({ at, column, value, message }) => (
                <tr key={`${at} ${column} ${message}`}>
                  <th scope="row">{at ?? 'The file'}</th>
                  <td data-label="Column">{column ?? ''}</td>
                  <td data-label="Value" className={own['value']}>
                    {value ?? ''}
                  </td>
                  <td data-label="What is wrong">{message}</td>
                </tr>
              ))}
            </tbody>
          </ScrollTable>
        </section>
      )}
      {warnings.length === 0 && ignored_columns.length === 0 ? null : (
        <section aria-labelledby="warnings-title" className={styles['block']}>
          <h2 id="warnings-title">Worth a look</h2>
          <ul className={own['warnings']}>
            {warnings.map(({ code, at, message }) => (
              <li key={`${code} ${at} ${message}`}>
                {at === null ? '' : `${at}: `}
                {message}
              </li>
            ))}
            {ignored_columns.length === 0 ? null : (
              <li>Columns that are not read: {ignored_columns.join(', ')}.</li>
            )}
          </ul>
        </section>
      )}
    </>
  )
}
