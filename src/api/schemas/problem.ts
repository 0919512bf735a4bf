import { Type } from 'typebox'
import { ERRORS } from '../../errors.ts'

const Fault = Type.Object(
  {
    pointer: Type.Optional(Type.String({ description: 'JSON pointer into the body.' })),
    parameter: Type.Optional(Type.String({ description: 'Name of the path, query or header parameter.' })),
    code: Type.String(),
    message: Type.String(),
    received: Type.Optional(Type.Unknown({ description: 'What was received, shortened.' })),
  },
  { $id: 'Fault', additionalProperties: false },
)

export const Problem = Type.Object(
  {
    type: Type.String({ format: 'uri', description: 'Link to the documentation of the code.' }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String({ description: 'What is wrong with this request.' }),
    instance: Type.String({ description: 'The address that was requested.' }),
    code: Type.Enum(Object.keys(ERRORS), {
      description: 'Stable error code. Let your program switch on this.',
    }),
    request_id: Type.String(),
    retryable: Type.Boolean({ description: 'Whether the same request may succeed later.' }),
    errors: Type.Optional(Type.Array(Fault, { description: 'All errors in the request.' })),
    valid_values: Type.Optional(Type.Array(Type.String())),
    hint: Type.Optional(Type.String({ description: 'What to do.' })),
  },
  {
    $id: 'Problem',
    additionalProperties: false,
  },
)
