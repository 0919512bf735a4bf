import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Problem } from '../../web/src/api/problem.ts'
import { textOf } from '../../web/src/pages/workspace/form/schema.ts'
import {
  type Draft,
  groundOf,
  type KeptDraft,
  type ServerDraft,
} from '../../web/src/pages/workspace/records/drafts/draft.ts'
import { createDraftSync, type DraftCalls } from '../../web/src/pages/workspace/records/drafts/draft-sync.ts'

const ME = 'member:me'
const server = (text: string, draftEtag = 'd1'): ServerDraft => ({
  body: { text },
  etag: 'v1',
  draftEtag,
  savedAt: '2026-11-17T00:00:00Z',
})
const kept = (text: string, more: Partial<KeptDraft> = {}): KeptDraft => ({
  body: { text },
  etag: 'v1',
  by: ME,
  draftEtag: 'd1',
  isSent: false,
  ...more,
})

describe('a form begins', () => {
  test.each([
    ['with the record where nothing was typed', undefined, undefined, 'record'],
    ['with the draft of another machine', undefined, server('there'), 'server'],
    ['with what this tab could not send', kept('here'), server('there'), 'tab'],
    ['with what an earlier version of the app kept', kept('old', { by: undefined }), undefined, 'tab'],
    [
      'with the service’s where this tab sent all it had',
      kept('here', { isSent: true }),
      server('on'),
      'server',
    ],
    [
      'with the record where the draft was discarded elsewhere',
      kept('x', { isSent: true }),
      undefined,
      'record',
    ],
    ['with a choice where both went on', kept('here', { draftEtag: 'd0' }), server('there'), 'both'],
    ['with no choice where both are the same', kept('a', { draftEtag: 'd0' }), server('a'), 'server'],
    ['with what a revoked key had sent', kept('x', { by: 'key:old', isSent: true }), undefined, 'tab'],
    [
      'with what was sent from this tab while the service cannot be asked',
      kept('x', { isSent: true }),
      'unknown',
      'tab',
    ],
    ['without what another person typed in this tab', kept('x', { by: 'member:other' }), undefined, 'record'],
  ] as const)('%s', (_, own, theirs, from) => {
    expect(groundOf(own, theirs, ME, { text: 'in force' }).from).toBe(from)
  })

  test('with the record where the draft was saved as one, whatever the order of its members', () => {
    const saved = { ...server(''), body: { a: 1, b: { c: 2, d: [3] } } }
    expect(groundOf(undefined, saved, ME, { b: { d: [3], c: 2 }, a: 1 })).toEqual({
      from: 'record',
      draftEtag: 'd1',
    })
  })
})

describe('what is typed', () => {
  const draft = (text: string): Draft => ({ body: { text }, etag: undefined })
  /** A service of one draft that does what the real one does with etags. */
  const service = (held?: { text: string; tag: number }) => {
    const log: string[] = []
    let fails: Error | undefined
    const matches = (etag: string | undefined): void => {
      log.push('asked')
      if (fails !== undefined) throw fails
      if ((held === undefined ? undefined : `d${held.tag}`) !== etag)
        throw new Problem(etag === undefined ? 428 : 412, {}, undefined)
    }
    const keeps: (readonly [unknown, boolean])[] = []
    const calls: DraftCalls = {
      save: async ({ body }, etag) => {
        matches(etag)
        held = { text: textOf(body['text']), tag: (held?.tag ?? 0) + 1 }
        log.push(`saved ${held.text}`)
        return { draftEtag: `d${held.tag}`, savedAt: '' }
      },
      discard: async (etag) => {
        matches(etag)
        held = undefined
        log.push('discarded')
      },
      read: async () => held && server(held.text, `d${held.tag}`),
      keep: (next, _, isSent) => void keeps.push([next?.body['text'], isSent]),
    }
    return {
      calls,
      log,
      keeps,
      fail: (error: Error | undefined) => {
        fails = error
      },
      elsewhere: (text: string) => {
        held = { text, tag: (held?.tag ?? 0) + 1 }
      },
      held: () => held?.text,
    }
  }
  const settle = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is sent a moment later, as few times as needed, and dropped once it is a record', async () => {
    const { calls, log, keeps, held } = service()
    const sync = createDraftSync(calls, { from: 'record', draftEtag: undefined })
    sync.open()
    for (const text of ['a', 'ab', 'abc']) sync.change(draft(text))
    await settle(1000)
    expect(log).toEqual(['asked', 'saved abc'])
    expect([sync.state().at, keeps.at(-1)]).toEqual(['saved', ['abc', true]])
    sync.change(draft('abcd'))
    await settle(1000)
    expect([held(), sync.state().at, keeps.at(-1)]).toEqual(['abc', 'waiting', ['abcd', false]])
    await settle(3000)
    expect(held()).toBe('abcd')
    sync.change(undefined)
    await settle(0)
    expect([held(), sync.state().at]).toEqual([undefined, 'rest'])
  })

  test('waits for the network, says that a session ended, and is sent when either is back', async () => {
    const { calls, fail, held } = service()
    const sync = createDraftSync(calls, { from: 'record', draftEtag: undefined })
    fail(new TypeError('Failed to fetch'))
    sync.change(draft('a'))
    await settle(1000)
    expect(sync.state().at).toBe('offline')
    fail(new Problem(401, {}, undefined))
    await settle(10_000)
    expect(sync.state().at).toBe('signed_out')
    fail(undefined)
    sync.change(draft('ab'))
    await settle(1000)
    expect(held()).toBe('ab')
  })

  test('never replaces what another tab saved until a person has chosen', async () => {
    const { calls, elsewhere, held } = service({ text: 'both', tag: 1 })
    const sync = createDraftSync(calls, { from: 'server', draft: server('both') })
    elsewhere('there')
    sync.change(draft('here'))
    await settle(1000)
    expect(sync.state()).toMatchObject({ at: 'overtaken', theirs: { body: { text: 'there' } } })
    sync.change(draft('here too'))
    await settle(20_000)
    expect(held()).toBe('there')
    const state = sync.state()
    if (state.at === 'overtaken') sync.replace(draft('here too'), state.theirs)
    await settle(1000)
    expect([held(), sync.state().at]).toEqual(['here too', 'saved'])
  })

  test('becomes a draft again where the other tab discarded it, and leaves what is not its own', async () => {
    const { calls, elsewhere, held } = service()
    const sync = createDraftSync(calls, { from: 'server', draft: server('gone') })
    sync.change(draft('still here'))
    await settle(2000)
    expect(held()).toBe('still here')
    elsewhere('of another tab')
    sync.change(undefined)
    await settle(2000)
    expect([held(), sync.state().at]).toEqual(['of another tab', 'rest'])
  })

  test('is sent at once when the form goes', async () => {
    const { calls, held } = service()
    const sync = createDraftSync(calls, { from: 'record', draftEtag: undefined })
    sync.change(draft('a'))
    await sync.close()
    expect(held()).toBe('a')
  })
})
