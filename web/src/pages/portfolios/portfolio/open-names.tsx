import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Problem } from '../../../api/problem.ts'
import { Message } from '../../../components/message.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { useRight } from '../../workspace/review/use-right.ts'
import { saveChoices } from '../import/use-book-import.ts'
import { counted } from '../names.ts'
import styles from '../portfolios.module.css'
import { type Answers, choicesOf, type NameChoice, type QueuedName } from '../queue/choice.ts'
import { NameQueue } from '../queue/queue.tsx'
import { type FinancedHolding, type SavedPortfolio, useReadAgain } from '../use-portfolios.ts'

/** Names saved without a company: preparers choose one here, viewers see how many are open. */
export function OpenNames({
  portfolio: { id, etag },
  holdings,
}: {
  readonly portfolio: SavedPortfolio
  readonly holdings: readonly FinancedHolding[]
}) {
  const queue = useMemo(() => openNames(holdings), [holdings])
  const mayWrite = useRight('tenant:write')
  const readAgain = useReadAgain()
  const [answers, setAnswers] = useState<Answers>({})
  const save = useMutation({
    mutationFn: (choices: readonly NameChoice[]) => saveChoices({ id, etag }, choices),
    onSuccess: readAgain,
  })
  if (queue.length === 0) return null
  const choices = choicesOf(answers)
  return (
    <section className={styles['part']} aria-labelledby="open-names">
      <h2 id="open-names">{counted(queue.length, 'name')} without a company</h2>
      <p className={styles['remark']}>
        These holdings are not covered until someone says which company is meant.
        {mayWrite ? ' A choice is a new version of the portfolio, and the next import takes it.' : ''}
      </p>
      {mayWrite ? (
        <>
          <NameQueue queue={queue} answers={answers} setAnswers={setAnswers} />
          {save.error instanceof Problem && save.error.status === 412 ? (
            <Message title="Someone else saved this portfolio" tone="alert">
              <p>Your choices were not saved. Load the page again and choose once more.</p>
            </Message>
          ) : save.error === null ? null : (
            <ProblemMessage error={save.error} />
          )}
          <div>
            <Button
              disabled={choices.length === 0}
              loading={save.isPending}
              onClick={() => save.mutate(choices)}
            >
              {choices.length === 0 ? 'Save choices' : `Save ${counted(choices.length, 'choice')}`}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  )
}

/** Each name once, the largest amount first. */
function openNames(holdings: readonly FinancedHolding[]): readonly QueuedName[] {
  const waiting = holdings.filter(
    ({ abn, name, reason_code }) => abn === null && name !== null && reason_code === 'company_not_chosen',
  )
  return [...Map.groupBy(waiting, ({ name }) => name!)]
    .map(([text, rows]) => ({
      text,
      rows: rows.length,
      outstanding_aud: rows.reduce((sum, { outstanding_aud: amount }) => sum + amount, 0),
      reason: '',
      candidates: null,
      preselected: null,
    }))
    .toSorted((a, b) => b.outstanding_aud - a.outstanding_aud)
}
