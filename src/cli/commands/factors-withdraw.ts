import { userInfo } from 'node:os'
import { withdrawFactorSet } from '../../operations/ledger/public-factors.ts'
import { defineCommand } from '../command.ts'
import { describeFactorSet } from '../describe-factor-sets.ts'
import { argument } from '../input.ts'

export const factorsWithdraw = defineCommand({
  name: 'factors withdraw',
  summary: 'take a public set of emission factors out of force; lines that used it keep their figures',
  examples: [['factors withdraw travel-2025', 'no new line can choose its factors']],
  needs: 'service',
  migrations: 'require',
  input: { set: argument('Id of the set.') },
  run: async ({ service, clock, output }, values) => {
    const done = await withdrawFactorSet(
      { database: service.database, clock },
      values.set,
      userInfo().username,
    )
    output.result(done, describeFactorSet(done))
  },
})
