import { Button, NativeSelect, TextInput, type TextInputProps } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Problem } from '../../../api/problem.ts'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { sentence, withoutRequests } from '../../../format/words.ts'
import { HashInput } from '../form/hash-input.tsx'
import { useWorkspace } from '../use-workspace.ts'
import workspace from '../workspace.module.css'
import { FactorField } from './factor-field.tsx'
import styles from './ledger.module.css'
import {
  begunWith,
  fieldOfMember,
  LINE_FIELDS,
  type LineField,
  lineOf,
  sentLine,
  type TypedLine,
} from './line-body.ts'
import { CATEGORIES } from './own-sets.ts'
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
  const begunIn = (field: LineField): string =>
    known === undefined ? (datesOf(period)[field] ?? '') : begunWith(field, known)
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
  const isRareInSight = LINE_FIELDS.some(
    ({ field, ...more }) => 'rare' in more && (faults.at.has(field) || begunIn(field) !== ''),
  )
  function inputOf(one: (typeof LINE_FIELDS)[number]) {
    const { field } = one
    const input = {
      name: field,
      label: one.label,
      required: !('optional' in one),
      withAsterisk: false,
      placeholder: 'example' in one ? one.example : undefined,
      error: faults.at.get(field),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') onLeave?.()
      },
    }
    const begun = begunIn(field)
    const choices = CHOICES[field]
    if (field === 'factor_id') return <LineFactor key={field} {...input} begun={begun} />
    if (field === 'document_sha256') return <LineHash key={field} begun={begun} error={input.error} />
    if (choices !== undefined) {
      const { placeholder: _, ...select } = input
      return <NativeSelect key={field} {...select} defaultValue={begun} data={choices} />
    }
    return (
      <TextInput
        key={field}
        {...input}
        type={one.type}
        autoComplete="off"
        {...(one.type === 'number' ? { step: 'any' } : {})}
        defaultValue={begun}
      />
    )
  }
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} aria-label={label}>
      {LINE_FIELDS.filter(
        (one) => !('rare' in one) && (one.field !== 'estimate' || known?.estimate !== undefined),
      ).map(inputOf)}
      <details className={styles['whole']} open={isRareInSight || undefined}>
        <summary>Document, category, entity and more</summary>
        <div className={styles['form']}>{LINE_FIELDS.filter((one) => 'rare' in one).map(inputOf)}</div>
      </details>
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

/** A new line begins with the days of the period. */
function datesOf(period: string): Readonly<Partial<Record<LineField, string>>> {
  const [from = '', to = ''] = period.split('/')
  return { from, to }
}

const NOT_SAID = { value: '', label: 'Not said' }
const CHOICES: Readonly<
  Partial<Record<LineField, readonly { readonly value: string; readonly label: string }[]>>
> = {
  category: [{ value: '', label: 'That of the factor' }, ...CATEGORIES],
  gas_network: [NOT_SAID, { value: 'metro', label: 'Metro' }, { value: 'non_metro', label: 'Non-metro' }],
  nger_method: [NOT_SAID, ...['1', '2', '3', '4'].map((value) => ({ value, label: `Method ${value}` }))],
}

/** The hash of the document: typed, or of a file, which is uploaded as evidence. */
function LineHash({ begun, error }: { readonly begun: string; readonly error: string | undefined }) {
  const [value, setValue] = useState(begun)
  return (
    <>
      <HashInput label="SHA-256 of the document" value={value} onChange={setValue} error={error} />
      <input type="hidden" name="document_sha256" value={value} />
    </>
  )
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
  const hasField = (member: string): boolean =>
    LINE_FIELDS.some(({ field }) => field === fieldOfMember(member))
  return {
    at: new Map(
      told.flatMap(({ member, message }) => (hasField(member) ? [[fieldOfMember(member), message]] : [])),
    ),
    others: told.flatMap(({ member, message }) => (hasField(member) ? [] : [message])),
  }
}
