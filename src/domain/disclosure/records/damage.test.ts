import fc from 'fast-check'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { leaves, replaced } from '../../../../test/support/damage.ts'
import { HASH, july, target } from '../../../../test/support/disclosure-records.ts'
import { findNonFinite } from '../../../../test/support/method-page.ts'
import { RECORD_EXAMPLES } from '../../../../test/support/record-resources.ts'
import { targetProgress } from '../targets/target-progress.ts'
import { checkEmissionTargets } from './emission-targets-check.ts'
import { RECORD_KINDS, type RecordKind } from './kinds.ts'

const EXAMPLES = RECORD_EXAMPLES.filter(({ kind }) => kind in RECORD_KINDS)

describe.each(EXAMPLES)('$kind', ({ kind, body: record }) => {
  const validator = Compile(RECORD_KINDS[kind as RecordKind].content)

  test('a member of another type is refused with the pointer to it, wherever it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...leaves(record)),
        fc.constantFrom<unknown>(null, {}, [], { a: 1 }),
        (pointer, wrong) => {
          const errors = validator.Errors(replaced(record, pointer, wrong))
          expect(errors.map(({ instancePath }) => instancePath)).toContain(pointer)
        },
      ),
    )
  })
})

test('whatever targets pass the check can be computed, with finite numbers', () => {
  const year = fc.integer({ min: 2010, max: 2060 })
  const level = fc.record(
    {
      value: fc.double({ min: 0, max: 1e9, noNaN: true }),
      reduction_percent: fc.integer({ min: 0, max: 100 }),
    },
    { requiredKeys: [] },
  )
  const milestones = fc.array(fc.tuple(year, level), { maxLength: 3 })
  let sound = 0
  fc.assert(
    fc.property(year, year, level, milestones, year, (base, end, goal, between, known) => {
      const body = {
        targets: [
          target({
            base: { ...target().base, period: july(base) },
            target_period: july(end),
            target: goal,
            milestones: between.map(([start, at]) => ({ period: july(start), ...at })),
            actuals: [{ period: july(known), value: 700, gwp: 'AR5', source: 'inventory' }],
            evidence_ids: [HASH],
          }),
        ],
      }
      const progress = targetProgress(body, {
        registry: [],
        approach: null,
        ledger: null,
        held: new Set([HASH]),
        open_bases: new Set(),
        open_actuals: new Set(),
        as_of: '2999-01-01',
      })
      expect(findNonFinite(progress)).toEqual([])
      if (checkEmissionTargets(body).errors.length > 0) return
      sound += 1
      expect(progress[0]!.series).toHaveLength(end - base + 1)
      const isEmpty = progress[0]!.reasons.some(({ reason_code }) => reason_code.endsWith('asks_nothing'))
      expect(progress[0]!.status === 'indeterminate').toBe(isEmpty || known <= base || known > end)
    }),
    { numRuns: 2000 },
  )
  expect(sound).toBeGreaterThan(20)
})
