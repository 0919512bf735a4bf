import { loadedFactorSets } from '../../operations/ledger/public-factors.ts'
import { defineCommand } from '../command.ts'
import { describeFactorSets } from '../describe-factor-sets.ts'

export const factorsList = defineCommand({
  name: 'factors list',
  summary: 'the public sets of emission factors that are loaded, each with source, licence and file',
  examples: [
    ['factors list', 'one line for each set'],
    ['factors list --json', 'with every factor and the cell that prints it'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {},
  run: async ({ service, output }) => {
    const sets = await service.database.as({ kind: 'operator' }, (sql) => loadedFactorSets(sql))
    output.result({ sets }, describeFactorSets(sets))
  },
})
