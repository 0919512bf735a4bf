import { Button, TextInput, type TextInputProps } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Problem } from '../../../api/problem.ts'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { sentence, withoutRequests } from '../../../format/words.ts'
import { useWorkspace } from '../use-workspace.ts'
import workspace from '../workspace.module.css'
import { FactorField } from './factor-field.tsx'
import styles from './ledger.module.css'
import { LINE_FIELDS, type LineField, lineOf, sentLine, type TypedLine } from './line-body.ts'
import { type Line, type NewLine, type Outcome, useSendLines } from './use-ledger.ts'

/** A line to enter, or to correct. Enter saves, Escape leaves. What was refused stays as it was typed. */
export function LineForm({
  label,
  line,
  onSaved,
  onLeave,
}: {
  readonly label: string
  readonly line?: Line
  readonly onSaved: (saved: Outcome, sent: NewLine) => void
  readonly onLeave?: () => void
}) {
  const { period } = useWorkspace()
  const sending = useSendLines()
  const form = useRef<HTMLFormElement>(null)
  const known = line === undefined ? undefined : sentLine(line)
  const result = sending.data?.data.results[0]
  const refused = result?.status === 'refused' ? result : undefined
  const faults = faultsOf(refused, sending.error)
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed: TypedLine = Object.fromEntries(
      [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    )
    const sent = {
      ...lineOf(typed, known),
      ...(line === undefined ? {} : { corrects: line.id }),
    }
    sending.mutate([sent], {
      onSuccess: ({ data }) => {
        const [saved] = data.results
        if (saved !== undefined && saved.status !== 'refused') onSaved(saved, sent)
      },
    })
  }
  const answer = sending.data ?? sending.error
  useEffect(() => {
    if (answer !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} aria-label={label}>
      {LINE_FIELDS.filter(({ field }) => field !== 'estimate' || known?.estimate !== undefined).map((one) => {
        const input = {
          name: one.field,
          label: one.label,
          required: !('optional' in one),
          withAsterisk: false,
          placeholder: 'example' in one ? one.example : undefined,
          error: faults.at.get(one.field),
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key === 'Escape') onLeave?.()
          },
        }
        const begun = begunWith(one.field, known, period)
        return one.field === 'factor_id' ? (
          <LineFactor key={one.field} {...input} begun={begun} />
        ) : (
          <TextInput
            key={one.field}
            {...input}
            type={one.type}
            autoComplete="off"
            {...(one.type === 'number' ? { step: 'any', min: 0 } : {})}
            defaultValue={begun}
          />
        )
      })}
      <div className={styles['actions']}>
        <Button type="submit" size="xs" loading={sending.isPending}>
          {label}
        </Button>
        {onLeave === undefined ? null : (
          <Button size="xs" variant="default" onClick={onLeave}>
            Leave it
          </Button>
        )}
      </div>
      <div role="status" className={styles['whole']}>
        {refused === undefined && faults.at.size === 0 ? null : (
          <p className={workspace['remark']}>{['The line was not taken.', ...faults.others].join(' ')}</p>
        )}
      </div>
      {sending.error === null || faults.at.size > 0 ? null : <ProblemMessage error={sending.error} />}
    </form>
  )
}

/** The factor, where the words leave it open: typed words are looked up. */
function LineFactor({ begun, ...input }: TextInputProps & { readonly begun: string }) {
  const [value, setValue] = useState(begun)
  return (
    <FactorField {...input} value={value} onChange={({ currentTarget }) => setValue(currentTarget.value)} />
  )
}

const begunWith = (field: LineField, known: NewLine | undefined, period: string): string => {
  if (known !== undefined) return String(known[field] ?? '')
  const [from = '', to = ''] = period.split('/')
  return { from, to }[field as string] ?? ''
}

interface Faults {
  readonly at: ReadonlyMap<string, string>
  /** About what has no field here. */
  readonly others: readonly string[]
}

/** Why a line was refused, by field: the reasons of the ledger, or the faults of a request that was not read. */
function faultsOf(refused: Outcome | undefined, error: Error | null): Faults {
  const told =
    refused?.reasons.map(({ member = '', message }) => ({ member, message: withoutRequests(message) })) ??
    (error instanceof Problem ? error.faults : []).map(({ pointer = '', message }) => ({
      member: pointer.split('/').at(-1) ?? '',
      message: sentence(message),
    }))
  const hasField = (member: string): boolean => LINE_FIELDS.some(({ field }) => field === member)
  return {
    at: new Map(told.flatMap(({ member, message }) => (hasField(member) ? [[member, message]] : []))),
    others: told.flatMap(({ member, message }) => (hasField(member) ? [] : [message])),
  }
}
