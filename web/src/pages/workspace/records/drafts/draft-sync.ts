import { Problem } from '../../../../api/problem.ts'
import type { Draft, Ground, ServerDraft } from './draft.ts'

/** Where the latest entries are. */
export type SyncState =
  | { readonly at: 'rest' }
  | { readonly at: 'waiting' }
  | { readonly at: 'saved'; readonly savedAt: string }
  | { readonly at: 'offline' }
  | { readonly at: 'signed_out' }
  | { readonly at: 'refused'; readonly problem: Problem }
  /** Another tab or device saved the draft in the meantime. */
  | { readonly at: 'overtaken'; readonly theirs: ServerDraft }

/** What the service does with drafts of one place. */
export interface DraftCalls {
  readonly save: (
    draft: Draft,
    draftEtag: string | undefined,
  ) => Promise<{ readonly draftEtag: string; readonly savedAt: string }>
  readonly discard: (draftEtag: string) => Promise<void>
  readonly read: () => Promise<ServerDraft | undefined>
  /** Called when the entries change and after each save, so that the tab keeps what the service does not have. */
  readonly keep: (draft: Draft | undefined, draftEtag: string | undefined, isSent: boolean) => void
}

/** After the last key; between two saves, so that a small plan's rate of requests holds; and before trying again. */
const PAUSES = { idle: 800, between: 3000, retry: 10_000 } as const

export interface DraftSync {
  readonly state: () => SyncState
  readonly subscribe: (changed: () => void) => () => void
  /** To be called when the form is shown: what this tab alone has is sent, what is of no use is dropped. */
  readonly open: () => void
  /** What is entered now; undefined once there is nothing unsaved. */
  readonly change: (draft: Draft | undefined) => void
  /** Saves at once what waits: the page may go. */
  readonly flush: () => void
  /** To be called when the form goes: done once all that was typed was sent, or could not be. */
  readonly close: () => Promise<void>
  /** Goes on from the draft that overtook this one: what is here replaces it. */
  readonly replace: (draft: Draft, theirs: ServerDraft) => void
}

/** Sends entries to the service one after the other: never two requests at a time, and never over what another tab saved. */
export function createDraftSync(calls: DraftCalls, ground: Ground): DraftSync {
  let draftEtag = etagOf(ground)
  let state = stateOf(ground)
  let wanted: Draft | undefined
  let isDirty = false
  let running: Promise<void> | undefined
  let isClosed = false
  let notBefore = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const tell = (next: SyncState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const schedule = (pause: number): void => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(run, Math.max(pause, notBefore - performance.now()))
  }

  const send = async (sending: Draft | undefined): Promise<void> => {
    if (sending === undefined) {
      // What another tab saved in the meantime is not this one's to drop.
      if (draftEtag !== undefined) await calls.discard(draftEtag).catch(unlessGone)
      draftEtag = undefined
      if (!isDirty) tell({ at: 'rest' })
      return
    }
    const saved = await calls.save(sending, draftEtag)
    draftEtag = saved.draftEtag
    notBefore = performance.now() + PAUSES.between
    calls.keep(wanted, draftEtag, !isDirty)
    if (!isDirty) tell({ at: 'saved', savedAt: saved.savedAt })
    else if (wanted !== undefined) tell({ at: 'waiting' })
  }

  /** What a refusal means for what was typed, which stays dirty. */
  const refuse = async (error: unknown): Promise<void> => {
    isDirty = true
    if (!(error instanceof Problem) || error.status >= 500 || error.status === 429) {
      tell({ at: 'offline' })
      schedule(PAUSES.retry)
    } else if (error.status === 401) tell({ at: 'signed_out' })
    else if (error.status === 412 || error.status === 428) {
      const theirs = await readTheirs(calls)
      if (theirs !== undefined) {
        tell({ at: 'overtaken', theirs })
        return
      }
      // It was saved or discarded elsewhere: what is here is its own draft.
      draftEtag = undefined
      schedule(PAUSES.idle)
    } else tell({ at: 'refused', problem: error })
  }

  const attempt = async (): Promise<void> => {
    isDirty = false
    try {
      await send(wanted)
      if (isDirty) schedule(PAUSES.idle)
    } catch (error) {
      await refuse(error)
    }
  }
  const run = (): void => {
    clearTimeout(timer)
    if (running !== undefined || !isDirty || state.at === 'overtaken') return
    running = attempt().finally(() => {
      running = undefined
    })
  }

  const change = (draft: Draft | undefined): void => {
    wanted = draft
    isDirty = true
    calls.keep(draft, draftEtag, false)
    if (draft === undefined) {
      // The draft was saved as a record or discarded. If another tab has changes, it reports them when it saves.
      if (state.at === 'overtaken') draftEtag = undefined
      tell({ at: 'rest' })
      run()
    } else if (state.at !== 'overtaken') {
      tell({ at: 'waiting' })
      schedule(PAUSES.idle)
    }
  }
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open: () => {
      isClosed = false
      if (ground.from === 'tab') change(ground.draft)
      else if (ground.from === 'record') change(undefined)
      else if (ground.from === 'server') calls.keep(ground.draft, draftEtag, true)
    },
    change,
    flush: run,
    close: async () => {
      isClosed = true
      await running
      run()
      await running
    },
    replace: (draft, theirs) => {
      draftEtag = theirs.draftEtag
      tell({ at: 'waiting' })
      change(draft)
    },
  }
}

const etagOf = (ground: Ground): string | undefined => {
  if (ground.from === 'server') return ground.draft.draftEtag
  return ground.from === 'both' ? undefined : ground.draftEtag
}

function stateOf(ground: Ground): SyncState {
  if (ground.from === 'server') return { at: 'saved', savedAt: ground.draft.savedAt }
  if (ground.from === 'both') return { at: 'overtaken', theirs: ground.theirs }
  return { at: 'rest' }
}

async function readTheirs({ read }: DraftCalls): Promise<ServerDraft | undefined> {
  try {
    return await read()
  } catch {
    // Saving again without it tells whether there is one.
    return undefined
  }
}

function unlessGone(error: unknown): void {
  if (!(error instanceof Problem) || ![404, 412].includes(error.status)) throw error
}
