import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type ChangeEvent, useState } from 'react'
import { ScrollTable } from '../../../../components/scroll-table.tsx'
import { exact, tonnes } from '../../../../format/numbers.ts'
import { withoutRequests } from '../../../../format/words.ts'
import styles from '../../workspace.module.css'
import { FactorField } from '../factor-field.tsx'
import own from '../ledger.module.css'
import { INDUSTRIES, IndustryList } from './industries.tsx'
import type { Choice, Preview } from './use-ledger-import.ts'

type Word = Preview['words'][number]

const STATES: Readonly<Record<Word['status'], string>> = {
  taken: 'Counts',
  doubtful: 'Please check',
  refused: 'Skipped',
  left_out: 'Left out',
}
const LEFT_OUT = 'left out'
const OTHER = 'another'

/** What somebody answers about words: a factor with its category, or that they are left out. */
interface Answer {
  readonly factor: string
  readonly category: string
}

const UNANSWERED: Answer = { factor: '', category: '' }

const keyOf = ({ activity, use, unit }: Word): string => [activity, use, unit].join('\n')

/** Products and accounts of a file with the factor of each. An answer counts for later files too. */
export function Words({
  preview: { words, words_left_out: more, categories },
  isSaving,
  save,
}: {
  readonly preview: Preview
  readonly isSaving: boolean
  readonly save: (choices: readonly Choice[], onSaved: () => void) => void
}) {
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({})
  if (words.length === 0) return null
  const open = words.filter(({ status }) => status === 'refused' || status === 'doubtful').length
  const choices = words.flatMap((word) => choiceOf(word, answers[keyOf(word)]))
  return (
    <section aria-labelledby="ledger-words" className={styles['block']}>
      <h2 id="ledger-words">
        {open === 0 ? 'What the rows are about' : open === 1 ? 'One question' : `${open} questions`}
      </h2>
      <p className={styles['remark']}>
        Choose a factor for what has none, or leave it out. Rows without an answer are skipped. An answer is
        remembered for later files.
        {more === 0 ? '' : ` ${exact(more)} more are not shown: these have the most rows.`}
      </p>
      <ScrollTable label="Products and accounts" stacked tall>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">In the file</th>
            <th scope="col">State</th>
            <th scope="col">Factor</th>
            <th scope="col">Category</th>
          </tr>
        </thead>
        <tbody>
          {words.map((word) => (
            <WordRow
              key={keyOf(word)}
              word={word}
              categories={categories}
              answer={answers[keyOf(word)]}
              setAnswer={(answer) => setAnswers({ ...answers, [keyOf(word)]: answer })}
            />
          ))}
        </tbody>
      </ScrollTable>
      {words.some(({ unit }) => unit === 'A$') ? <IndustryList /> : null}
      <div>
        <Button
          {...(open > 0 ? {} : { variant: 'default' })}
          disabled={choices.length === 0}
          loading={isSaving}
          onClick={() => save(choices, () => setAnswers({}))}
        >
          {choices.length === 1
            ? 'Remember the answer and look again'
            : 'Remember the answers and look again'}
        </Button>
      </div>
    </section>
  )
}

function choiceOf({ activity, use, factor_id: known }: Word, answer: Answer | undefined): Choice[] {
  if (activity === null || answer === undefined) return []
  const words = { activity, ...(use === null ? {} : { use }) }
  if (answer.factor === LEFT_OUT) return [{ ...words, left_out: true }]
  const factor = answer.factor === '' ? known : answer.factor
  if (factor === null || factor.trim() === '' || factor === OTHER) return []
  const category = answer.category as NonNullable<Choice['category']> | ''
  return [{ ...words, factor_id: factor.trim(), ...(category === '' ? {} : { category }) }]
}

function WordRow({
  word,
  categories,
  answer = UNANSWERED,
  setAnswer,
}: {
  readonly word: Word
  readonly categories: Preview['categories']
  readonly answer: Answer | undefined
  readonly setAnswer: (answer: Answer) => void
}) {
  const { activity, use, unit, rows, quantity, t, status, factor_id: known, suggestions, reasons } = word
  const name = [activity ?? 'without words', use].filter((one) => one !== null).join(', ')
  const listed = ['', LEFT_OUT, ...suggestions.map(({ factor_id: id }) => id)].includes(answer.factor)
  const category = answer.category === '' ? (word.category ?? '') : answer.category
  return (
    <tr data-status={status}>
      <th scope="row">{name}</th>
      <td data-label="In the file">
        {exact(rows)} {rows === 1 ? 'row' : 'rows'}, {exact(quantity)} {unit}
      </td>
      <td data-label="State">
        {STATES[status]}
        {t === null ? '' : `: ${tonnes(t)}`}
        {reasons.map(({ code, message }) => (
          <small key={code}>{withoutRequests(message)}</small>
        ))}
      </td>
      <td data-label="Factor">
        {activity === null ? null : (
          <div className={own['answer']}>
            <NativeSelect
              aria-label={`Factor for ${name}`}
              value={listed ? answer.factor : OTHER}
              data={[
                { value: '', label: status === 'left_out' ? 'Left out' : (known ?? 'Choose') },
                ...suggestions.map(({ factor_id: id, name: title }) => ({
                  value: id,
                  label: `${title} (${id})`,
                })),
                { value: LEFT_OUT, label: 'Leave it out' },
                { value: OTHER, label: 'Another factor' },
              ]}
              onChange={({ currentTarget }) => setAnswer({ ...answer, factor: currentTarget.value })}
            />
            {listed ? null : (
              <OtherFactor
                name={name}
                isSpend={unit === 'A$'}
                value={answer.factor === OTHER ? '' : answer.factor}
                setValue={(factor) => setAnswer({ ...answer, factor: factor === '' ? OTHER : factor })}
              />
            )}
          </div>
        )}
      </td>
      <td data-label="Category">
        {activity === null ? null : (
          <NativeSelect
            aria-label={`Category of ${name}`}
            value={category}
            data={[
              { value: '', label: 'As the factor says' },
              ...categories.map(({ category: value, scope, name: title }) => ({
                value,
                label: `${scope}: ${title}`,
              })),
            ]}
            onChange={({ currentTarget }) => setAnswer({ ...answer, category: currentTarget.value })}
          />
        )}
      </td>
    </tr>
  )
}

/** A factor that was not suggested: an industry for spend, else what typed words find. */
function OtherFactor({
  name,
  isSpend,
  value,
  setValue,
}: {
  readonly name: string
  readonly isSpend: boolean
  readonly value: string
  readonly setValue: (factor: string) => void
}) {
  const field = {
    'aria-label': `Id of the factor for ${name}`,
    placeholder: isSpend ? 'Type an industry' : 'Type what it is, then choose',
    value,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setValue(currentTarget.value),
  }
  return isSpend ? <TextInput {...field} list={INDUSTRIES} /> : <FactorField {...field} />
}
