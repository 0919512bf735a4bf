import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Fault, Problem } from '../../../api/problem.ts'
import { Field } from '../form/field.tsx'
import type { FormState, Layout } from '../form/form-context.ts'
import { withValue } from '../form/pointer.ts'
import type { Members } from '../form/schema.ts'
import { cleaned } from './clean.ts'
import type { Draft, ServerDraft } from './drafts/draft.ts'
import { type HeldByServer, useDraft } from './drafts/use-draft.ts'
import type { OutcomeOfSending } from './outcome.tsx'
import { type FormPlace, readRecord, recordKey, type StoredRecord, writeRecord } from './record-api.ts'

/** A record as the form shows it at first, and the item in it that is open: one that stood there, or one to fill in. */
export interface Begun {
  readonly body: Members
  readonly item: string
  readonly isNew: boolean
}

export interface RecordFormProps {
  readonly place: FormPlace
  /** The version in force; undefined where there is none. */
  readonly loaded: StoredRecord | undefined
  readonly server: HeldByServer
  readonly layout: Layout
  /** What a first version begins with. */
  readonly start: Members
  /** What the address asks to begin with, given what is there. */
  readonly begin?: ((body: Members) => Begun | undefined) | undefined
}

/** The life of a record in a form: shown, changed, kept as a draft, checked, saved, reconciled, discarded. */
export function useRecordForm({ place, loaded, server, layout, start, begin }: RecordFormProps) {
  const queries = useQueryClient()
  const { draft, keep, state: draftState, replace } = useDraft(place, server, loaded?.body)
  // What was just saved or taken over, until the page has loaded it: the form must never fall back to what stood before.
  const [seen, setSeen] = useState<StoredRecord>()
  const stored = seen !== undefined && seen.version > (loaded?.version ?? 0) ? seen : loaded
  // Body and etag always come from the same version, so that what someone else wrote is never replaced unseen.
  const ground: Draft = draft ?? { body: stored?.body ?? start, etag: stored?.etag }
  const [isBegun, setIsBegun] = useState(begin !== undefined)
  const begun = isBegun ? begin?.(ground.body) : undefined
  const [first] = useState(begun)
  const [outcome, setOutcome] = useState<OutcomeOfSending>()
  const [theirs, setTheirs] = useState<StoredRecord>()
  /** What was just deleted, so that it can be brought back. */
  const [removed, setRemoved] = useState<StoredRecord>()
  const [sending, setSending] = useState<'check' | 'save'>()
  const body = begun?.body ?? ground.body
  const began = ground.etag
  const faults = outcome?.problem?.faults ?? NONE
  const warnings = outcome?.warnings ?? stored?.warnings ?? NONE

  const form = useMemo<FormState>(
    () => ({
      Field,
      value: body,
      layout,
      faults,
      warnings,
      opened: first?.item,
      begun: first?.isNew === true ? first.item : undefined,
      change: (pointer, next) => {
        keep({ body: withValue(body, pointer, next) as Members, etag: began })
        setIsBegun(false)
      },
    }),
    [body, layout, faults, warnings, first, keep, began],
  )

  const settle = (record: StoredRecord | undefined): void => {
    setSeen(record)
    setRemoved(undefined)
    keep(undefined)
    setIsBegun(false)
    setTheirs(undefined)
  }
  /** What is in force now is known at once, also to a form that is opened before the page has asked again. */
  const reload = (inForce: StoredRecord | null): Promise<void> => {
    queries.setQueryData(recordKey(place), inForce)
    return queries.invalidateQueries({ queryKey: ['workspace', place.abn] })
  }

  const send = async (dryRun: boolean, sent = body, etag = began): Promise<void> => {
    setSending(dryRun ? 'check' : 'save')
    try {
      const saved = await writeRecord(place, cleaned(sent), { etag, dryRun })
      setOutcome({ done: dryRun ? 'checked' : 'saved', warnings: saved.warnings, version: saved.version })
      if (dryRun) return
      settle(saved)
      await reload(saved)
    } catch (error) {
      const problem = problemOf(error)
      const newer = isOvertaken(problem) ? await readRecord(place).catch(() => undefined) : undefined
      setTheirs(newer)
      setOutcome(newer === undefined ? { problem } : undefined)
      // Overtaken by a deletion: what was entered can be saved as a new beginning.
      if (isOvertaken(problem) && newer === undefined) keep({ body: sent, etag: undefined })
    } finally {
      setSending(undefined)
    }
  }

  return {
    form,
    stored,
    outcome,
    theirs,
    removed,
    sending,
    isUnsaved: draft !== undefined,
    draftState,
    /** Goes on with these entries in place of the draft that another tab or device saved. */
    keepDraft: (entries: Members, other: ServerDraft) => {
      setIsBegun(false)
      replace({ body: entries, etag: other.etag }, other)
    },
    mine: (): Members => cleaned(body),
    check: () => void send(true),
    save: () => void send(false),
    /** Saves what was chosen in place of what someone else saved. */
    saveOver: (chosen: Members, { etag }: StoredRecord) => {
      keep({ body: chosen, etag })
      setIsBegun(false)
      void send(false, chosen, etag)
    },
    take: (other: StoredRecord) => {
      settle(other)
      void reload(other)
    },
    afterDeletion: async (last: StoredRecord) => {
      settle(undefined)
      setOutcome(undefined)
      await reload(null)
      setRemoved(last)
    },
    /** The deleted version as a draft: saving makes it a new version. */
    bringBack: () => {
      if (removed !== undefined) keep({ body: removed.body, etag: undefined })
      setRemoved(undefined)
    },
    discard: () => {
      settle(seen)
      setOutcome(undefined)
    },
  }
}

const NONE: readonly Fault[] = []

/** Someone else wrote a version since the form was filled from one. */
const isOvertaken = ({ status }: Problem): boolean => status === 412 || status === 428

const problemOf = (error: unknown): Problem =>
  error instanceof Problem ? error : new Problem(0, UNREACHABLE, undefined)

const UNREACHABLE = {
  title: 'The service cannot be reached',
  detail: 'The record was not saved. Your entries are kept in this tab.',
}
