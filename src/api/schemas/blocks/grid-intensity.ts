import { Type } from 'typebox'
import { block } from '../block.ts'
import { Availability, nullable } from '../data.ts'
import { gridSummary } from '../grid.ts'

export const RegionDecision = Type.Object({
  availability: Availability,
  grid_region: nullable(Type.String()),
  factor_region: nullable(Type.String()),
  state: nullable(Type.String()),
  rule: Type.String({
    description:
      'What decided: `postcode` or `state` of the address; `facilities` if the address is not known and all public facilities are in one state; or `none`.',
  }),
  precision: nullable(Type.String()),
  note: nullable(Type.String()),
})

export const GridIntensity = block(
  'GridIntensity',
  'The grid of the company’s region. The index is not a scope 2 factor.',
  {
    ...gridSummary,
    region_decision: RegionDecision,
  },
)
