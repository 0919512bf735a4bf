import { expect, it } from 'vitest'
import { canonicalJson, sha256 } from '../evidence.ts'
import { type LastMove, type NewestVersion, partState, standingMoves } from './standing-moves.ts'

const ABN = '74115061375'
const PERIOD = '2025-07-01/2026-06-30'
const STATEMENT = {
  requirement_id: '6(a)',
  kind: 'disclosure',
  statement: 'The board oversees it.',
  author: 'A. Writer',
  date: '2026-08-15',
} as const
const HASH = sha256(canonicalJson(STATEMENT))

const move = (more: Partial<LastMove>): LastMove => ({
  abn: ABN,
  period: PERIOD,
  subject: 'record:organisational_boundary',
  to_state: 'in_review',
  actor: 'member:ann',
  occurred_at: '2026-08-02T00:00:00.000Z',
  submitted_by: 'member:ann',
  parts: null,
  version: 1,
  sha256: HASH,
  ...more,
})
const version = (more: Partial<NewestVersion>): NewestVersion => ({
  abn: ABN,
  kind: 'organisational_boundary',
  period: PERIOD,
  version: 1,
  is_deleted: false,
  authored_at: '2026-08-01T00:00:00.000Z',
  statements: null,
  ...more,
})
const stands = (one: LastMove, ...versions: NewestVersion[]): boolean =>
  standingMoves([one], versions).length === 1

it('has a record wait only in the version that was moved', () => {
  expect(stands(move({}), version({}))).toBe(true)
  expect(stands(move({}), version({ version: 2 }))).toBe(false)
  expect(stands(move({}), version({ is_deleted: true }))).toBe(false)
  expect(stands(move({}))).toBe(false)
  expect(stands(move({ subject: 'record:sites' }), version({ kind: 'sites', period: '' }))).toBe(true)
})

it('has a statement wait while its own text stands, whatever happens to others', () => {
  const statements = { period: { start: '2025-07-01', end: '2026-06-30' }, statements: [STATEMENT] }
  const newer = (body: typeof statements) => version({ kind: 's2_statements', version: 3, statements: body })
  const moved = move({ subject: 'statement:6(a)' })
  expect(stands(moved, newer(statements))).toBe(true)
  const other = { ...statements, statements: [{ ...STATEMENT, author: 'B. Other' }] }
  expect(stands(moved, newer(other as unknown as typeof statements))).toBe(false)
  expect(stands(moved, newer({ ...statements, statements: [] }))).toBe(false)
})

it('has a period wait until anything of it, or of all periods, is written', () => {
  const whole = move({ subject: 'period', version: null })
  const late = '2026-08-03T00:00:00.000Z'
  expect(stands(whole, version({}))).toBe(true)
  expect(stands(whole, version({ authored_at: late }))).toBe(false)
  expect(stands(whole, version({ period: '', kind: 'sites', authored_at: late }))).toBe(false)
  expect(stands(whole, version({ period: '2024-07-01/2025-06-30', authored_at: late }))).toBe(true)
})

it('takes a part for a draft when what was decided is about other content', () => {
  const last = { to_state: 'approved', version: 1, sha256: HASH } as const
  const part = { id: 'record:sites', version: 1, sha256: HASH, last }
  expect(partState(part)).toEqual({ subject: 'record:sites', state: 'approved' })
  expect(partState({ ...part, version: 2 }).state).toBe('draft')
  expect(partState({ ...part, sha256: 'other' }).state).toBe('draft')
  expect(partState({ ...part, last: null }).state).toBe('draft')
  expect(partState({ ...part, id: 'statement:6(a)', version: 2 }).state).toBe('approved')
})
