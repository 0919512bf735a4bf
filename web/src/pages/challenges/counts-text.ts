import { exact } from '../../format/numbers.ts'
import { VERDICTS, type VerdictKind } from './verdicts.ts'

/** How many numbers are of which kind, in one sentence that claims no more than was compared. */
export function countsText({
  numbers,
  counts,
}: {
  readonly numbers: number
  readonly counts: Readonly<Record<string, number>>
}): string {
  if (numbers === 0) return 'No number with a unit was found in the text.'
  const of = (kind: VerdictKind): number =>
    VERDICTS.filter((one) => one.kind === kind).reduce((sum, { verdict }) => sum + (counts[verdict] ?? 0), 0)
  const parts = [
    said(of('contradicts'), 'contradicts what is held', 'contradict what is held'),
    said(of('agrees'), 'agrees with the source named beside it', 'agree with the source named beside them'),
    said(of('open'), 'is not comparable or doubtful', 'are not comparable or doubtful'),
    said(of('not_held'), 'has nothing to be compared with', 'have nothing to be compared with'),
  ].filter((part) => part !== undefined)
  return `Of ${exact(numbers)} ${numbers === 1 ? 'number' : 'numbers'} read, ${parts.join('; ')}.`
}

const said = (count: number, one: string, many: string): string | undefined =>
  count === 0 ? undefined : `${exact(count)} ${count === 1 ? one : many}`
