import { Button } from '@mantine/core'
import { sentLine } from './line-body.ts'
import { type Line, type NewLine, type Outcome, useSendLines } from './use-ledger.ts'

/** Questions that a factor settles, by their codes. */
const ABOUT_FACTOR = new Set(['factor_unsure', 'factor_ambiguous', 'use_not_said'])

/** Answers to the question of a line: it counts as it is, its factor is right, or it is left out. */
export function AnswerButtons({
  line,
  onAnswered,
}: {
  readonly line: Line
  readonly onAnswered: (outcome: Outcome) => void
}) {
  const sending = useSendLines()
  const send = (change: Partial<NewLine>): void =>
    sending.mutate([{ ...sentLine(line), ...change, corrects: line.id }], {
      onSuccess: ({ data }) => {
        const [outcome] = data.results
        if (outcome !== undefined) onAnswered(outcome)
      },
    })
  const factor = line.reasons.some(({ code }) => ABOUT_FACTOR.has(code))
    ? line.factors[0]?.replace(/@[^@]*$/, '')
    : undefined
  return (
    <>
      {line.counts ? null : (
        <Button size="xs" variant="default" loading={sending.isPending} onClick={() => send({})}>
          Count it
        </Button>
      )}
      {factor === undefined ? null : (
        <Button
          size="xs"
          variant="default"
          loading={sending.isPending}
          onClick={() => send({ factor_id: factor, remember: true })}
        >
          The factor is right
        </Button>
      )}
      <Button size="xs" variant="default" loading={sending.isPending} onClick={() => send({ quantity: 0 })}>
        Leave it out
      </Button>
    </>
  )
}
