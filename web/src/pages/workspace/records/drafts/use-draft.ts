import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { answer, api } from '../../../../api/client.ts'
import type { Members } from '../../form/schema.ts'
import type { FormPlace } from '../record-api.ts'
import { type Draft, groundOf, type ServerDraft } from './draft.ts'
import { discardDraft, listDrafts, readDraft, saveDraft } from './draft-api.ts'
import { createDraftSync, type DraftSync, type SyncState } from './draft-sync.ts'
import { readKept, useIsKept, writeKept } from './kept-drafts.ts'

const listKey = (abn: string): readonly string[] => ['record-drafts', abn]

/** What forms that are gone still have to send. The next form reads only then, so that it does not compete with the one before. */
let leaving: Promise<unknown> = Promise.resolve()

/** Who is signed in and the draft that the service holds for them; asked for again whenever a form opens. */
export function useServerDraft(place: FormPlace) {
  const { abn, kind, period } = place
  const me = useQuery({ queryKey: ['me'], queryFn: () => answer(api.GET('/v1/me')) })
  const mayWrite = me.data?.scopes.some((scope) => scope === 'tenant:write' || scope === 'admin') === true
  const draft = useQuery({
    queryKey: ['record-draft', abn, kind.section, kind.perPeriod ? period : ''],
    queryFn: async ({ signal }) => {
      await leaving
      return (await readDraft(place, signal)) ?? null
    },
    enabled: mayWrite,
    staleTime: 0,
    gcTime: 0,
    // Only where a form opens: under someone's hands it would change what they type.
    refetchOnReconnect: false,
    retry: false,
    networkMode: 'always',
  })
  return {
    actor: me.data?.actor,
    isReady: !me.isPending && (!mayWrite || (!draft.isPending && !draft.isFetching)),
    draft: mayWrite && draft.data === undefined ? ('unknown' as const) : (draft.data ?? undefined),
  }
}

/** Who is signed in, and the draft that the service holds for them as far as it could be asked. */
export interface HeldByServer {
  readonly actor: string | undefined
  readonly draft: ServerDraft | 'unknown' | undefined
}

interface HeldDraft {
  readonly draft: Draft | undefined
  readonly keep: (draft: Draft | undefined) => void
  readonly state: SyncState
  /** Goes on with what is here in place of the draft that overtook it. */
  readonly replace: DraftSync['replace']
}

/** What a person types, kept in this tab at every change and sent to the service a moment later. */
export function useDraft(place: FormPlace, server: HeldByServer, inForce: Members | undefined): HeldDraft {
  const queries = useQueryClient()
  // Decided once, when the form opens.
  const [first] = useState(() => groundOf(readKept(place), server.draft, server.actor, inForce))
  const [draft, setDraft] = useState<Draft | undefined>(() =>
    first.from === 'record' ? undefined : first.draft,
  )
  const [sync] = useState(() => {
    let isListed = typeof server.draft === 'object'
    return createDraftSync(
      {
        save: (next, etag) => saveDraft(place, next, etag),
        discard: (etag) =>
          discardDraft(place, etag).finally(
            () => void queries.invalidateQueries({ queryKey: listKey(place.abn) }),
          ),
        read: () => readDraft(place),
        keep: (next, draftEtag, isSent) => {
          writeKept(place, next && { body: next.body, etag: next.etag, by: server.actor, draftEtag, isSent })
          const willBeListed = next !== undefined && (isSent || isListed)
          if (willBeListed !== isListed) void queries.invalidateQueries({ queryKey: listKey(place.abn) })
          isListed = willBeListed
        },
      },
      first,
    )
  })
  const state = useSyncExternalStore(sync.subscribe, sync.state)
  useEffect(() => {
    sync.open()
    return () => {
      leaving = Promise.all([leaving, sync.close()])
    }
  }, [sync])
  useLeaving(sync, state)
  const keep = useCallback(
    (next: Draft | undefined) => {
      setDraft(next)
      sync.change(next)
    },
    [sync],
  )
  const replace = useCallback<DraftSync['replace']>(
    (next, theirs) => {
      setDraft(next)
      sync.replace(next, theirs)
    },
    [sync],
  )
  return useMemo(() => ({ draft, keep, state, replace }), [draft, keep, state, replace])
}

/** Saves what waits when the page goes or the network is back; the browser asks where only this tab has the entries. */
function useLeaving(sync: DraftSync, state: SyncState): void {
  const isOnlyHere = state.at !== 'rest' && state.at !== 'saved'
  useEffect(() => {
    window.addEventListener('pagehide', sync.flush)
    window.addEventListener('online', sync.flush)
    return () => {
      window.removeEventListener('pagehide', sync.flush)
      window.removeEventListener('online', sync.flush)
    }
  }, [sync])
  useEffect(() => {
    if (!isOnlyHere) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOnlyHere])
}

/** Whether a draft waits at a place, in this tab or with the service. */
export function useHasDraft(place: FormPlace, mayWrite: boolean): boolean {
  const isKept = useIsKept(place)
  const listed = useQuery({
    queryKey: listKey(place.abn),
    queryFn: ({ signal }) => listDrafts(place.abn, signal),
    enabled: mayWrite,
  })
  const { kind, period } = place
  return (
    isKept ||
    listed.data?.some(
      (one) =>
        one.kind === kind.name && (one.period === null || `${one.period.start}/${one.period.end}` === period),
    ) === true
  )
}
