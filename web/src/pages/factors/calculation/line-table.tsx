import { Button, NumberInput, TextInput } from '@mantine/core'
import { Link } from 'wouter'
import type { Schema } from '../../../api/client.ts'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { exact } from '../../../format/numbers.ts'
import { factorAddress, unitText } from '../factor-names.ts'
import styles from '../factors.module.css'
import type { Line } from './line.ts'

type Result = Schema<'EmissionCalculation'>['results'][number]

/** The lines with the result of each. */
export function LineTable({
  lines,
  results,
  onChange,
}: {
  readonly lines: readonly Line[]
  /** In the order of the lines; shorter while they are calculated. */
  readonly results: readonly Result[]
  readonly onChange: (lines: readonly Line[]) => void
}) {
  const change = (id: string, part: Partial<Line>): void =>
    onChange(lines.map((line) => (line.id === id ? { ...line, ...part } : line)))
  return (
    <ScrollTable label="Lines of the calculation" tall stacked>
      <thead>
        <tr>
          <th scope="col">Factor</th>
          <th scope="col">Label, such as site or period</th>
          <th scope="col">Quantity</th>
          <th scope="col">Unit</th>
          <th scope="col" className={styles['number']}>
            Emissions
          </th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={line.id}>
            <th scope="row">
              <Link href={factorAddress(line.rowId)}>{line.name}</Link>
              <small>
                {line.region}, edition {line.edition}
              </small>
            </th>
            <td data-label="Label">
              <TextInput
                size="xs"
                aria-label={`Label of line ${index + 1}`}
                maxLength={200}
                value={line.label}
                onChange={({ currentTarget }) => change(line.id, { label: currentTarget.value })}
              />
            </td>
            <td data-label="Quantity">
              <NumberInput
                size="xs"
                aria-label={`Quantity of line ${index + 1}`}
                hideControls
                thousandSeparator=","
                value={line.quantity}
                onChange={(value) => {
                  if (typeof value === 'number') change(line.id, { quantity: value })
                }}
              />
            </td>
            <td data-label="Unit">
              <TextInput
                size="xs"
                aria-label={`Unit of line ${index + 1}`}
                maxLength={40}
                value={line.unit}
                onChange={({ currentTarget }) => change(line.id, { unit: currentTarget.value })}
              />
            </td>
            <td className={styles['number']} data-label="Emissions">
              <Outcome result={results[index]} />
            </td>
            <td>
              <Button
                variant="subtle"
                size="xs"
                aria-label={`Remove line ${index + 1}: ${line.name}`}
                onClick={() => onChange(lines.filter(({ id }) => id !== line.id))}
              >
                Remove
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

function Outcome({ result }: { readonly result: Result | undefined }) {
  if (result?.status === 'ok')
    return (
      <>
        {exact(result.data.total.value)} {unitText(result.data.total.unit)}
        <small>{unitText(result.data.formula)}</small>
      </>
    )
  return <small>{result === undefined ? 'Calculating…' : result.error.detail}</small>
}
