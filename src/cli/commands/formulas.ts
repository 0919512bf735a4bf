import {
  type FormulaInWords,
  formulasOf,
  formulasSummary,
  publishedFormulas,
} from '../../operations/formulas.ts'
import { defineCommand } from '../command.ts'
import { option } from '../input.ts'
import { table } from '../output.ts'

export const formulas = defineCommand({
  name: 'formulas',
  summary: 'list the published formulas, or show those of a method step by step',
  examples: [
    ['formulas', 'every method with its version and hash'],
    ['formulas --method climate_context', 'the steps of one method'],
    ['formulas --method climate_context --version 1.1.0 --json', 'a version as data, for a script'],
  ],
  needs: 'nothing',
  input: {
    method: option('id', 'Show the formulas of this method, step by step.'),
    version: option('version', 'A version of the method; default: the current one.'),
  },
  run: async ({ output }, { method, version }) => {
    const all = publishedFormulas()
    if (method === undefined) {
      const found = all.map(formulasSummary)
      output.result(
        { formulas: found },
        table(
          ['method', 'version', 'formulas', 'SHA-256'],
          found.map((one) => [
            one.method,
            one.version,
            one.formulas.map(({ id }) => id).join(', '),
            one.sha256,
          ]),
        ),
      )
      return
    }
    const current = all.find(({ formulas: one, is_current }) => is_current && one.method === method)
    const found = formulasOf(method, version ?? current?.formulas.version ?? '')
    output.result(
      { formulas: found },
      [`${found.method} ${found.version}, SHA-256 ${found.sha256}\n`, ...found.in_words.map(describe)].join(
        '\n',
      ),
    )
  },
})

const describe = ({ id, title, steps }: FormulaInWords): string =>
  `${id}: ${title}\n${table(
    ['step', 'unit', 'is'],
    steps.map((step) => [step.name, step.unit, step.formula]),
  )}`
