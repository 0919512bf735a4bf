import { Type } from 'typebox'
import { RISK_KINDS } from '../../domain/disclosure/records/risk-register.ts'
import { nullable } from './data.ts'
import { disclosureAnswer } from './disclosure.ts'

const Figure = Type.Object(
  {
    what: Type.String(),
    value: Type.Union([Type.Number(), Type.String()]),
    unit: nullable(Type.String()),
    metric: nullable(
      Type.String({ description: 'Metric of the report with the same value; null where none has it.' }),
    ),
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
  { description: 'A figure behind the proposal, with what prints it.' },
)

const RiskProposal = Type.Object(
  {
    id: Type.String({ examples: ['hazard.bushfire'] }),
    name: Type.String(),
    kind: Type.Enum([...RISK_KINDS]),
    how: Type.String({ description: 'How it comes about, in general words.' }),
    why: Type.String({ description: 'Why it is proposed, with the figures.' }),
    sites: Type.Array(Type.String(), { description: 'Declared sites, by id.' }),
    where: nullable(Type.String({ description: 'Places that are no declared sites.' })),
    figures: Type.Array(Figure),
    is_taken: Type.Boolean({
      description: 'Whether the register has this risk already, by its name or its figures.',
    }),
  },
  { $id: 'RiskProposal' },
)

export const RiskProposals = disclosureAnswer('RiskProposals', {
  proposals: Type.Array(RiskProposal, {
    description: 'None where no published figure is high. That says nothing about risks that no data shows.',
  }),
})
