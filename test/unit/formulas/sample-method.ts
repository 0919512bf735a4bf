import type { Step } from '../../../src/domain/formula/formula.ts'
import { evaluatePublished } from '../../../src/reports/verifier/formula/evaluate-published.ts'
import type { Work } from '../../../src/reports/verifier/formula/work.ts'
import { sampleMethod, VALUES } from '../../support/sample-formulas.ts'

const named = (unit: string) => ({ label: 'Something', unit })

export const figure = (is: unknown, name = 'found') => ({ figure: name, ...named('t'), is })
export const column = (name: string, is: unknown) => ({ column: name, ...named('t'), is })
export const counting = (from: unknown, to: unknown, within?: string) => ({
  table: 'counted',
  label: 'Counted',
  ...(within === undefined ? {} : { within }),
  counts: { column: 'n', ...named('1'), from, to },
})

export const withFormula = (steps: readonly unknown[], rest: object = { outputs: ['found'] }) =>
  sampleMethod(steps as readonly Step[], rest)

export const evaluated = (steps: readonly unknown[], rest?: object, values: unknown = VALUES, work?: Work) =>
  evaluatePublished(withFormula(steps, rest), 'sample', values, work)

export const text = (value: string) => ({ text: value })
export const LOW_HIGH = [text('low'), text('high')]
