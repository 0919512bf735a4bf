import { expect, it } from 'vitest'
import { starterFactors } from '../../../test/support/starter-factors.ts'
import { evidenceHash } from '../evidence.ts'
import { FACTOR_CHOICE } from './basis.ts'
import { evidenceTexts, hashEvidenceTexts } from './evidence-texts.ts'
import { GWP_TRANSFORM } from './gwp.ts'

it('is the evidence hash, whatever the order and however often an input is used', () => {
  const inputs = starterFactors.slice(0, 300).flatMap((factor) => factor.inputs)
  const methods = [GWP_TRANSFORM, FACTOR_CHOICE]
  const texts = evidenceTexts(inputs)
  expect(hashEvidenceTexts([...texts.toReversed(), ...texts], methods)).toBe(evidenceHash(inputs, methods))
  expect(hashEvidenceTexts([], [])).toBe(evidenceHash([], []))
})
