import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { action, actionLog, creditRegister, VOLUNTARY } from '../../../../test/support/certificate-log.ts'
import { instrument, marketEvidence } from '../../../../test/support/disclosure-records.ts'
import { registersSay } from '../../../reports/verifier/registers/look.ts'
import type { Instrument } from '../records/market-based-evidence.ts'
import { registerLooks } from './ask-registers.ts'
import type { CreditRegister } from './credit-look.ts'
import type { ActionLog, CertificateAction } from './surrender-look.ts'

const DAY = '2026-06-01'
const NO_REGISTERS = { action_log: null, credit_projects: null }

const lookAt = (action_log: ActionLog | null, one: Instrument = instrument()) =>
  registerLooks(marketEvidence({ instruments: [one] }), { ...NO_REGISTERS, action_log }).get(one.id)

describe('a claimed surrender in the log', () => {
  const log = (...actions: CertificateAction[]) => actionLog([DAY], actions)
  const surrender = action(VOLUNTARY, DAY)

  test.each<[string, ActionLog | null, object]>([
    ['no log', null, { outcome: 'not_told', reason_code: 'register_not_loaded' }],
    ['the day is missing', actionLog([], []), { outcome: 'not_told', reason_code: 'day_not_loaded' }],
    ['all of them, by choice', log(surrender), { outcome: 'confirmed' }],
    [
      'all of them in two lines that overlap',
      log(action(VOLUNTARY, DAY, { serial_last: 1800 }), action(VOLUNTARY, DAY, { serial_first: 1700 })),
      { outcome: 'confirmed' },
    ],
    [
      'out of an account that is kept for it',
      log(action('LGC surrender', DAY, { account_purpose: 'voluntary_surrender' })),
      { outcome: 'confirmed' },
    ],
    [
      'a part of them',
      log(action(VOLUNTARY, DAY, { serial_last: 1100 })),
      { outcome: 'contradicted', says: '100 of 1300 surrendered on 2026-06-01' },
    ],
    ['none of that day', log(), { outcome: 'contradicted', says: 'no surrender on 2026-06-01' }],
    [
      'the certificates of another station',
      log({ ...surrender, accreditation_code: 'WD00NS03' }),
      { outcome: 'contradicted', says: 'no surrender on 2026-06-01' },
    ],
    [
      'for a liability, even one of them',
      log(
        surrender,
        action('Surrendered', '2026-02-14', { status: 'Acquitted for liability', serial_last: 1001 }),
      ),
      { outcome: 'contradicted', says: 'surrendered for a liability on 2026-02-14' },
    ],
    [
      'by choice on another day',
      actionLog([], [action(VOLUNTARY, '2026-03-01')]),
      { outcome: 'contradicted', says: 'surrendered voluntarily on 2026-03-01' },
    ],
    [
      'found invalid',
      log(surrender, action('LGC audit', '2026-01-01', { status: 'Invalid due to audit' })),
      { outcome: 'contradicted', says: 'invalid since 2026-01-01' },
    ],
    [
      'transferred after the day',
      log(surrender, action('Transfer accept', '2026-07-09')),
      { outcome: 'contradicted', says: '"Transfer accept" on 2026-07-09, after that day' },
    ],
    [
      'transferred before it',
      log(action('Transfer accept', '2026-05-01'), surrender),
      { outcome: 'confirmed' },
    ],
    [
      'of another state',
      log({ ...surrender, generation_state: 'QLD' }),
      { outcome: 'contradicted', says: 'generated in QLD' },
    ],
    [
      'in words that do not tell how',
      log(action('LGC surrender', DAY)),
      { outcome: 'not_told', reason_code: 'manner_not_told' },
    ],
    [
      'in words that were never seen',
      log(action('Extinguish', DAY)),
      { outcome: 'not_told', reason_code: 'manner_not_told' },
    ],
  ])('%s', (_, given, expected) => {
    expect(lookAt(given)).toMatchObject(expected)
  })

  test('a record that does not say the day is not taken for good', () => {
    const { date: _, ...retirement } = instrument().retirement!
    expect(lookAt(log(surrender), instrument({ retirement }))).toMatchObject({
      reason_code: 'day_not_stated',
    })
  })

  test.each<[string, Partial<Instrument>]>([
    ['held', { retirement: { status: 'held' } }],
    ['sold', { type: 'on_site_sold' }],
    [
      'of a scheme without a register here',
      { certificate: { ...instrument().certificate!, scheme: 'rego' } },
    ],
  ])('certificates that are %s are not looked up', (_, changes) => {
    expect(lookAt(log(surrender), instrument(changes))).toBeUndefined()
  })
})

describe('carbon credits in the register of projects', () => {
  const credits = instrument({
    certificate: { ...instrument().certificate!, scheme: 'accu', accreditation_code: 'ERF101234' },
  })
  test.each<[string, CreditRegister | null, object]>([
    ['not loaded', null, { reason_code: 'register_not_loaded' }],
    ['enough units', creditRegister(), { outcome: 'confirmed' }],
    ['no such project', creditRegister({ project_id: 'ERF1' }), { says: 'no project ERF101234' }],
    ['revoked', creditRegister({ revoked: true }), { says: 'the project was revoked' }],
    ['too few units', creditRegister({ units: 1299 }), { outcome: 'contradicted' }],
    ['no units printed', creditRegister({ units: null }), { reason_code: 'units_not_printed' }],
    [
      'registered later',
      creditRegister({ registered_on: '2026-01-01' }),
      { says: 'registered on 2026-01-01' },
    ],
  ])('%s', (_, credit_projects, expected) => {
    const looks = registerLooks(marketEvidence({ instruments: [credits] }), {
      ...NO_REGISTERS,
      credit_projects,
    })
    expect(looks.get('I1')).toMatchObject(expected)
  })
})

test('the verifier, which shares no code, comes to the same about any log', () => {
  const serial = fc.integer({ min: 990, max: 2310 })
  const line = fc
    .record({
      action_type: fc.constantFrom(
        VOLUNTARY,
        'LGC surrender',
        'Transfer accept',
        'LGC created',
        'Extinguish',
      ),
      status: fc.constantFrom(
        null,
        'Registered',
        'Surrendered',
        'Invalid due to audit',
        'Acquitted: liability',
      ),
      completed_on: fc.constantFrom('2026-05-31', DAY, '2026-06-02'),
      generation_state: fc.constantFrom(null, 'NSW', 'NSW', 'QLD', 'Offshore'),
      account_purpose: fc.constantFrom(null, 'greenpower'),
      ends: fc.tuple(serial, serial),
    })
    .map(({ ends, action_type, completed_on, ...rest }) =>
      action(action_type, completed_on, {
        ...rest,
        serial_first: Math.min(...ends),
        serial_last: Math.max(...ends),
      }),
    )
  const results = { confirmed: 'passed', contradicted: 'failed', not_told: 'no_data' } as const
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), fc.boolean(), (actions, isLoaded) => {
      const days = isLoaded ? [DAY] : []
      const own = lookAt(actionLog(days, actions))!
      const repeated = registersSay(marketEvidence(), {
        action_log: {
          days: days.map((day) => ({ day, evidence_ids: [] })),
          actions: actions.map((one) => ({ ...one, evidence_ids: [] })),
        },
        credit_projects: null,
      }).get('I1')
      expect(repeated?.result).toBe(results[own.outcome])
      if (own.outcome === 'contradicted') expect(repeated?.says).toBe(own.says)
    }),
  )
})
