import { Button, Radio, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import styles from '../desk.module.css'
import { type DeskFile, type Finding, isAtWork, statementOf, useFileChanges } from '../use-desk.ts'

type Choice = Finding['proposal']['decision']

/** What a person decides about one finding; the reader's proposal until it is changed. */
interface Draft {
  readonly decision: Choice
  readonly value: string
  readonly reason: string
}

const CHOICES: readonly (readonly [choice: Choice, text: string])[] = [
  ['take', 'Keep the printed value and flag it'],
  ['use', 'Use another value'],
  ['leave_out', 'Leave the row out'],
]

/** Places in doubt, each with three choices and a reason; then the file is checked again with what was decided. */
export function Findings({
  file,
  findings,
}: {
  readonly file: DeskFile
  readonly findings: readonly Finding[]
}) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(
    () => new Map(findings.map((finding) => [finding.id, draftOf(finding)])),
  )
  const { check } = useFileChanges(file.id)
  if (findings.length === 0) return null
  const isOpen = !isAtWork(file) && file.state !== 'loaded' && file.state !== 'unchanged'
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    check.mutate({
      ...statementOf(file),
      version: file.version,
      decisions: findings.map((finding) => decisionOf(finding, drafts.get(finding.id) ?? draftOf(finding))),
    })
  }
  return (
    <section className={styles['part']}>
      <h2>{titleOf(findings)}</h2>
      <form className={styles['form']} onSubmit={submit}>
        {findings.map((finding) =>
          isOpen ? (
            <Undecided
              key={finding.id}
              finding={finding}
              draft={drafts.get(finding.id) ?? draftOf(finding)}
              onChange={(draft) => setDrafts(new Map(drafts).set(finding.id, draft))}
            />
          ) : (
            <Decided key={finding.id} finding={finding} />
          ),
        )}
        {check.error === null ? null : <ProblemMessage error={check.error} />}
        {isOpen ? (
          <div>
            <Button
              type="submit"
              loading={check.isPending}
              disabled={[...drafts.values()].some(isUnfinished)}
            >
              Check again with these decisions
            </Button>
          </div>
        ) : null}
      </form>
    </section>
  )
}

function Undecided({
  finding,
  draft,
  onChange,
}: {
  readonly finding: Finding
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}) {
  return (
    <fieldset className={styles['finding']}>
      <legend>{placeOf(finding)}</legend>
      <What finding={finding} />
      <Radio.Group
        label="Decision"
        value={draft.decision}
        onChange={(value) => {
          const decision = CHOICES.find(([choice]) => choice === value)?.[0]
          if (decision !== undefined) onChange({ ...draft, decision })
        }}
      >
        <div className={styles['choices']}>
          {CHOICES.map(([choice, text]) => (
            <Radio
              key={choice}
              value={choice}
              label={choice === finding.proposal.decision ? `${text} (proposed)` : text}
            />
          ))}
        </div>
      </Radio.Group>
      {draft.decision === 'use' ? (
        <TextInput
          label="Value to use"
          value={draft.value}
          onChange={(event) => onChange({ ...draft, value: event.currentTarget.value })}
        />
      ) : null}
      <Textarea
        label="Why"
        description="Recorded with the release and shown with every figure that uses the row."
        rows={2}
        value={draft.reason}
        onChange={(event) => onChange({ ...draft, reason: event.currentTarget.value })}
      />
    </fieldset>
  )
}

function Decided({ finding }: { readonly finding: Finding }) {
  const { decided } = finding
  return (
    <article className={styles['finding']}>
      <h3>{placeOf(finding)}</h3>
      <What finding={finding} />
      {decided === null ? null : (
        <p>
          <strong>
            {CHOICES.find(([choice]) => choice === decided.decision)?.[1]}
            {decided.value === null ? '' : `: ${decided.value}`}.
          </strong>{' '}
          {decided.reason}
        </p>
      )}
    </article>
  )
}

function What({ finding }: { readonly finding: Finding }) {
  return (
    <p>
      {finding.value === null ? '' : `“${finding.value}” `}
      {finding.problem}
      {finding.expected === null ? '.' : `; expected ${finding.expected}.`}
      {finding.rows.length === 1 ? null : ` The decision applies to ${listed(finding.rows)}.`}
    </p>
  )
}

const placeOf = ({ rows, column }: Finding): string =>
  [rows.length === 1 ? rows[0] : `${rows.length} rows`, column].filter((part) => part !== null).join(', ')

const SHOWN = 20

const listed = (rows: readonly string[]): string =>
  rows.length <= SHOWN
    ? rows.join(', ')
    : `${rows.slice(0, SHOWN).join(', ')} and ${rows.length - SHOWN} more rows`

const draftOf = ({ proposal, decided }: Finding): Draft => ({
  decision: decided?.decision ?? proposal.decision,
  value: String(decided?.value ?? proposal.value ?? ''),
  reason: decided?.reason ?? proposal.reason,
})

const isUnfinished = ({ decision, value, reason }: Draft): boolean =>
  reason.trim() === '' || (decision === 'use' && value.trim() === '')

const NUMBER = /^-?\d+(\.\d+)?$/

function decisionOf({ id, proposal }: Finding, { decision, value, reason }: Draft) {
  const text = value.trim()
  const isText = typeof proposal.value === 'string' || !NUMBER.test(text)
  return {
    finding: id,
    decision,
    ...(decision === 'use' ? { value: isText ? text : Number(text) } : {}),
    reason: reason.trim(),
  }
}

function titleOf(findings: readonly Finding[]): string {
  const what = findings.every(({ decided }) => decided !== null) ? 'decided' : 'in doubt'
  const places = findings.reduce((sum, { rows }) => sum + rows.length, 0)
  return places === 1 ? `One place is ${what}` : `${places} places are ${what}`
}
