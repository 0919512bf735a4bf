import { ScrollTable } from '../../../components/scroll-table.tsx'
import own from './import.module.css'

/** What is wrong in a file: where, in which column, with which value. */
export const FaultTable = ({
  label,
  faults,
}: {
  readonly label: string
  readonly faults: readonly {
    readonly at: string | null
    readonly column: string | null
    readonly value: string | null
    readonly message: string
  }[]
}) => (
  <ScrollTable label={label} stacked>
    <thead>
      <tr>
        <th scope="col">Where</th>
        <th scope="col">Column</th>
        <th scope="col">Value</th>
        <th scope="col">Problem</th>
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
          <td data-label="Problem">{message}</td>
        </tr>
      ))}
    </tbody>
  </ScrollTable>
)
