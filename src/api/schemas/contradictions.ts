import { Type } from 'typebox'
import { CONTRADICTION_KINDS } from '../../domain/disclosure/contradictions/kinds.ts'
import { NOT_COMPARED_REASONS } from '../../domain/disclosure/contradictions/not-compared.ts'
import { nullable } from './data.ts'
import { disclosureAnswer } from './disclosure.ts'

const Value = Type.Union([Type.Number(), Type.String()])

const Explanation = Type.Object({
  person: Type.String({ description: 'Who explains it.' }),
  reason: Type.String(),
  document_sha256: Type.Optional(Type.String({ description: 'SHA-256 of the document that shows it.' })),
  written_by: Type.String({ description: 'API key used.' }),
  written_at: Type.String(),
})

const Place = {
  record: Type.String({ examples: ['s2_statements'] }),
  version: Type.Integer(),
  pointer: Type.String({ description: 'JSON pointer into the record.' }),
}

const Contradiction = Type.Object(
  {
    id: Type.String({
      description:
        'Derived from what is compared and from both values, so the id changes when either value does.',
      examples: ['con_0123456789abcdef0123'],
    }),
    kind: Type.Enum([...CONTRADICTION_KINDS]),
    declared: Type.Object({
      what: Type.String(),
      value: Value,
      unit: nullable(Type.String()),
      where: Type.Object(Place),
    }),
    other: Type.Object(
      {
        what: Type.String(),
        value: Value,
        unit: nullable(Type.String()),
        where: nullable(Type.Object(Place, { description: 'Null unless it is in a record.' })),
        source: nullable(Type.String({ description: 'The published table, or the rule.' })),
        evidence: Type.Array(
          Type.Object({
            dataset: Type.String(),
            release: Type.String(),
            ref: Type.String({ description: 'Row or cell in the publisher’s file.' }),
            field: Type.String(),
            observed: Type.String(),
            value_text: nullable(Type.String({ description: 'Exactly as published.' })),
          }),
        ),
      },
      { description: 'What contradicts it.' },
    ),
    size: Type.Object(
      { ratio: nullable(Type.Number()), difference: nullable(Type.Number()) },
      { description: 'Declared divided by other, and declared minus other; null if they are not numbers.' },
    ),
    requirement_ids: Type.Array(Type.String(), {
      description: 'Requirements that are `conflicting` in the readiness until it is explained.',
    }),
    settle: Type.String({ description: 'What to do about it.' }),
    status: Type.Enum(['open', 'explained']),
    explanation: nullable(Explanation),
  },
  { $id: 'Contradiction' },
)

export const Contradictions = disclosureAnswer('Contradictions', {
  open: Type.Integer(),
  explained: Type.Integer(),
  contradictions: Type.Array(Contradiction),
  lapsed: Type.Array(Type.Object({ contradiction_id: Type.String(), ...Explanation.properties }), {
    description: 'Explanations of contradictions that no longer exist because a value has changed.',
  }),
  not_compared: Type.Array(
    Type.Object({
      what: Type.String(),
      record: Type.String(),
      pointer: Type.String({ description: 'JSON pointer into the record.' }),
      reason_code: Type.Enum([...NOT_COMPARED_REASONS]),
      detail: Type.String(),
    }),
    {
      description:
        'Declared values that no loaded data can confirm or contradict. No contradiction does not mean agreement.',
    },
  ),
  kinds: Type.Array(Type.Object({ kind: Type.String(), compares: Type.String(), settle: Type.String() }), {
    description: 'Everything that is compared.',
  }),
})

export const ExplanationBody = Type.Object(
  {
    person: Type.String({ minLength: 2, maxLength: 200, description: 'Who explains it, by name.' }),
    reason: Type.String({
      minLength: 20,
      maxLength: 4000,
      description: 'Why both values are right, in words that an auditor can follow.',
    }),
    document_sha256: Type.Optional(
      Type.String({
        pattern: '^[0-9a-f]{64}$',
        description:
          'SHA-256 of a document that shows it, such as an evidence file. No one outside the tenant sees it, not even in a dispute about certificates.',
      }),
    ),
  },
  {
    $id: 'ContradictionExplanationBody',
    additionalProperties: false,
    examples: [
      {
        person: 'A. Person',
        reason: 'The registry shows the group before the works were sold in May 2025.',
      },
    ],
  },
)

export const ExplainedContradiction = Type.Object(
  {
    data: Type.Object({
      contradiction_id: Type.String(),
      ...Explanation.properties,
      version: Type.Integer({ description: 'Version of the explanations record that contains it.' }),
    }),
    meta: Type.Object({}),
  },
  { $id: 'ExplainedContradiction' },
)
