import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { OperatorDecision } from '../../src/domain/operator-decision.ts'
import { jsonFile } from '../../src/reports/bundle/files.ts'
import { jsonIn, reseal, testSigner } from '../support/bundles.ts'
import { FULL_RUN } from '../support/engines.ts'
import { run, serve, startedHome, stop, temporaryDirectory, testSettings } from './southerly.ts'

const EXCERPT = new URL('../../src/sources/nga-factors/fixtures/nga-2026-excerpt.txt', import.meta.url)
/** A company of Western Australia: the damaged factor is of its electricity in 2024-25, which the edition of 2024 is meant for. */
const WESFARMERS = '28008984049'

interface Listed {
  readonly release: string
  readonly decisions?: readonly OperatorDecision[]
  readonly accepted?: { readonly reason: string }
}

// The same steps are tested one by one in test/store; here they go through the real programs, which takes a minute.
test.runIf(FULL_RUN)(
  'a damaged file becomes a served, flagged release in two commands, and the bundle tells of it',
  async () => {
    const folder = temporaryDirectory()
    const settings = testSettings(await startedHome())
    const southerly = async (...words: readonly string[]): Promise<Record<string, unknown>> => {
      const { code, stdout, stderr } = await run([...words, '--json'], settings)
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      return JSON.parse(stdout) as Record<string, unknown>
    }
    const file = path.join(folder, 'factors.txt')
    const text = readFileSync(EXCERPT, 'utf8').replace('Factors\n2026', 'Factors\n2024')
    writeFileSync(file, text.replace('(SWIS)\t0.45', '(SWIS)\t450'))
    const decisions = path.join(folder, 'decisions.json')
    const ingest = ['ingest', 'nga-factors', file]
    expect(await southerly(...ingest, '--propose', decisions)).toMatchObject({ proposed: 1 })
    const again = await run([...ingest, '--propose', decisions], settings)
    expect(again).toMatchObject({ code: 3, stderr: expect.stringContaining('is there already') as string })
    const accept = ['--published', '2026-11-01', '--accept', 'an excerpt, for a test']
    const { results } = await southerly(...ingest, '--decide', decisions, ...accept)
    const [loaded] = results as { release: { id: string; decisions: readonly OperatorDecision[] } }[]
    const { id, decisions: made } = loaded!.release
    expect(made).toMatchObject([{ printed: '450', decision: 'use', field: 'value', used: 0.45 }])
    const [decision] = made
    const { releases } = (await southerly('releases')) as { releases: { id: string; decisions: unknown }[] }
    expect(releases.find((release) => release.id === id)?.decisions).toEqual(made)

    const server = await serve(settings)
    const get = async (place: string) => (await (await server.call(place)).json()) as { data: never }
    const listed = (await get('/v1/datasets/au_dcceew_nga_emission_factors/releases')).data as Listed[]
    expect(listed.find(({ release }) => release === id)).toMatchObject({
      decisions: made,
      accepted: { reason: 'an excerpt, for a test' },
    })
    const { scope3_screening, provenance } = (
      await get(`/v1/companies/${WESFARMERS}/climate-profile?include=scope3_screening&explain=true`)
    ).data as {
      scope3_screening: { data_quality: { flags: readonly string[] } }
      provenance: { inputs: readonly { ref: string; decided_by_operator?: readonly string[] }[] }
    }
    expect(scope3_screening.data_quality.flags).toContain('decided_by_operator')
    const used = provenance.inputs.filter((input) => input.decided_by_operator?.includes(decision!.id))
    expect(used).toMatchObject([{ ref: `Table 1!B4 [${decision!.id}]`, value_text: '0.45' }])
    await stop(server)

    const bundle = path.join(folder, 'bundle.zip')
    await southerly('bundle', WESFARMERS, '--period', '2024-25', '--out', bundle)
    expect(await southerly('verify', bundle)).toMatchObject({ valid: true })
    const files = unzipSync(readFileSync(bundle))
    const held = jsonIn(files, 'provenance.json')['releases'] as readonly Listed[]
    expect(held.find(({ release }) => release === id)).toMatchObject({ decisions: made })
    // A forger takes the decision out of both files, restates every hash and signs with another key.
    const forged = Object.fromEntries(
      ['report.json', 'provenance.json'].map((name) => {
        const { sources, releases: cited, ...rest } = jsonIn(files, name) as Record<string, Listed[]>
        const without = (list?: Listed[]) => list?.map((one) => ({ ...one, decisions: undefined }))
        return [name, jsonFile({ ...rest, sources: without(sources), releases: without(cited) })]
      }),
    )
    writeFileSync(bundle, reseal({ ...files, ...forged }, testSigner('forger')))
    const caught = await run(['verify', bundle], settings)
    expect(caught.code).toBe(6)
    expect(caught.stdout).toContain(`${id}: its decisions are not the ones it was loaded with`)
  },
)
