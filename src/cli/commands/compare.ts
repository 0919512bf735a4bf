import { EXIT, OperatorError } from '../../errors.ts'
import { FIGURE_BLOCKS } from '../../mcp/tools/company-figures.ts'
import { askApi } from '../ask-api.ts'
import { defineCommand } from '../command.ts'
import { describeComparison } from '../describe-company.ts'
import { manyArguments } from '../input.ts'
import { serviceOption } from '../service-option.ts'

export const compare = defineCommand({
  name: 'compare',
  summary: 'companies side by side: emissions, peers, trend, risk',
  examples: [
    ['compare 74115061375 16009661901', 'a column for each company'],
    ['compare 74115061375 16009661901 --json', 'the profiles of all, with sources'],
  ],
  needs: 'nothing',
  input: { abns: manyArguments('ABNs, from two to fifty.'), url: serviceOption },
  run: async (context, { abns, url }) => {
    const body = { abns: [...abns], include: FIGURE_BLOCKS }
    const answer = await askApi(context, url, (client) => client.batchClimateProfiles({ body }))
    const found = answer.results.flatMap((result) => (result.status === 'ok' ? [result.data] : []))
    const failed = answer.results.flatMap((result) => (result.status === 'ok' ? [] : [result]))
    context.output.result(answer, found.length === 0 ? '' : describeComparison(found))
    if (failed.length > 0)
      throw new OperatorError(
        `not compared: ${failed.map(({ abn, error }) => `${abn}: ${error.detail}`).join('; ')}`,
        { exitCode: EXIT.notFound },
      )
  },
})
