import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { compareAddress, useBasket } from './basket.ts'
import styles from './comparison.module.css'

/** The companies chosen so far, at the foot of every page until they are compared. */
export function CompareTray() {
  const { companies, clear } = useBasket()
  if (companies.length === 0) return null
  return (
    <aside className={`${styles['tray']} screen-only`} aria-label="Companies to compare">
      <p>{companies.map(({ name }) => name).join(', ')}</p>
      <div>
        {companies.length < 2 ? (
          <span>Choose one more to compare.</span>
        ) : (
          <Button component={Link} href={compareAddress(companies.map(({ abn }) => abn))} size="xs">
            Compare {companies.length}
          </Button>
        )}
        <Button variant="default" size="xs" onClick={clear}>
          Clear
        </Button>
      </div>
    </aside>
  )
}
