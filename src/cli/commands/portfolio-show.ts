import { presentPortfolio } from '../../api/present/portfolio.ts'
import { readPortfolios } from '../../operations/portfolio/saved.ts'
import { computeAsked, PORTFOLIO_QUESTION } from '../asked-portfolio.ts'
import { chooseTenant, tenantOption } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { describePortfolio, describePortfolios } from '../describe-portfolio.ts'
import { option } from '../input.ts'

const MOST_LISTED = 100

export const portfolioShow = defineCommand({
  name: 'portfolio show',
  summary: 'financed emissions of a saved portfolio with coverage, contributors and what is not covered',
  examples: [
    ['portfolio show', 'the portfolios that there are'],
    ['portfolio show --id loans', 'totals, contributors, what is not covered'],
    [
      'portfolio show --id loans --screening',
      'and scope 3 that is not reported, screened, apart from the totals',
    ],
    [
      'portfolio show --id loans --risk --price 75',
      'with amounts by band of climate risk, and the cost of the Safeguard shortfall',
    ],
    ['portfolio show --id loans --compared-with 1 --json', 'with the change since version 1, for a script'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    id: option('id', 'Portfolio; without it, all are listed.'),
    ...PORTFOLIO_QUESTION,
    tenant: tenantOption,
  },
  run: async ({ service, clock, output }, { id, tenant, ...asked }) => {
    const { database } = service
    const { id: tenantId } = await chooseTenant(service, tenant)
    if (id === undefined) {
      const portfolios = await readPortfolios(database, tenantId, { limit: MOST_LISTED })
      output.result({ portfolios }, describePortfolios(portfolios))
      return
    }
    const { found, snapshot, named } = await computeAsked({ database, clock }, { tenantId, id }, asked)
    const { title: name, version } = named
    const answer = presentPortfolio(found)
    output.result(
      { id, name, version, snapshot: snapshot.id, ...answer },
      describePortfolio(`${name}, version ${version}`, answer),
    )
  },
})
