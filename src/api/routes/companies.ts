import { Type } from 'typebox'
import { chooseBlocks } from '../../operations/company/choose-blocks.ts'
import { climateProfile } from '../../operations/company/climate-profile.ts'
import { climateRisk } from '../../operations/company/climate-risk.ts'
import { declaredIdentities } from '../../operations/company/declared-identity.ts'
import { profileChange } from '../../operations/company/profile-change.ts'
import { referenceContext } from '../../operations/company/reference-context.ts'
import { type TenantsOwn, tenantsOwn } from '../../operations/company/tenants-own.ts'
import type { RegisterSight } from '../../operations/register/sight.ts'
import type { SnapshotView } from '../../operations/releases/snapshot-directory.ts'
import { requireAbn } from '../../operations/require-abn.ts'
import { requirePricePath, requireScenarios } from '../../operations/require-parameters.ts'
import { answerFromRecords, answerWithRegister } from '../data-answer.ts'
import { countItems } from '../platform/items.ts'
import { keyedRoute, type Route } from '../platform/route.ts'
import { writeProfile } from '../present/profile.ts'
import { presentReferenceContext } from '../present/reference-context.ts'
import { presentRisk } from '../present/risk.ts'
import { Abn, dataQuery, snapshotId } from '../schemas/data.ts'
import { blockChoice, ClimateProfile, profileQuery, scenarioChoice } from '../schemas/profile.ts'
import { ReferenceContext } from '../schemas/reference-context.ts'
import { ClimateRisk } from '../schemas/risk.ts'

const common = {
  method: 'GET',
  tag: 'Companies',
  since: '0.1.0',
  scope: 'companies:read',
  pack: 'au_company_climate_intelligence',
} as const

/** Of a profile from another snapshot than the newest. */
const ITEMS_OF_THE_PAST = 2

const carbonPrice = (why: string) =>
  Type.Optional(
    Type.String({
      maxLength: 200,
      description: `Price of a tonne in A$, ${why}: one for all years, or \`2025-26:75,2026-27:80\`. Without it a cost of scope 1 is at AEMO’s planning value, and no other price is assumed.`,
      examples: ['75'],
    }),
  )

const profile = keyedRoute({
  ...common,
  path: '/v1/companies/{abn}/climate-profile',
  operationId: 'getClimateProfile',
  summary: 'Get the climate profile of a company',
  description:
    'Deterministic: the same company and snapshot give the same bytes. Every block says whether it is available and, if not, why; how its figures were obtained; their quality; and the method. `changed_since` shows only the blocks whose inputs differ from an earlier snapshot. A request that names a snapshot or a day costs two items.',
  params: Type.Object({ abn: Abn }),
  query: profileQuery({
    ...scenarioChoice,
    safeguard_price: carbonPrice('to see what a Safeguard shortfall and scope 1 would cost'),
    include_targets: Type.Boolean({
      default: false,
      description:
        'Shows, beside the trend, the rate required to meet each of your own declared emission targets, marked `tenant_declared`. Needs the scope tenant:read. Hashes still cover public data only.',
    }),
    include_declared: Type.Boolean({
      default: false,
      description:
        'Uses the name and head office that you declared with the company’s sites if no loaded register has them; marked `declared_by_tenant`. Needs the scope tenant:read.',
    }),
    changed_since: Type.Optional(
      snapshotId('An earlier snapshot: only blocks whose inputs have changed since are shown.'),
    ),
  }),
  response: ClimateProfile,
  handler: (context) => {
    const { params, query, caller, services } = context
    const abn = requireAbn(params.abn)
    const { explain, changed_since, safeguard_price } = query
    const blocks = chooseBlocks(query)
    const prices = requirePricePath(safeguard_price)
    const scenarios = requireScenarios(query.scenario)
    const asked = `${safeguard_price ?? ''} ${query.scenario ?? ''}`
    const key = `profile ${abn} ${blocks.join()} ${explain} ${changed_since ?? ''} ${asked}`
    const compute = async (snapshot: SnapshotView, sight: RegisterSight, own?: TenantsOwn) => {
      const targets = own?.targets
      const found = await climateProfile(services.database, snapshot, abn, {
        prices,
        scenarios,
        targets: targets?.points,
        register: new Map([[abn, sight]]),
        declared: await declaredIdentities(services.database, snapshot, own?.sites),
      })
      const { evidence_hash: evidenceHash } = found.profile
      if (changed_since === undefined)
        return { body: writeProfile(found, { blocks, explain, targets }), evidenceHash }
      const before = await services.snapshots.select({ snapshot: changed_since })
      const change = await profileChange(services.database, before, found)
      const moved = blocks.filter((name) => change.changed_blocks.includes(name))
      const { changed_blocks, unchanged_blocks } = change
      const since = { snapshot: before.id, as_of: before.as_of, changed_blocks, unchanged_blocks }
      const view = { blocks: moved, explain, targets }
      return { body: writeProfile(found, view, { changed_since: since }), evidenceHash }
    }
    const answer = () => {
      if (!query.include_targets && !query.include_declared)
        return answerWithRegister<never>(services, { ...query, abn }, key, compute)
      return tenantsOwn(services.database, caller, abn, query).then(async (own) => {
        const sight = await services.register.look(query, abn)
        return answerFromRecords<never>(services, query, `${key} ${own.key}${sight.key}`, (snapshot) =>
          compute(snapshot, sight, own),
        )
      })
    }
    // What all companies share must be read for it, unless someone asked about that snapshot a moment ago.
    const isOfThePast = [query.snapshot, query.as_of, changed_since].some((choice) => choice !== undefined)
    return isOfThePast ? countItems(context, ITEMS_OF_THE_PAST).then(answer) : answer()
  },
})

const risk = keyedRoute({
  ...common,
  path: '/v1/companies/{abn}/climate-risk',
  operationId: 'getClimateRisk',
  summary: 'Get the physical and transition risk of a company',
  description:
    'Bands and flags from observed climate and published figures. The head office and the sites are separate; places that cannot be located or have no series nearby say so; hazards that are not assessed are listed.',
  params: Type.Object({ abn: Abn }),
  query: dataQuery({
    explain: blockChoice.explain,
    ...scenarioChoice,
    safeguard_price: carbonPrice('to see what scope 1 would cost'),
  }),
  response: ClimateRisk,
  handler: ({ params, query, services }) => {
    const abn = requireAbn(params.abn)
    const { explain, safeguard_price } = query
    const scenarios = requireScenarios(query.scenario)
    const prices = requirePricePath(safeguard_price)
    const key = `risk ${abn} ${explain} ${safeguard_price ?? ''} ${query.scenario ?? ''}`
    return answerWithRegister(services, { ...query, abn }, key, async (snapshot, sight) => {
      const sights = new Map([[abn, sight]])
      const found = await climateRisk(services.database, snapshot, abn, sights, { scenarios, prices })
      return { body: presentRisk(found, explain), evidenceHash: found.risk.evidence_hash }
    })
  },
})

const context = keyedRoute({
  ...common,
  path: '/v1/companies/{abn}/reference-context',
  operationId: 'getReferenceContext',
  summary: 'Get the reference data for a working paper',
  description:
    'For a period: the edition of the national factors and why, electricity factors and residual mix of the region, usual fuels of the division, warming potentials, prices, grid index, Safeguard reduction contribution and the framework version in force, all cited.',
  params: Type.Object({ abn: Abn }),
  query: dataQuery({
    period: Type.Optional(
      Type.String({
        minLength: 4,
        maxLength: 30,
        description:
          'A July-June year (2024-25), a calendar year (2025) or two days joined by a slash. Default: the registry’s newest year.',
        examples: ['2024-25'],
      }),
    ),
    explain: blockChoice.explain,
  }),
  response: ReferenceContext,
  handler: ({ params, query, services }) => {
    const abn = requireAbn(params.abn)
    const { period, explain } = query
    const key = `context ${abn} ${period ?? ''} ${explain}`
    return answerWithRegister(services, { ...query, abn }, key, async (snapshot, sight) => {
      const register = new Map([[abn, sight]])
      const found = await referenceContext(services.database, snapshot, { abn, period }, register)
      return { body: presentReferenceContext(found, explain), evidenceHash: found.evidence_hash }
    })
  },
})

export const companyRoutes: readonly Route[] = [profile, risk, context]
