import { beforeAll, expect, it } from 'vitest'
import { boundary } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { ANY_VERSION, type Ask, peopleApp } from '../support/people-app.ts'
import { reviewing } from '../support/reviewing.ts'
import type { TestApp, TestMember } from './support.ts'

const ABN = '74115061375'

/** Who renames themselves after an approval would put another name under it. */
describeOnOneEngine('names under what was approved', (open) => {
  let test: TestApp
  let ann: TestMember
  let cy: TestMember
  let ask: Ask
  let acts: ReturnType<typeof reviewing>

  beforeAll(async () => {
    const app = await peopleApp(await open({ holding: 'starter' }), {
      ann: { name: 'Ann Lee', roles: ['admin', 'preparer'] },
      cy: { name: 'Cy Dunn', roles: ['reviewer', 'approver'] },
    })
    ;({ test, ask } = app)
    ;({ ann, cy } = app.people)
    acts = reviewing(app, '2025-07-01/2026-06-30')
    return () => test.app.close()
  })

  const rename = async (name: string) => {
    const answer = await ask(ann, 'PUT', `/v1/members/${cy.id}`, { name }, ANY_VERSION)
    expect([answer.statusCode, answer.json().name]).toEqual([200, name])
  }
  const named = async () => {
    const { approvers, statement, locked, subjects } = await acts.review(ann, ABN)
    return {
      approvers: approvers.map(({ name }: { name: string }) => name),
      statement: /by ([^.]+)\./.exec(statement)?.[1],
      locked: locked?.name ?? null,
      decided: subjects[0].decided_by.name,
    }
  }

  it('are those that people had then', async () => {
    await acts.put(ann, ABN, 'organisational-boundary', boundary())
    await acts.move(ann, ABN, 'submit')
    await acts.move(cy, ABN, 'mark_reviewed')
    expect((await acts.move(cy, ABN, 'approve')).statusCode).toBe(200)
    await rename('Sir Cyril Dunn, Chair of the Board')
    const then = { approvers: ['Cy Dunn'], statement: 'Cy Dunn', decided: 'Cy Dunn' }
    expect(await named()).toEqual({ ...then, locked: null })
    expect((await acts.move(cy, ABN, 'lock')).statusCode).toBe(200)
    expect(await named()).toEqual({ ...then, locked: 'Sir Cyril Dunn, Chair of the Board' })
  })

  it('are the pseudonym once someone is erased', async () => {
    await ask(ann, 'DELETE', `/v1/members/${cy.id}`)
    expect((await named()).approvers).toEqual(['Cy Dunn'])
    expect((await ask(ann, 'POST', `/v1/members/${cy.id}/erase`)).statusCode).toBe(200)
    const pseudonym = `Former member ${cy.id.slice(-4)}`
    expect(await named()).toEqual({
      approvers: [pseudonym],
      statement: pseudonym,
      locked: pseudonym,
      decided: pseudonym,
    })
  })
})
