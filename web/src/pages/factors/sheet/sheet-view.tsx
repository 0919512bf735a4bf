import { Button, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { answer, api } from '../../../api/client.ts'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import styles from '../factors.module.css'
import { Findings } from './findings.tsx'
import { readSheet } from './read-sheet.ts'

const EXAMPLE = `description, value, unit
vic grid, 0.77, kg CO2-e/kWh
nsw grid, 0.64, kg CO2-e/kWh
diesel, 2.71, kg CO2-e/L
natural gas, 51.4, t CO2-e/GJ`

const MOST = 200

/** Holds rows of one's own factor sheet against the edition of a period, and says what is wrong with each. */
export function SheetView() {
  const [text, setText] = useState('')
  const [period, setPeriod] = useState('')
  const sheet = readSheet(text)
  const check = useMutation({
    mutationFn: () =>
      answer(
        api.POST('/v1/emission-factors/lint', {
          body: {
            rows: [...sheet.rows],
            ...(period.trim() === '' ? {} : { reporting_period: period.trim() }),
          },
        }),
      ),
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    check.mutate()
  }
  return (
    <>
      <form className={styles['sheet']} onSubmit={submit}>
        <Textarea
          label="Rows of your sheet"
          description="Description, value and unit, separated by commas or tabs; or with a header that names them (id, description, value, unit, region, factor_id, edition)."
          placeholder={EXAMPLE}
          rows={8}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <TextInput
          label="Reporting period"
          description="A year such as 2025-26, or two dates such as 2025-04-01/2026-03-31. Leave empty to use the newest edition."
          placeholder="2025-26"
          value={period}
          onChange={(event) => setPeriod(event.currentTarget.value)}
        />
        <p role="status" className={styles['kind']}>
          {statusOf(sheet.rows.length, sheet.unread)}
        </p>
        <div className={styles['actions']}>
          <Button
            type="submit"
            loading={check.isPending}
            disabled={sheet.rows.length === 0 || sheet.rows.length > MOST}
          >
            Check
          </Button>
          <Button variant="subtle" onClick={() => setText(EXAMPLE)}>
            Fill in an example
          </Button>
        </div>
      </form>
      {check.error === null ? null : <ProblemMessage error={check.error} />}
      {check.data === undefined ? null : <Findings lint={check.data} />}
    </>
  )
}

function statusOf(rows: number, unread: readonly number[]): string {
  if (rows > MOST) return `${rows} rows: at most ${MOST} are checked at once.`
  const read = rows === 1 ? 'One row' : `${rows} rows`
  if (unread.length === 0) return `${read}.`
  return `${read}. No value or unit in line ${unread.slice(0, 8).join(', ')}${unread.length > 8 ? ' …' : ''}.`
}
