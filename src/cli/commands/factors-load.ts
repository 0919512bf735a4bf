import { userInfo } from 'node:os'
import path from 'node:path'
import { EXIT, OperatorError } from '../../errors.ts'
import { loadFactorSet } from '../../operations/ledger/public-factors.ts'
import { readFactorSetFile } from '../../operations/ledger/read-factor-set.ts'
import { defineCommand } from '../command.ts'
import { describeFactorSet } from '../describe-factor-sets.ts'
import { argument, flag, requiredOption } from '../input.ts'
import { requireFile } from '../own-file.ts'

const SET = /^[a-z0-9][a-z0-9-]{0,59}$/

export const factorsLoad = defineCommand({
  name: 'factors load',
  summary: 'load a public set of emission factors, such as travel factors, for all tenants to choose from',
  examples: [
    [
      'factors load travel.csv --set travel-2025 --source "Department X, conversion factors" --year 2025 --gwp AR5 --licence "CC BY 4.0" --document "factors-2025.xlsx"',
      'ids of its factors begin with public:travel-2025/',
    ],
    [
      'factors load travel.csv --set travel-2025 --source "Department X, conversion factors" --year 2025 --gwp AR5 --licence "CC BY 4.0" --document "factors-2025.xlsx" --dry-run',
      'read it and say what would change',
    ],
  ],
  exits: [
    [EXIT.ok, 'it is loaded, was loaded before, or a dry run says that it would be'],
    [EXIT.badInput, 'the file cannot be read as a set of factors; the message names line and column'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    file: argument('CSV with a factor in each row.'),
    set: requiredOption('id', 'Short name with its year, such as travel-2025.'),
    source: requiredOption('text', 'Who publishes it, and what it is called.'),
    year: requiredOption('year', 'Year of the edition, such as 2025.'),
    gwp: requiredOption('set', 'Warming potentials that it uses: AR4, AR5 or AR6.'),
    licence: requiredOption('text', 'Under which it may be used.'),
    document: requiredOption('text', 'File or page where it is printed; cells of the rows are in it.'),
    dryRun: flag('Save nothing; say what would be.'),
  },
  run: async ({ service, clock, output, workingDirectory }, values) => {
    const location = path.resolve(workingDirectory, values.file)
    await requireFile(location)
    requireForm('set', values.set, SET, 'small letters, digits and hyphens, such as travel-2025')
    requireForm('year', values.year, /^(?:199\d|20\d\d)$/, 'a year such as 2025')
    requireForm('gwp', values.gwp, /^AR[456]$/, 'AR4, AR5 or AR6')
    const file = await readFactorSetFile(location)
    const done = await loadFactorSet(
      { database: service.database, clock },
      {
        id: values.set,
        source: values.source,
        year: Number(values.year),
        gwp_set: values.gwp,
        licence: values.licence,
        document: values.document,
      },
      file,
      { by: userInfo().username, dryRun: values.dryRun },
    )
    output.result(done, describeFactorSet(done))
  },
})

function requireForm(option: string, value: string, form: RegExp, expected: string): void {
  if (form.test(value)) return
  throw new OperatorError(`--${option} cannot be ${JSON.stringify(value)}`, {
    hint: `Give ${expected}.`,
    exitCode: EXIT.usage,
  })
}
