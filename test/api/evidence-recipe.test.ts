import { createHash } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { WATER_STRESS } from '../../src/domain/company/climate/water-stress.ts'
import { HAZARDS_METHOD } from '../../src/domain/company/hazards/hazards.ts'
import { SCENARIO_ANALYSIS } from '../../src/domain/company/scenarios/scenario-analysis.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

type Item = Readonly<Record<string, unknown>>

/** An answer with `explain=true`, as far as the recipe reads it. */
interface Explained {
  readonly provenance: { readonly inputs: readonly Item[] }
  readonly method?: Item
  readonly methods?: readonly Item[]
}

/** The recipe of docs/guide/evidence.md, written from that page with nothing of the service. */
const listed = (items: readonly Item[]): string => {
  const texts = items.map((item) => JSON.stringify(item, Object.keys(item).toSorted()))
  return `[${[...new Set(texts)].toSorted().join(',')}]`
}
const hashOf = (inputs: readonly Item[], methods: readonly Item[]): string => {
  const named = methods.map(({ id, version }) => ({ id, version }))
  return createHash('sha256')
    .update(`{"inputs":${listed(inputs)},"methods":${listed(named)}}`)
    .digest('hex')
}

const BHP = '/v1/companies/49004028077'

describeOnOneEngine('the evidence hash, by the recipe of its page', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })
  const explained = async (path: string) => {
    const { data, meta } = await app.get(`${BHP}/${path}`)
    return { data: data as object as Explained & Item, meta }
  }

  it('of a profile and of one of its blocks', async () => {
    const { data, meta } = await explained('climate-profile?explain=true')
    const omitted = meta['omitted_blocks'] as readonly { block: string; method: Item }[]
    expect(omitted).toMatchObject([{ block: 'water_stress', method: WATER_STRESS }])
    const blocks = Object.keys(meta['block_hashes'] as object).filter((name) => name in data)
    const methods = blocks.map((name) => (data[name] as { method: Item }).method)
    expect(hashOf(data.provenance.inputs, [...methods, ...omitted.map(({ method }) => method)])).toBe(
      meta['evidence_hash'],
    )
    const one = (await explained('climate-profile?explain=true&include=sector_benchmark')).data
    const block = one['sector_benchmark'] as { method: Item; block_hash: string }
    expect(hashOf(one.provenance.inputs, [block.method])).toBe(block.block_hash)
  })

  it('of a risk assessment, a reference context and the sites', async () => {
    const risk = await explained('climate-risk?explain=true')
    expect(hashOf(risk.data.provenance.inputs, risk.data.methods!)).toBe(risk.meta['evidence_hash'])
    const context = await explained('reference-context?explain=true')
    expect(hashOf(context.data.provenance.inputs, [context.data.method!])).toBe(context.meta['evidence_hash'])
    const sites = await explained('sites/climate-risks?explain=true')
    const { method } = sites.data['rollup'] as { method: Item }
    const location = risk.data.methods!.find(({ id }) => id === 'location')!
    expect(
      hashOf(
        sites.data.provenance.inputs,
        [method, location, HAZARDS_METHOD, SCENARIO_ANALYSIS].map((one) => ({ ...one })),
      ),
    ).toBe(sites.meta['evidence_hash'])
  })
})
