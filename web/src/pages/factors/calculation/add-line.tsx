import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { factorName } from '../factor-names.ts'
import type { Factor } from '../use-factors.ts'
import { MOST_LINES } from './line.ts'
import { useLines } from './lines.ts'

/** Adds a quantity of a factor to the calculation with several lines. */
export function AddLine({
  factor,
  quantity,
  unit,
}: {
  readonly factor: Pick<Factor, 'row_id' | 'activity' | 'subcategory' | 'region_name' | 'edition'>
  readonly quantity: number
  readonly unit: string
}) {
  const [lines, write] = useLines()
  const add = (): void =>
    write([
      ...lines,
      {
        id: crypto.randomUUID(),
        rowId: factor.row_id,
        name: factorName(factor),
        region: factor.region_name,
        edition: factor.edition,
        label: '',
        quantity,
        unit,
      },
    ])
  return (
    <>
      <Button
        variant="default"
        size="xs"
        disabled={lines.length >= MOST_LINES || unit === '' || !Number.isFinite(quantity)}
        onClick={add}
      >
        Add to calculation
      </Button>{' '}
      {lines.length === 0 ? null : (
        <Link href="/factors?view=calculation">
          {lines.length === 1 ? '1 line' : `${lines.length} lines`} in the calculation
        </Link>
      )}
    </>
  )
}
