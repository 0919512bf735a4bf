import { type Static, Type } from 'typebox'
import { day, oneOf, period, sha256, signOff, words } from './fields.ts'

/** What a statement does: it discloses, or it sets the requirement aside, which only a person may do. */
const STATEMENT_KINDS = ['disclosure', 'relief_applied', 'not_material', 'not_applicable'] as const

const statement = Type.Object(
  {
    requirement_id: words('Requirement, by id'),
    kind: oneOf(STATEMENT_KINDS, 'Disclosure, or why the requirement is set aside'),
    statement: Type.Optional(words('The text itself')),
    document: Type.Optional(
      Type.Object(
        { name: words('Document'), sha256: sha256('Hash of the document') },
        {
          description: 'Where the text stands; statement or document is required',
        },
      ),
    ),
    reference: Type.Optional(words('Paragraph or paper that allows setting it aside')),
    reason: Type.Optional(words('Why it is set aside')),
    author: words('Who wrote it'),
    approver: Type.Optional(words('Who approved it; until then the evidence is partial')),
    date: day('Day'),
  },
  { $id: 'S2Statement' },
)

/** Narrative of the four pillars for one period, requirement by requirement. */
export const s2Statements = Type.Object({
  period: period('Reporting period'),
  statements: Type.Array(statement, { maxItems: 1000 }),
  sign_off: Type.Optional(signOff('Who signs off the whole set')),
})

export type S2Statements = Static<typeof s2Statements>
export type S2Statement = Static<typeof statement>

export const S2_STATEMENTS_EXAMPLE: S2Statements = {
  period: { start: '2025-07-01', end: '2026-06-30' },
  statements: [
    {
      requirement_id: '6(a)',
      kind: 'disclosure',
      statement: 'The board’s risk committee oversees climate-related risks.',
      author: 'A. Writer',
      approver: 'B. Approver',
      date: '2026-08-15',
    },
  ],
}
