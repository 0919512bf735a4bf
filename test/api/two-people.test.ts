import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/store/database.ts'
import { keepIdentity } from '../../src/store/identities.ts'
import { boundary, statement, YEAR_2026 } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type Ask, peopleApp, type Who } from '../support/people-app.ts'
import { reviewing } from '../support/reviewing.ts'
import { newMember, type TestApp, type TestMember } from './support.ts'

/** Ways in which one person tries to be two. */
describeOnOneEngine('author and approver', (open) => {
  let database: Database
  let test: TestApp
  let tenantId: string
  let ann: TestMember
  let ben: TestMember
  let cy: TestMember
  let eve: TestMember
  let ask: Ask
  let acts: ReturnType<typeof reviewing>

  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    const app = await peopleApp(database, {
      ann: { name: 'Ann Lee', roles: ['admin', 'preparer', 'approver'] },
      ben: { name: 'Ben Ray', roles: ['reviewer'] },
      cy: { name: 'Cy Dunn', roles: ['approver'] },
      eve: { name: 'Eve Hart', email: 'eve@example.com', roles: ['preparer'] },
    })
    ;({ test, ask } = app)
    ;({ ann, ben, cy, eve } = app.people)
    tenantId = app.tenant.id
    acts = reviewing(app, '2025-07-01/2026-06-30')
    return () => test.app.close()
  })

  const put = (...asked: Parameters<typeof acts.put>) => acts.put(...asked)
  const move = async (...asked: Parameters<typeof acts.move>) => {
    const answer = await acts.move(...asked)
    return answer.statusCode === 200 ? answer.json().data : answer.json().code
  }
  const statements = (text: string) => ({
    period: YEAR_2026,
    statements: [statement('6(a)'), statement('6(b)', { statement: text })],
  })
  const REFUSED = 'another_person_required'

  it('are two for the period as a whole: who wrote any part of it does not approve it', async () => {
    const abn = '74115061375'
    await put(eve, abn, 'organisational-boundary', boundary())
    await put(eve, abn, 's2-statements', statements('Eve’s.'))
    await put(ann, abn, 's2-statements', statements('Ann’s.'))
    await move(eve, abn, 'submit')
    await move(ben, abn, 'mark_reviewed')
    const parts = ['record:organisational_boundary', 'record:s2_statements', 'statement:6(a)']
    expect((await move(ann, abn, 'approve', { subjects: parts })).state).toBe('reviewed')
    expect((await move(cy, abn, 'approve', { subjects: ['statement:6(b)'] })).state).toBe('reviewed')
    expect(await move(ann, abn, 'approve', { subjects: ['period'] })).toBe(REFUSED)
    expect((await ask(ann, 'GET', '/v1/me/work')).json().data.waiting).not.toContainEqual(
      expect.objectContaining({ kind: 'to_approve' }),
    )
    expect((await move(cy, abn, 'approve', { subjects: ['period'] })).state).toBe('approved')
  })

  it('are two where a key wrote: who made the key is its author', async () => {
    const abn = '11004089936'
    const made = await ask(ann, 'POST', '/v1/keys', {
      name: 'robot',
      scopes: ['tenant:read', 'tenant:write', 'keys:manage'],
      packs: ['au_company_climate_intelligence'],
    })
    const robot = { headers: { authorization: `Bearer ${made.json().key}` } } as unknown as Who
    const again = await ask(robot, 'POST', '/v1/keys', {
      name: 'robot of the robot',
      scopes: ['tenant:read', 'tenant:write'],
      packs: ['au_company_climate_intelligence'],
    })
    const second = { headers: { authorization: `Bearer ${again.json().key}` } } as unknown as Who
    await put(second, abn, 'organisational-boundary', boundary())
    await move(eve, abn, 'submit')
    await move(ben, abn, 'mark_reviewed')
    expect(await move(ann, abn, 'approve')).toBe(REFUSED)
    expect((await move(cy, abn, 'approve')).state).toBe('approved')
  })

  it('are two where someone was removed, erased and invited again by the same address', async () => {
    const abn = '49004028077'
    await put(eve, abn, 'organisational-boundary', boundary())
    await move(eve, abn, 'submit')
    await move(ben, abn, 'mark_reviewed')
    expect((await ask(ann, 'DELETE', `/v1/members/${eve.id}`)).statusCode).toBe(200)
    expect((await ask(ann, 'POST', `/v1/members/${eve.id}/erase`)).statusCode).toBe(200)
    const back = await newMember(test, tenantId, { email: 'Eve+board@example.com', roles: ['approver'] })
    expect(await move(back, abn, 'approve')).toBe(REFUSED)
  })

  it('are two where two members sign in with one account', async () => {
    const abn = '30000051696'
    const [fay, gus] = [
      await newMember(test, tenantId, { name: 'Fay', roles: ['preparer'] }),
      await newMember(test, tenantId, { name: 'Gus', roles: ['approver'] }),
    ]
    for (const { id } of [fay, gus])
      await database.as({ kind: 'tenant', tenantId }, (sql) =>
        keepIdentity(
          sql,
          { tenant_id: tenantId, member_id: id, issuer: 'https://login.example.com', subject: 'one' },
          test.clock.now().toISOString(),
        ),
      )
    await put(fay, abn, 'organisational-boundary', boundary())
    await move(fay, abn, 'submit')
    await move(ben, abn, 'mark_reviewed')
    expect(await move(gus, abn, 'approve')).toBe(REFUSED)
    expect((await move(cy, abn, 'approve')).state).toBe('approved')
  })

  it('show how far apart they are: who was invited by an author is said to be, also after an erasure', async () => {
    const abn = '16000011058'
    const puppet = await newMember(test, tenantId, {
      name: 'Pat Puppe',
      roles: ['approver'],
      invitedBy: `member:${ann.id}`,
    })
    await put(ann, abn, 'organisational-boundary', boundary())
    await move(ann, abn, 'submit')
    await move(ben, abn, 'mark_reviewed')
    const approved = await move(puppet, abn, 'approve')
    expect(approved.approvers).toMatchObject([
      {
        name: 'Pat Puppe',
        invited_at: expect.stringMatching(/^20/),
        invited_by: { actor: `member:${ann.id}`, name: 'Ann Lee' },
        invited_by_author: { name: 'Ann Lee' },
      },
    ])
    expect(approved.statement).toContain(
      'are approved by Pat Puppe. Pat Puppe was invited by Ann Lee, who wrote or submitted part of what Pat Puppe approved.',
    )
    await ask(ann, 'DELETE', `/v1/members/${puppet.id}`)
    await ask(ann, 'POST', `/v1/members/${puppet.id}/erase`)
    const data = await acts.review(cy, abn)
    const name = `Former member ${puppet.id.slice(-4)}`
    expect(data.statement).toContain(`${name} was invited by Ann Lee, who wrote`)
    expect(data.approvers[0]).toMatchObject({ name, invited_by: { name: 'Ann Lee' } })
  })
})
