import { beforeAll, expect, it } from 'vitest'
import { july, statement } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type Ask, peopleApp } from '../support/people-app.ts'
import { reviewing, WITH_OPEN_GATES } from '../support/reviewing.ts'
import type { TestMember } from './support.ts'

/** 30,439,497 t of scope 1 in 2024-25. */
const AGL = '74115061375'
const PERIOD = '2024-07-01/2025-06-30'
const WRONG = 'Scope 1 emissions of the group were 30,439 t CO2-e in the year 2024-25.'
const RIGHT = 'Scope 1 emissions of the group were 30,439,497 t CO2-e in the year 2024-25.'

describeOnOneEngine('numbers of a statement that contradict the registry', (open) => {
  let ask: Ask
  let ann: TestMember
  let cy: TestMember
  let acts: ReturnType<typeof reviewing>

  beforeAll(async () => {
    const database = await open({ holding: 'starter' })
    const app = await peopleApp(database, {
      ann: { name: 'Ann Lee', roles: ['preparer'] },
      cy: { name: 'Cy Dunn', roles: ['reviewer', 'approver'] },
    })
    ;({ ask } = app)
    ;({ ann, cy } = app.people)
    acts = reviewing(app, PERIOD)
    return () => app.test.app.close()
  })

  const body = (text: string, message?: string) => ({
    period: july(2024),
    ...(message === undefined ? {} : { message }),
    statements: [statement('6(a)', { statement: text }), statement('6(b)')],
  })
  const trial = async (text: string, message?: string) =>
    (
      await ask(ann, 'PUT', `/v1/companies/${AGL}/s2-statements?dry_run=true`, body(text, message), {
        'if-match': '*',
      })
    )
      .json()
      .meta.warnings.filter(({ code }: { code: string }) => code === 'number_differs')

  it('are told when the statement is tried, written and read', async () => {
    const warning = { pointer: '/statements/0/statement', message: expect.stringContaining('30439497') }
    await acts.put(ann, AGL, 's2-statements', body('The committee of the board oversees all of this.'))
    expect(await trial(RIGHT)).toEqual([])
    expect(await trial(WRONG)).toMatchObject([warning])
    expect(await trial(RIGHT, RIGHT)).toEqual([])
    expect(await trial(RIGHT, WRONG)).toMatchObject([{ ...warning, pointer: '/message' }])
    await acts.put(ann, AGL, 's2-statements', body(WRONG))
    const { meta } = (await ask(ann, 'GET', acts.at(AGL, 's2-statements'))).json()
    expect(meta.warnings).toMatchObject([warning])
  })

  it('are shown to the approver, who approves that statement only for a written reason', async () => {
    await acts.move(ann, AGL, 'submit')
    const shown = await acts.review(cy, AGL)
    expect(shown.differing_numbers).toMatchObject([
      { requirement_id: '6(a)', detail: expect.stringContaining('30,439 t CO2-e') },
    ])
    await acts.move(cy, AGL, 'mark_reviewed')
    const approve = (more: object) =>
      acts.move(cy, AGL, 'approve', { subjects: ['statement:6(a)'], reason: undefined, ...more })
    for (const more of [{}, { reason: 'ok' }]) {
      const refused = await approve(more)
      expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([422, '/reason'])
      expect(refused.json().detail).toContain('30,439 t CO2-e')
    }
    expect((await approve({ subjects: ['statement:6(b)'] })).statusCode).toBe(200)
    expect((await approve(WITH_OPEN_GATES)).statusCode).toBe(200)
    const whole = (await acts.move(cy, AGL, 'approve')).json().data
    expect(whole.statement).toContain('Numbers contradict what is held (6(a)).')
    expect(whole.statement).toContain(WITH_OPEN_GATES.reason)
  })

  it('are shown of the message too, which is approved with the list of statements', async () => {
    await acts.put(ann, AGL, 's2-statements', body(RIGHT, WRONG))
    await acts.move(ann, AGL, 'submit')
    expect((await acts.review(cy, AGL)).differing_numbers).toMatchObject([
      { requirement_id: 'message', detail: expect.stringContaining('30,439 t CO2-e') },
    ])
    await acts.move(cy, AGL, 'mark_reviewed')
    const list = { subjects: ['record:s2_statements'] }
    const refused = await acts.move(cy, AGL, 'approve', { ...list, reason: 'ok' })
    expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([422, '/reason'])
    expect(refused.json().detail).toContain('numbers in the message contradict what is held')
    expect((await acts.move(cy, AGL, 'approve')).statusCode).toBe(200)
    expect((await acts.review(cy, AGL)).statement).toContain('Numbers contradict what is held (message).')
    await acts.put(ann, AGL, 's2-statements', body(WRONG))
    for (const [who, move] of [
      [ann, 'submit'],
      [cy, 'mark_reviewed'],
      [cy, 'approve'],
    ] as const)
      await acts.move(who, AGL, move)
  })

  it('hold the row back, whoever approved it', async () => {
    const { rows } = (await ask(ann, 'GET', acts.at(AGL, 'filing-readiness'))).json().data
    const row = rows.find(({ requirement_id }: { requirement_id: string }) => requirement_id === '6(a)')
    expect(row).toMatchObject({ rung: 'stated', flags: ['number_differs'], review_state: 'approved' })
  })
})
