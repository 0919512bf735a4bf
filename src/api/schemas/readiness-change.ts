import { Type } from 'typebox'
import { nullable } from './data.ts'
import { disclosureAnswer } from './disclosure.ts'
import { Score, State } from './filing-readiness.ts'

const Mark = Type.Object({ readiness_state: State, score: Score, score_line: Type.String() })
const Status = nullable(Type.String({ description: 'Null if it was or is not required.' }))

export const ReadinessChange = disclosureAnswer('ReadinessChange', {
  change: nullable(
    Type.Object(
      {
        record: Type.String({ examples: ['s2_statements'] }),
        version: Type.Integer(),
        authored_by: Type.String(),
        authored_at: Type.String(),
        before: Mark,
        after: Mark,
        denominator: Type.Array(
          Type.Object({
            requirement_id: Type.String(),
            change: Type.Enum(['joined', 'left']),
            why: Type.String(),
          }),
          {
            description:
              'Why the denominator changed: requirements that are now counted, or no longer counted.',
          },
        ),
        requirements: Type.Array(
          Type.Object({
            requirement_id: Type.String(),
            title: Type.String(),
            from: Status,
            to: Status,
            detail: Type.String({ description: 'Why it has this status now.' }),
          }),
          { description: 'Each whose status changed, in the order of the standard.' },
        ),
      },
      { description: 'Null while the period has no records.' },
    ),
  ),
})
