import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { type Fault, Problem } from '../../../api/problem.ts'
import { Field } from '../form/field.tsx'
import styles from '../form/form.module.css'
import { FormProvider, type FormState, type Layout } from '../form/form-context.ts'
import { Fields } from '../form/members-field.tsx'
import { withValue } from '../form/pointer.ts'
import type { Members } from '../form/schema.ts'
import { cleaned } from './clean.ts'
import { Conflict } from './conflict.tsx'
import { schemaOf } from './kinds.ts'
import { Outcome, type OutcomeOfSending } from './outcome.tsx'
import { type Place, readRecord, type StoredRecord, writeRecord } from './record-api.ts'
import { useDraft } from './use-draft.ts'

/** A record as the form shows it at first, and the item in it that is open. */
export interface Begun {
  readonly body: Members
  readonly opened: string
}

/** A record as a form: checked by the API itself, kept while unsaved, reconciled when somebody else was faster. */
export function RecordForm({
  place,
  stored: loaded,
  layout,
  start,
  begin,
}: {
  readonly place: Place
  /** The version in force; undefined where there is none. */
  readonly stored: StoredRecord | undefined
  readonly layout: Layout
  /** What a first version begins with. */
  readonly start: Members
  /** What the address asks to begin with, given what stands there. */
  readonly begin?: ((body: Members) => Begun | undefined) | undefined
}) {
  const queries = useQueryClient()
  const [draft, keep] = useDraft(place)
  // What was just saved or taken over, until the page has loaded it: the form must never fall back to what stood before.
  const [seen, setSeen] = useState<StoredRecord>()
  const stored = seen !== undefined && seen.version > (loaded?.version ?? 0) ? seen : loaded
  const [outcome, setOutcome] = useState<OutcomeOfSending>()
  const [theirs, setTheirs] = useState<StoredRecord>()
  const [sending, setSending] = useState<'check' | 'save'>()
  const [begun, setBegun] = useState(() => begin?.(draft?.body ?? stored?.body ?? start))
  const [opened] = useState(begun?.opened)
  const body = begun?.body ?? draft?.body ?? stored?.body ?? start
  const began = draft === undefined ? stored?.etag : draft.etag
  const faults = outcome?.problem?.faults ?? NONE
  const warnings = outcome?.warnings ?? stored?.warnings ?? NONE

  const form = useMemo<FormState>(
    () => ({
      Field,
      value: body,
      layout,
      faults,
      warnings,
      opened,
      change: (pointer, next) => {
        keep({ body: withValue(body, pointer, next) as Members, etag: began })
        setBegun(undefined)
      },
    }),
    [body, layout, faults, warnings, opened, keep, began],
  )

  const send = async (dryRun: boolean, sent = body, etag = began): Promise<void> => {
    setSending(dryRun ? 'check' : 'save')
    try {
      const saved = await writeRecord(place, cleaned(sent), { etag, dryRun })
      setOutcome({ done: dryRun ? 'checked' : 'saved', warnings: saved.warnings, version: saved.version })
      if (dryRun) return
      setSeen(saved)
      keep(undefined)
      setBegun(undefined)
      setTheirs(undefined)
      await queries.invalidateQueries({ queryKey: ['workspace', place.abn] })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const isStale = error instanceof Problem && (error.status === 412 || error.status === 428)
      setOutcome(isStale ? undefined : { problem: problemOf(error) })
      if (isStale) setTheirs(await readRecord(place))
    } finally {
      setSending(undefined)
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void send(false)
  }

  return (
    <FormProvider value={form}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        {theirs === undefined ? null : (
          <Conflict
            mine={cleaned(body)}
            theirs={theirs}
            keep={(chosen) => {
              keep({ body: chosen, etag: theirs.etag })
              void send(false, chosen, theirs.etag)
            }}
            takeTheirs={() => {
              setSeen(theirs)
              keep(undefined)
              setBegun(undefined)
              setTheirs(undefined)
              void queries.invalidateQueries({ queryKey: ['workspace', place.abn] })
            }}
          />
        )}
        <Fields pointer="" schema={schemaOf(place.kind)} />
        <Outcome outcome={outcome} />
        <div className={styles['bar']} data-unsaved={draft !== undefined}>
          <p>{stateText(draft !== undefined, stored)}</p>
          {draft === undefined ? null : (
            <Button
              variant="subtle"
              color="gray"
              onClick={() => {
                keep(undefined)
                setBegun(undefined)
                setOutcome(undefined)
              }}
            >
              Discard changes
            </Button>
          )}
          <Button variant="default" loading={sending === 'check'} onClick={() => void send(true)}>
            Check
          </Button>
          <Button
            type="submit"
            loading={sending === 'save'}
            disabled={draft === undefined && stored !== undefined}
          >
            Save
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

const NONE: readonly Fault[] = []

const problemOf = (error: Error): Problem =>
  error instanceof Problem
    ? error
    : new Problem(
        0,
        {
          title: 'The service cannot be reached',
          detail: 'Nothing was saved. What you entered is kept in this tab.',
        },
        undefined,
      )

function stateText(isUnsaved: boolean, stored: StoredRecord | undefined): string {
  if (isUnsaved)
    return stored === undefined
      ? 'Not saved yet. What you enter is kept in this tab.'
      : `Unsaved changes to version ${stored.version}, kept in this tab.`
  return stored === undefined ? 'Nothing is on record yet.' : `Version ${stored.version} is in force.`
}
