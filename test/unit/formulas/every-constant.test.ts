import { expect, test } from 'vitest'
import { canonicalJson, sha256 } from '../../../src/domain/evidence.ts'
import type { MethodFormulas } from '../../../src/domain/formula/formula.ts'
import { PUBLISHED_METHODS } from '../../../src/domain/formulas.ts'
import { checkFormulas } from '../../../src/reports/verifier/check-formulas.ts'
import { PUBLISHED_FORMULAS } from '../../../src/reports/verifier/published-formulas.ts'

/** Every number within a value, as a way to it and the value with another number there. */
function* withOtherNumbers(
  value: unknown,
  way = '',
): Generator<{ readonly way: string; readonly value: unknown }> {
  if (typeof value === 'number') yield { way, value: value + 1 }
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value))
    for (const changed of withOtherNumbers(part, `${way}/${name}`))
      yield {
        way: changed.way,
        value: Array.isArray(value)
          ? value.map((item: unknown, at) => (String(at) === name ? changed.value : item))
          : { ...value, [name]: changed.value },
      }
}

const entry = (formulas: MethodFormulas) => ({
  method: formulas.method,
  version: formulas.version,
  sha256: sha256(canonicalJson(formulas)),
  formulas: { ...formulas },
})

test.each(PUBLISHED_METHODS.map(({ formulas }) => [formulas.method, formulas] as const))(
  'no number of %s can be changed without the verifier telling',
  (_, formulas) => {
    expect(checkFormulas([entry(formulas)], PUBLISHED_FORMULAS).findings).toEqual([])
    const changed = [...withOtherNumbers(formulas)]
    const unnoticed = changed.filter(
      ({ value }) =>
        checkFormulas([entry(value as MethodFormulas)], PUBLISHED_FORMULAS).findings.length === 0,
    )
    expect(unnoticed.map(({ way }) => way)).toEqual([])
  },
)
