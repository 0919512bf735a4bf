import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { answer, api, type Schema } from '../../../api/client.ts'
import { kindOf } from '../../challenges/verdicts.ts'
import { useForm } from '../form/form-context.ts'
import { valueAt } from '../form/pointer.ts'
import { textOf } from '../form/schema.ts'
import { useWorkspace } from '../use-workspace.ts'
import styles from './numbers-in-text.module.css'

type NumberCheck = Schema<'NumberCheck'>

/** What came of each number, as people read it. */
const VERDICTS: Readonly<Record<NumberCheck['verdict'], string>> = {
  agrees: 'agrees',
  agrees_with_edition: 'agrees with an earlier edition',
  differs: 'differs',
  unit_suspect: 'check the unit',
  arithmetic_fails: 'does not add up',
  factor_outdated: 'a factor of another edition',
  not_comparable: 'not comparable',
  not_held: 'nothing to compare it with',
  doubtful: 'not clear what it is of',
}
/** Text without any of these states no amount. */
const NUMBERS = /\d|hundred|thousand|million|billion|per ?cent/i
/** Longer than a pause between words, shorter than one between sentences. */
const PAUSE_MILLISECONDS = 700
const LONGEST = 20_000

/** The numbers of a statement as it is written, each with what it was compared with. */
export function NumbersInText({ pointer }: { readonly pointer: string }) {
  const { value } = useForm()
  const { abn, period } = useWorkspace()
  const written = textOf(valueAt(value, pointer))
  const requirement = textOf(valueAt(value, pointer.replace(/statement$/, 'requirement_id')))
  const text = useSettled(written, PAUSE_MILLISECONDS)
  const found = useQuery({
    queryKey: ['number-checks', abn, period, requirement, text],
    queryFn: ({ signal }) =>
      answer(
        api.POST('/v1/companies/{abn}/number-checks', {
          params: { path: { abn } },
          body: { period, text, ...(requirement === '' ? {} : { requirement_id: requirement }) },
          signal,
        }),
      ),
    enabled: NUMBERS.test(text) && text.length <= LONGEST,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const checks = NUMBERS.test(written) ? found.data?.data.checks : undefined
  return (
    <div role="status" aria-label="Numbers in the text" className={styles['numbers']}>
      {checks === undefined || checks.length === 0 ? null : (
        <>
          <p>Numbers in the text, beside the registry and the saved records:</p>
          <ul>
            {checks.map((check) => (
              <Check key={`${check.place.start} ${check.quote}`} check={check} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const contradicts = (verdict: NumberCheck['verdict']): boolean => kindOf(verdict) === 'contradicts'

function Check({ check: { quote, verdict, compared, why, settle } }: { readonly check: NumberCheck }) {
  const [other] = compared
  return (
    <li data-contradicts={contradicts(verdict)}>
      <strong>
        “{quote}”: {VERDICTS[verdict]}.
      </strong>
      {other === undefined
        ? null
        : ` Beside it: ${other.what}, ${other.value.toLocaleString('en-AU')} ${other.unit} (${other.source}).`}
      {contradicts(verdict) ? ` ${why} ${settle ?? 'Correct the text or the figure.'}` : null}
    </li>
  )
}

/** The value once it has not changed for a while. */
function useSettled(value: string, milliseconds: number): string {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
