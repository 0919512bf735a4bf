import { summariseProfiles, summariseRisks } from '../../domain/company/batch-summary.ts'
import { roundFigures } from '../../domain/company/round-figures.ts'
import { sha256 } from '../../domain/evidence.ts'
import { abnsOfCsv } from '../../operations/company/abn-csv.ts'
import { requireBatchOfAbns, runAbnBatch } from '../../operations/company/batch-abns.ts'
import { chooseBlocks } from '../../operations/company/choose-blocks.ts'
import { climateProfiles } from '../../operations/company/climate-profile.ts'
import { climateRisks } from '../../operations/company/climate-risk.ts'
import { unknownCompany } from '../../operations/company/company-emissions.ts'
import { requireScenarios } from '../../operations/require-parameters.ts'
import { answerWithRegisterOfAll } from '../data-answer.ts'
import { countItems } from '../platform/items.ts'
import { chooseType } from '../platform/request/accept.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { NDJSON, presentBatch } from '../present/company-batch.ts'
import { shownReleases, writeProfileData } from '../present/profile.ts'
import { presentRiskData } from '../present/risk.ts'
import { ProfilesAnswer, ProfilesBody, RisksAnswer, RisksBody } from '../schemas/company-batch.ts'
import { dataQuery } from '../schemas/data.ts'
import { blockChoice, scenarioChoice } from '../schemas/profile.ts'

const TYPES = ['application/json', NDJSON] as const

const common = {
  method: 'POST',
  tag: 'Companies',
  since: '0.1.0',
  scope: 'companies:read',
  pack: 'au_company_climate_intelligence',
  query: dataQuery({ explain: blockChoice.explain, ...scenarioChoice }),
  produces: TYPES,
  bodyReaders: { 'text/csv': abnsOfCsv },
} as const

const HOW =
  'Results are in the order of the ABNs, each with its own error. The quota counts every ABN; the rate limit counts one request. Accepts `text/csv` with the heading `abn`. Returns `application/x-ndjson` if you ask for it: one line for each result, then a line with summary and meta.'

const profiles = keyedRoute({
  ...common,
  path: '/v1/companies/batch/climate-profiles',
  operationId: 'batchClimateProfiles',
  heavy: true,
  summary: 'Get the climate profiles of up to 50 companies',
  description: `${HOW} Without \`explain\`, \`scenario_analysis\` leaves out the seasons and the hazards that no public data projects (\`no_public_data\`); the profile of one company has them. \`transition_scenarios\` then has 2026-27, 2029-30, 2034-35 and 2049-50 of its years.`,
  body: ProfilesBody,
  response: ProfilesAnswer,
  handler: async (context) => {
    const { body, query, services, exchange } = context
    requireBatchOfAbns(body.abns)
    await countItems(context, body.abns.length)
    const { explain } = query
    const type = chooseType(exchange.request.headers.accept, TYPES) ?? TYPES[0]
    const blocks = chooseBlocks({ include: body.include })
    const scenarios = requireScenarios(query.scenario)
    const key = `profiles ${type} ${explain} ${query.scenario ?? ''} ${sha256(JSON.stringify(body))}`
    return answerWithRegisterOfAll(
      services,
      { ...query, abns: body.abns },
      key,
      async (snapshot, register) => {
        const items = await runAbnBatch(
          body.abns,
          body.on_error ?? 'continue',
          (abns) => climateProfiles(services.database, snapshot, abns, { register, scenarios }),
          (abn) => unknownCompany(abn, snapshot, register.get(abn)),
        )
        return presentBatch(
          items,
          {
            snapshot,
            write: (found) => writeProfileData(found, { blocks, explain, brief: true }),
            hashOf: (found) => found.profile.evidence_hash,
            releasesOf: (found) => shownReleases(found, { blocks, explain }),
            summarise: (found) => roundFigures(summariseProfiles(found.map(({ profile }) => profile))),
          },
          type,
        )
      },
    )
  },
})

const risks = keyedRoute({
  ...common,
  path: '/v1/companies/batch/climate-risks',
  operationId: 'batchClimateRisks',
  heavy: true,
  summary: 'Get the physical and transition risk of up to 50 companies',
  description: HOW,
  body: RisksBody,
  response: RisksAnswer,
  handler: async (context) => {
    const { body, query, services, exchange } = context
    requireBatchOfAbns(body.abns)
    await countItems(context, body.abns.length)
    const { explain } = query
    const type = chooseType(exchange.request.headers.accept, TYPES) ?? TYPES[0]
    const scenarios = requireScenarios(query.scenario)
    const key = `risks ${type} ${explain} ${query.scenario ?? ''} ${sha256(JSON.stringify(body))}`
    return answerWithRegisterOfAll(
      services,
      { ...query, abns: body.abns },
      key,
      async (snapshot, register) => {
        const items = await runAbnBatch(
          body.abns,
          body.on_error ?? 'continue',
          (abns) => climateRisks(services.database, snapshot, abns, register, { scenarios }),
          (abn) => unknownCompany(abn, snapshot, register.get(abn)),
        )
        return presentBatch(
          items,
          {
            snapshot,
            write: (found) => presentRiskData(found, explain ? 'rules' : 'not'),
            hashOf: (found) => found.risk.evidence_hash,
            releasesOf: (found) => found.releases,
            summarise: (found) =>
              summariseRisks(
                found.map(({ risk }) => risk),
                found.map((one) => one.scenarios),
              ),
          },
          type,
        )
      },
    )
  },
})

export const companyBatchRoutes: readonly Route[] = [profiles, risks]
