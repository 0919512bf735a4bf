import { askApi } from '../ask-api.ts'
import { defineCommand } from '../command.ts'
import { describeCompany } from '../describe-company.ts'
import { argument } from '../input.ts'
import { serviceOption } from '../service-option.ts'

export const company = defineCommand({
  name: 'company',
  summary: 'what published data say of a company: emissions, peers, trend, risk',
  examples: [
    ['company 74115061375', 'a table'],
    ['company "74 115 061 375" --json', 'the whole climate profile, with the source of every figure'],
  ],
  needs: 'nothing',
  input: { abn: argument('ABN of the company.'), url: serviceOption },
  run: async (context, { abn, url }) => {
    const profile = await askApi(context, url, (client) => client.getClimateProfile({ abn }))
    context.output.result(profile, describeCompany(profile))
  },
})
