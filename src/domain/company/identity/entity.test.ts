import { describe, expect, test } from 'vitest'
import { evidence, expectWorkedExample } from '../../../../test/support/method-page.ts'
import { AVAILABLE } from '../../availability.ts'
import { type EntityInput, type RegisterRecord, resolveCompany } from './entity.ts'
import { NOT_ASKED } from './register-check.ts'

const nobody: EntityInput = {
  abn: '46008700981',
  record: undefined,
  register: null,
  register_answer: NOT_ASKED,
  register_coverage: 'none',
  details: null,
  transfer: { name: null, certificates: [], evidence: [] },
  controlled_by: { name: null, companies: [], evidence: [] },
  suggestions: [],
}
const register: RegisterRecord = {
  status: 'active',
  status_from: '2000-01-01',
  entity_type: 'Australian Private Company',
  name: 'BHP IRON ORE PTY LTD',
  state: 'WA',
  postcode: '6000',
  acn: '008700981',
  gst_status: 'registered',
  gst_from: null,
  other_names: [],
  updated_on: '2026-01-01',
  replaced: false,
  evidence: [evidence('status', '2026-01-01', 'active')],
}
const record: EntityInput['record'] = {
  name: 'BHP IRON ORE PTY LTD',
  names: [],
  years: [],
  gaps: [],
  restatements: [],
  flags: [],
  inputs: [],
}

describe('resolveCompany', () => {
  test('an emitter without registry rows names who reports for it', () => {
    const emitter = 'BHP IRON ORE PTY LTD'
    const outcome = resolveCompany({
      ...nobody,
      controlled_by: {
        name: emitter,
        evidence: [],
        companies: [
          {
            abn: '49004028077',
            name: 'BHP GROUP LIMITED',
            reason: 'controls 4 facilities of this emitter',
            first_year: '2021-22',
            last_year: '2024-25',
          },
        ],
      },
    })
    expectWorkedExample('entity', {
      inputs: { abn: nobody.abn, emitter, controlling_corporation: 'BHP GROUP LIMITED', register: null },
      result: {
        status: outcome?.result?.resolution.status,
        acn: outcome?.result?.acn,
        reporter_roles: outcome?.result?.registry.reporter_roles,
        reported_by: outcome?.result?.reported_by.map(({ abn }) => abn),
        flags: outcome?.flags,
      },
    })
  })

  test('one that reported itself once names who reports its facilities since, and one that still does names nobody', () => {
    const sgh = {
      abn: '46142003469',
      name: 'SGH LIMITED',
      reason: '',
      first_year: '2021-22',
      last_year: '2024-25',
    }
    const years = (last: string) => [
      {
        reporting_year: last,
        period_start: '',
        period_end: '',
        availability: AVAILABLE,
        organisation: 'BORAL LIMITED',
        scope1_t: null,
        scope2_t: null,
        scope1_and_2_t: null,
        net_energy_gj: null,
        notes: null,
        flags: [],
        source: null,
      },
    ]
    const reportedBy = (last: string) =>
      resolveCompany({
        ...nobody,
        record: { ...record, years: years(last) },
        controlled_by: { name: 'BORAL LIMITED', evidence: [], companies: [sgh] },
      })?.result?.reported_by
    expect(reportedBy('2020-21')).toEqual([sgh])
    expect(reportedBy('2024-25')).toEqual([])
  })

  test.each([
    ['Pacific Basin NL', '18092812023', '092812023'],
    ['Kestrel Coal Pty. Ltd.', '18092812023', '092812023'],
    ['ENI AUSTRALIA B.V.', '18092812023', null],
    ['SUNWATER LIMITED', '17020276523', null],
  ])('%s with the ABN %s has the ACN %s', (name, abn, acn) => {
    const resolution = resolveCompany({ ...nobody, abn, transfer: { ...nobody.transfer, name } })?.result
    expect(resolution?.acn).toBe(acn)
    expect(resolution?.resolution.decided_by.find(({ field }) => field === 'acn')?.from ?? null).toEqual(
      abn.startsWith('17')
        ? null
        : expect.stringContaining(acn === null ? 'may be an ARBN' : 'check digit verified'),
    )
  })

  test('nobody is nobody, and details alone are not a register record', () => {
    expect(resolveCompany(nobody)).toBeUndefined()
    const details = {
      name: 'A',
      entity_type: null,
      entity_type_basis: null,
      state: 'WA',
      state_basis: null,
      postcode: null,
      source_text: 'our table',
      evidence: [],
    }
    expect(resolveCompany({ ...nobody, details })?.result?.resolution.status).toBe('registry_only')
  })

  test('a state from a directory is marked, unless the register says where the company is', () => {
    const details = {
      name: 'A',
      entity_type: null,
      entity_type_basis: null,
      state: 'WA',
      state_basis: 'directory_unverified',
      postcode: null,
      source_text: 'a directory, unverified',
      evidence: [],
    }
    expect(resolveCompany({ ...nobody, details })?.flags).toContain('location_unverified')
    expect(resolveCompany({ ...nobody, details, register })?.flags).not.toContain('location_unverified')
    const checked = { ...details, state_basis: 'postcode_range' }
    expect(resolveCompany({ ...nobody, details: checked })?.flags).not.toContain('location_unverified')
  })

  test.each([
    ['resolved', { register, record }],
    ['register_only', { register }],
    ['cancelled', { register: { ...register, status: 'cancelled' }, record }],
    ['replaced', { register: { ...register, status: 'cancelled', replaced: true }, record }],
    ['registry_only', { record }],
  ] as const)('%s', (status, known) => {
    expect(resolveCompany({ ...nobody, ...known })?.result?.resolution.status).toBe(status)
  })

  test('another name in the register is flagged, and the registry’s stands', () => {
    const outcome = resolveCompany({ ...nobody, record, register: { ...register, name: 'ZINC HOLDINGS' } })
    expect(outcome?.flags).toContain('name_mismatch')
    expect(outcome?.result).toMatchObject({ name: 'BHP IRON ORE PTY LTD', state: 'WA' })
  })

  test.each([
    ['none', 'register_not_loaded'],
    ['part', 'register_partly_loaded'],
    ['whole', 'not_in_register'],
  ] as const)(
    'a register of which %s is loaded and that lacks the ABN is %s',
    (register_coverage, reason) => {
      const { result } = resolveCompany({ ...nobody, record, register_coverage }) ?? {}
      expect(result?.register.availability.reason_code).toBe(reason)
    },
  )

  test('an answer of the register outweighs the extract, and stands alone where nothing else knows the company', () => {
    const found = { ...register, state: 'VIC', postcode: '3121', status: 'cancelled' }
    const register_answer = { asked: true, reached: true, on: '2026-11-15', found } as const
    expect(resolveCompany({ ...nobody, record, register, register_answer })?.result).toMatchObject({
      state: 'VIC',
      resolution: { status: 'cancelled', register_check: { status: 'differs' } },
    })
    expect(
      resolveCompany({ ...nobody, register_answer: { ...register_answer, found: register } })?.result,
    ).toMatchObject({
      name: 'BHP IRON ORE PTY LTD',
      postcode: '6000',
      resolution: { status: 'register_only', register_check: { status: 'confirmed', name_here: null } },
    })
    expect(
      resolveCompany({ ...nobody, register_answer: { ...register_answer, found: null } }),
    ).toBeUndefined()
  })

  describe('what a tenant declares', () => {
    const declared = { name: 'Zinc Holdings Limited', state: 'VIC', postcode: '3350', evidence: [] }
    const answered = { asked: true, reached: true, on: '2026-11-15', found: register } as const

    test('stands in where nothing else tells of the company, and says so', () => {
      expect(resolveCompany({ ...nobody, declared })).toMatchObject({
        basis: 'tenant_declared',
        flags: ['declared_by_tenant'],
        result: {
          name: 'Zinc Holdings Limited',
          postcode: '3350',
          resolution: {
            status: 'tenant_declared',
            decided_by: expect.arrayContaining([{ field: 'name', from: 'declared by the tenant' }]),
          },
        },
      })
    })

    test('is outweighed by the register, whose other name is told', () => {
      expect(resolveCompany({ ...nobody, declared, register_answer: answered })).toMatchObject({
        basis: 'reported',
        flags: ['declared_name_differs'],
        result: {
          name: 'BHP IRON ORE PTY LTD',
          postcode: '6000',
          resolution: {
            status: 'register_only',
            register_check: { status: 'differs', name_here: 'Zinc Holdings Limited' },
          },
        },
      })
    })

    test('places a company of the registry that has no known office', () => {
      expect(resolveCompany({ ...nobody, record, declared })).toMatchObject({
        flags: expect.arrayContaining(['declared_by_tenant']),
        result: { postcode: '3350', resolution: { status: 'registry_only' } },
      })
    })
  })
})
