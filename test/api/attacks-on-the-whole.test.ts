import { beforeAll, expect, it } from 'vitest'
import type { S2Statement } from '../../src/domain/disclosure/records/s2-statements.ts'
import type { Database } from '../../src/store/database.ts'
import { DECLARATION, sentenceOn } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { ANY_VERSION, type Ask, peopleApp } from '../support/people-app.ts'
import { reviewing } from '../support/reviewing.ts'
import {
  TUTORIAL_COMPANY as ABN,
  TUTORIAL_PERIOD as PERIOD,
  type TutorialChanges,
  tutorialRecord,
  writeTutorial,
} from '../support/tutorial-company.ts'
import { newMember, newTenant, type TestApp } from './support.ts'

const X = { name: 'x', role: 'cleaner', on: '2026-09-10' }
const { statements: HONEST } = tutorialRecord('s2-statements')
const isGate = (id: string): boolean => GATES.has(id)
const GATES: ReadonlySet<string> = new Set([
  '6(a)',
  '10(a)',
  '22',
  'CA.s296D(2B)',
  '29(a)(i)(1)',
  '29(a)(i)(2)',
  '29(a)(ii)',
  '29(a)(iii)(1)',
  '29(a)(v)',
  'B27(a)',
  'AppD.22',
])

/** Every statement that is no gate, set aside for a reason of its own. */
const setAside = (
  kind: S2Statement['kind'],
  reasonOf: (id: string) => string,
  which: (id: string, at: number) => boolean = () => true,
): readonly S2Statement[] =>
  HONEST.map((one, at) => {
    const { requirement_id: id, date, document } = one
    return isGate(id) || one.kind !== 'disclosure' || !which(id, at)
      ? one
      : {
          requirement_id: id,
          kind,
          reference: 'paper 4',
          reason: reasonOf(id),
          date,
          ...(document === undefined ? {} : { document }),
        }
  })

/** A company of which everything is supported, by people who want more than that, or with something taken away. */
describeOnOneEngine('attempts on a company that is complete', (open) => {
  let database: Database
  let test: TestApp
  let ask: Ask
  let acts: ReturnType<typeof reviewing>

  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    ;({ test, ask } = await peopleApp(database, {}))
    acts = reviewing({ test, ask }, PERIOD)
    return () => test.app.close()
  })

  let serials = 1
  const newcomer = () => newTenant(database, test.clock)
  /** Each with certificates of its own. */
  const write = (who: Parameters<Ask>[0], changes: TutorialChanges) => {
    serials += 10_000
    return writeTutorial({ ask, put: acts.put.bind(acts) }, who, { ...changes, serials })
  }
  const readiness = async (who: Parameters<Ask>[0]) =>
    (await ask(who, 'GET', acts.at(ABN, 'filing-readiness'))).json().data
  /** By a key alone. */
  const afterWriting = async (changes: TutorialChanges) => {
    const tenant = await newcomer()
    await write(tenant, changes)
    return readiness(tenant)
  }

  const unstated = ({
    rows,
  }: {
    rows: { requirement_id: string; rung: string; detail: string; set_aside: unknown }[]
  }) =>
    rows.flatMap(({ requirement_id, rung, detail, set_aside }) =>
      rung === 'none' && set_aside === null ? [`${requirement_id}: ${detail}`] : [],
    )

  it('“x, cleaner” signs nothing, however complete the rest is', async () => {
    const statements = { sign_off: X, declaration: { ...DECLARATION, signed_by: [X] } }
    expect(await afterWriting({ statements })).toMatchObject({
      readiness_state: 'evidence_complete',
      declaration: { status: 'present' },
      review: { signed: null },
    })
  })

  it('typed authors and approvers are refused, in statements and in targets', async () => {
    const tenant = await newcomer()
    const [first] = HONEST
    const { targets } = tutorialRecord('emission-targets')
    for (const [route, body, pointer] of [
      [
        's2-statements',
        {
          period: tutorialRecord('s2-statements').period,
          statements: [{ ...first, author: 'x', approver: 'TBC' }],
        },
        '/statements/0/author',
      ],
      ['emission-targets', { targets: [{ ...targets[0], approver: 'The board' }] }, '/targets/0/approver'],
    ] as const) {
      const refused = await ask(tenant, 'PUT', `/v1/companies/${ABN}/${route}`, body)
      expect([route, refused.statusCode]).toEqual([route, 422])
      expect(refused.json().errors).toContainEqual(
        expect.objectContaining({
          pointer,
          message: expect.stringContaining('people approve in the review'),
        }),
      )
    }
  })

  it('everything not material for the reason “x” counts for nothing', async () => {
    const found = await afterWriting({ statements: { statements: [...setAside('not_material', () => 'x')] } })
    expect(found.readiness_state).toBe('in_progress')
    expect(found.score.numerator).toBeLessThan(40)
    const own = found.rows.filter(({ flags }: { flags: string[] }) =>
      flags.includes('looks_like_placeholder'),
    )
    expect(own.length).toBeGreaterThan(30)
    expect(
      own.every(
        ({ rung, set_aside }: { rung: string; set_aside: unknown }) => rung === 'none' && set_aside === null,
      ),
    ).toBe(true)
  })

  it('everything not material in good sentences is stated, while no one has approved it', async () => {
    const statements = [...setAside('not_material', (id) => sentenceOn(id))]
    const found = await afterWriting({ statements: { statements } })
    expect(unstated(found)).toEqual([])
    expect(found.readiness_state).toBe('declared_complete')
    expect(
      found.rows.some(
        ({ set_aside }: { set_aside: { status: string } | null }) => set_aside?.status === 'not_material',
      ),
    ).toBe(false)
  })

  it('more than a third of a pillar set aside is declared at most, also with documents and approvals', async () => {
    const tenant = await newcomer()
    const ann = await newMember(test, tenant.id, { name: 'Ann Lee', roles: ['preparer'] })
    const cy = await newMember(test, tenant.id, { name: 'Cy Dunn', roles: ['reviewer', 'approver'] })
    const statements = [
      ...setAside(
        'not_material',
        (id) => sentenceOn(id),
        (id, at) => /^(?:5|6|7)/.test(id) && at % 2 === 0,
      ),
    ]
    await write(ann, {
      statements: { statements, declaration: DECLARATION },
    })
    const governance = async () => {
      const found = await readiness(ann)
      expect(unstated(found)).toEqual([])
      const { pillars, readiness_state } = found
      const [first] = pillars
      return [first.pillar, first.readiness_state, readiness_state]
    }
    expect(await governance()).toEqual(['governance', 'declared_complete', 'declared_complete'])
    await acts.move(ann, ABN, 'submit')
    await acts.move(cy, ABN, 'mark_reviewed')
    expect((await acts.move(cy, ABN, 'approve')).statusCode).toBe(200)
    expect(await governance()).toEqual(['governance', 'declared_complete', 'declared_complete'])
  })

  it('no target for the reason “x” or “the” sets nothing aside; in words, by a key alone, it is declared', async () => {
    const tenant = await newcomer()
    await write(tenant, {})
    const withNone = async (statement: string) => {
      const none = { targets: [], no_target: { statement, stated_by: X } }
      const put = await ask(tenant, 'PUT', `/v1/companies/${ABN}/emission-targets`, none, ANY_VERSION)
      expect(put.statusCode).toBe(200)
      return readiness(tenant)
    }
    for (const statement of ['x', 'the', 'a']) {
      const found = await withNone(statement)
      expect([statement, found.readiness_state]).toEqual([statement, 'in_progress'])
      expect(unstated(found).length).toBeGreaterThan(3)
    }
    const worded = await withNone('No emission target is set.')
    expect([worded.readiness_state, unstated(worded)]).toEqual(['declared_complete', []])
  })

  it('a false number in the message keeps a paper a draft that everything else lets go', async () => {
    const tenant = await newcomer()
    const ann = await newMember(test, tenant.id, { name: 'Ann Lee', roles: ['preparer'] })
    const cy = await newMember(test, tenant.id, { name: 'Cy Dunn', roles: ['reviewer', 'approver'] })
    await write(ann, {})
    const because = async (message: string) => {
      await acts.put(ann, ABN, 's2-statements', {
        ...tutorialRecord('s2-statements'),
        declaration: DECLARATION,
        message,
      })
      await acts.move(ann, ABN, 'submit')
      await acts.move(cy, ABN, 'mark_reviewed')
      expect((await acts.move(cy, ABN, 'approve')).statusCode).toBe(200)
      const { status, draft_because, differing_numbers } = await acts.review(cy, ABN)
      return [status, draft_because?.slice(0, 22) ?? null, differing_numbers.length]
    }
    expect(await because('Scope 1 emissions were 2,553 t CO2-e in 2025-26.')).toEqual([
      'approved',
      'Numbers in the message',
      1,
    ])
    expect(await because('Scope 1 emissions were 255,300 t CO2-e in 2025-26.')).toEqual(['approved', null, 0])
  })

  it('a relief for the reason “x” leaves its rows open', async () => {
    const { reliefs } = tutorialRecord('organisational-boundary')
    const found = await afterWriting({
      boundary: { reliefs: reliefs.map((one) => ({ ...one, reason: 'x' })) },
    })
    expect(found.readiness_state).toBe('in_progress')
    expect(found.excluded.some(({ status }: { status: string }) => status === 'relief_applied')).toBe(false)
  })
})
