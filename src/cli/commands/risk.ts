import { askApi } from '../ask-api.ts'
import { defineCommand } from '../command.ts'
import { describeRisk } from '../describe-company.ts'
import { argument } from '../input.ts'
import { serviceOption } from '../service-option.ts'

export const risk = defineCommand({
  name: 'risk',
  summary: 'physical and transition risk of a company, with what each band is made of',
  examples: [
    ['risk 74115061375', 'bands now and at 1.5 and 3 °C'],
    ['risk 74115061375 --json', 'also each threshold, distance to the next band, and site'],
  ],
  needs: 'nothing',
  input: { abn: argument('ABN of the company.'), url: serviceOption },
  run: async (context, { abn, url }) => {
    const found = await askApi(context, url, (client) => client.getClimateRisk({ abn, explain: true }))
    context.output.result(found, describeRisk(found))
  },
})
