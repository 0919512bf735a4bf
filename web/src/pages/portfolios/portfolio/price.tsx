import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import styles from '../portfolios.module.css'

const LARGEST = 10_000

/** Your price of a tonne, for the cost of the Safeguard shortfall. */
export function Price({
  price,
  setPrice,
}: {
  readonly price: number | undefined
  readonly setPrice: (price: number | undefined) => void
}) {
  const [text, setText] = useState(price === undefined ? '' : String(price))
  const typed = text.trim()
  const isPrice = /^\d+(?:\.\d+)?$/.test(typed) && Number(typed) <= LARGEST
  const isWrong = typed !== '' && !isPrice
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isWrong) setPrice(isPrice ? Number(typed) : undefined)
  }
  return (
    <form className={`${styles['tools']} screen-only`} onSubmit={submit}>
      <TextInput
        label="Your price of a tonne, A$"
        inputMode="decimal"
        value={text}
        error={isWrong ? `A price from 0 to ${LARGEST.toLocaleString('en-AU')}, such as 75` : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={isWrong}>
        Compute the cost
      </Button>
    </form>
  )
}
