import { Type } from 'typebox'
import type { Client } from '../../../clients/typescript/src/index.ts'
import { nullable, Text } from '../shapes.ts'
import { defineTool } from '../tool.ts'

const MOST_SHOWN = 10

const Person = Type.Object({ id: Type.String(), name: Type.String(), roles: Type.Array(Type.String()) })

export const getMyWork = defineTool({
  name: 'get_my_work',
  title: 'Work waiting for the person you act for',
  description:
    'What is waiting for the member that the key acts for (acting_for, with roles): records and statements to review, approve or change, mentions and answers, auditors’ queries, contradictions, gates without evidence, lodgement dates; then the nearest lodgement dates and what others changed since that person’s last visit. The first ten of each; detail=full has all. A key without a person has no work: absent says why. Nothing can be changed here.',
  input: Type.Object({}),
  answer: Type.Object({
    acting_for: nullable(Person),
    actor: Type.String({ description: 'As the audit log names the caller.' }),
    waiting_total: Type.Integer(),
    waiting: Type.Array(
      Type.Object({
        kind: Type.String(),
        what: Type.String(),
        abn: Type.String(),
        company: Text,
        period: Type.String(),
        lodge_by: Text,
        page: Type.String(),
      }),
    ),
    lodgement_dates: Type.Array(
      Type.Object({
        abn: Type.String(),
        company: Text,
        period: Type.String(),
        state: Type.String(),
        lodge_by: Text,
        detail: Type.String(),
      }),
    ),
    changes_since: Text,
    changes: Type.Array(Type.Object({ at: Type.String(), sentence: Type.String() })),
  }),
  run: async (client) => {
    const me = await client.getMe()
    const sources = { meta: undefined, releases: [] }
    if (me.member === null)
      return { answer: { ...NO_WORK, actor: me.actor }, absent: [NOBODY], sources, full: { me } }
    const work = await client.getMyWork()
    return { answer: answerOf(me, me.member, work.data), sources, full: { me, work } }
  },
})

const NO_WORK = {
  acting_for: null,
  waiting_total: 0,
  waiting: [],
  lodgement_dates: [],
  changes_since: null,
  changes: [],
}

const NOBODY = {
  what: 'work',
  status: 'not_applicable',
  reason_code: 'person_required',
  detail:
    'This key does not act for a member, and only members have work. A member can create such a key under Settings, API keys.',
  expected_on: null,
} as const

type Me = Awaited<ReturnType<Client['getMe']>>
type Work = Awaited<ReturnType<Client['getMyWork']>>['data']

const answerOf = ({ actor }: Me, { id, name, roles }: NonNullable<Me['member']>, work: Work) => ({
  acting_for: { id, name, roles: roles.map(({ role }) => role) },
  actor,
  waiting_total: work.waiting_total,
  waiting: work.waiting.slice(0, MOST_SHOWN).map(({ kind, title, company, period, due_on, page }) => ({
    kind,
    what: title,
    abn: company.abn,
    company: company.name,
    period,
    lodge_by: due_on,
    page,
  })),
  lodgement_dates: work.deadlines.slice(0, MOST_SHOWN).map(({ company, period, state, deadline }) => ({
    abn: company.abn,
    company: company.name,
    period,
    state,
    lodge_by: deadline.due_on,
    detail: deadline.detail,
  })),
  changes_since: work.changes_since,
  changes: work.changes.slice(0, MOST_SHOWN).map(({ at, sentence }) => ({ at, sentence })),
})
