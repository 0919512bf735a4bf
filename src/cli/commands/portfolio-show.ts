import { presentPortfolio } from '../../api/present/portfolio.ts'
import { computePortfolio } from '../../operations/portfolio/preview.ts'
import { readPortfolio, readPortfolios } from '../../operations/portfolio/saved.ts'
import { SnapshotDirectory } from '../../operations/releases/snapshot-directory.ts'
import { chooseTenant, tenantOption } from '../choose-tenant.ts'
import { defineCommand } from '../command.ts'
import { describePortfolio, describePortfolios } from '../describe-portfolio.ts'
import { flag, option } from '../input.ts'

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
    ['portfolio show --id loans --compared-with 1 --json', 'with the change since version 1, for a script'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {
    id: option('id', 'Portfolio; without it, all are listed.'),
    comparedWith: option('version', 'An earlier version, to split the change by cause.'),
    screening: flag('Adds the screening of scope 3 that is not reported, apart from every total.'),
    tenant: tenantOption,
  },
  run: async ({ service, clock, output }, { id, comparedWith, screening, tenant }) => {
    const { database } = service
    const { id: tenantId } = await chooseTenant(service, tenant)
    if (id === undefined) {
      const portfolios = await readPortfolios(database, tenantId, { limit: MOST_LISTED })
      output.result({ portfolios }, describePortfolios(portfolios))
      return
    }
    const key = { tenantId, id }
    const { balance_date, holdings, name, version } = await readPortfolio(database, key)
    const before =
      comparedWith === undefined ? undefined : await readPortfolio(database, key, Number(comparedWith))
    const snapshot = await new SnapshotDirectory(database, clock).select()
    const found = await computePortfolio(database, snapshot, {
      balance_date: balance_date!,
      holdings,
      ...(screening ? { include: ['screening'] as const } : {}),
      ...(before === undefined
        ? {}
        : { previous: { balance_date: before.balance_date!, holdings: before.holdings } }),
    })
    const answer = presentPortfolio(found)
    output.result(
      { id, name, version, snapshot: snapshot.id, ...answer },
      describePortfolio(`${name}, version ${version}`, answer),
    )
  },
})
