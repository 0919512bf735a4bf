import { Button } from '@mantine/core'
import { type Compared, MOST_COMPARED, useBasket } from './basket.ts'
import styles from './comparison.module.css'

/** Adds a company to the comparison, or takes it out again. */
export function CompareToggle({
  company,
  compact = false,
}: {
  readonly company: Compared
  /** A checkbox for a row of a table. */
  readonly compact?: boolean
}) {
  const { has, isFull, toggle } = useBasket()
  const chosen = has(company.abn)
  const refused = isFull && !chosen
  const why = refused ? `Up to ${MOST_COMPARED} companies can be compared.` : undefined
  if (compact)
    return (
      <input
        type="checkbox"
        className={`${styles['check']} screen-only`}
        aria-label={`Compare ${company.name}`}
        checked={chosen}
        disabled={refused}
        title={why}
        onChange={() => toggle(company)}
      />
    )
  return (
    <Button
      variant="default"
      size="xs"
      aria-pressed={chosen}
      disabled={refused}
      title={why}
      onClick={() => toggle(company)}
    >
      {chosen ? 'Remove from compare' : 'Add to compare'}
    </Button>
  )
}
