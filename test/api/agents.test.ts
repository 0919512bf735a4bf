import { readFileSync } from 'node:fs'
import { fromJsonSchema, type JsonSchemaType } from '@modelcontextprotocol/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerAgent } from '../../src/mcp/http.ts'
import type { Database } from '../../src/store/database.ts'
import { AGL, connectAgent, openAgent, outcomeOf, refusalOf, TOOL_CALLS } from '../support/agent.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { listen, newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const GUIDE = readFileSync(new URL('../../docs/guide/agents.md', import.meta.url), 'utf8')
const steps = [
  ...GUIDE.matchAll(/```json call\n([\s\S]*?)```[\s\S]*?```json (answer|error)\n([\s\S]*?)```/g),
].map(([, call, kind, text]) => ({
  call: JSON.parse(call ?? '') as { name: string; arguments: Record<string, unknown> },
  kind,
  expected: JSON.parse(text ?? '') as object,
}))

/** What has no licence of ours to name, and what the starter dataset does not hold. */
const UNLICENSED = new Set(['list_requirements'])
const UNCITED =
  /^(get_formulas|get_market_based_scope2|match_address|verify_bundle|get_my_work|get_ledger_(totals|analysis)|list_ledger_lines|get_portfolio|get_challenge|list_company_periods)$/

describeOnOneEngine('agents over HTTP', (open) => {
  let database: Database
  let test: TestApp
  let url: string
  let tenant: TestTenant
  let agent: Awaited<ReturnType<typeof openAgent>>
  let tools: Awaited<ReturnType<typeof agent.listTools>>['tools']
  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    test = await testApp(database, { agents: answerAgent })
    url = (await listen(test.app)).url
    tenant = await newTenant(database, test.clock)
    agent = await openAgent(url, tenant.key)
    tools = (await agent.listTools()).tools
    return async () => {
      await agent.close()
      await test.app.close()
    }
  })

  it('are shown every tool with its arguments and hints, in little room', async () => {
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(TOOL_CALLS).sort())
    for (const tool of tools) {
      expect(tool.description?.length).toBeGreaterThan(150)
      expect(tool.annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false })
      expect([tool.name, JSON.stringify(tool).length <= 1000]).toEqual([tool.name, true])
    }
    expect(JSON.stringify({ tools }).length).toBeLessThan(24_000)
  })

  it.each(Object.keys(TOOL_CALLS))('%s answers within its schema, cited, small when brief', async (name) => {
    const { contents } = await agent.readResource({ uri: `southerly://tools/${name}` })
    const schema = JSON.parse((contents[0] as { text: string }).text) as JsonSchemaType
    expect(schema).toMatchObject({ type: 'object', required: expect.arrayContaining(['citations']) })
    const brief = await outcomeOf(agent, name, TOOL_CALLS[name]!)
    const full = await outcomeOf(agent, name, { ...TOOL_CALLS[name], detail: 'full' })
    const { validate } = fromJsonSchema(schema)['~standard']
    for (const outcome of [brief, full]) expect(await validate(outcome)).not.toHaveProperty('issues')
    // A profile names sixteen blocks, three of them with fifteen or twelve lines of their own, and cites some twenty releases.
    expect(JSON.stringify(brief).length).toBeLessThan(11_050)
    expect(full).toEqual({ ...brief, full: expect.any(Object) })
    expect(brief.citations.length > 0).toBe(!UNCITED.test(name))
    for (const citation of brief.citations) {
      expect(citation).toMatchObject({ title: expect.any(String), link: expect.stringMatching(/^https?:/) })
      if (!UNLICENSED.has(name)) expect(citation['attribution']).toEqual(expect.any(String))
    }
  })

  it('get what their guide promises', async () => {
    expect(steps.map(({ kind }) => kind)).toEqual(['answer', 'answer', 'error'])
    for (const { call, kind, expected } of steps)
      expect(
        await (kind === 'answer' ? outcomeOf : refusalOf)(agent, call.name, call.arguments),
      ).toMatchObject(expected)
    const listed = [...GUIDE.matchAll(/^\| `([a-z]+_[a-z0-9_]+)` \|/gm)].map(([, name]) => name)
    expect(listed.filter((name) => name !== 'data_version')).toEqual(
      (await agent.listTools()).tools.map(({ name }) => name),
    )
  })

  it('get what the API answers, not something like it', async () => {
    const { full, answer, data_version } = await outcomeOf(agent, 'get_climate_profile', {
      abn: AGL,
      detail: 'full',
    })
    const asked = await test.inject({ url: `/v1/companies/${AGL}/climate-profile`, headers: tenant.headers })
    expect(full).toEqual(asked.json())
    expect(answer).toMatchObject({
      reporting_year: '2024-25',
      scope1_t_co2e: 30_439_497,
      emissions_basis: 'reported',
    })
    expect(data_version?.snapshot).toBe(asked.headers['x-snapshot'])
  })

  it('are told what there is no data on', async () => {
    const address = await outcomeOf(agent, 'match_address', TOOL_CALLS['match_address']!)
    expect(address).toMatchObject({
      absent: [{ status: 'not_assessed', reason_code: 'address_file_not_loaded' }],
    })
    const { absent } = await outcomeOf(agent, 'explain_risk', { abn: AGL })
    expect(absent).toContainEqual(expect.objectContaining({ what: 'flood', status: 'not_assessed' }))
  })

  it('compute exactly, with the formula', async () => {
    const { answer } = await outcomeOf(agent, 'calculate_emissions', TOOL_CALLS['calculate_emissions']!)
    expect(answer).toMatchObject({
      failed: 0,
      items: [{ t_co2e: 7232, formula: '11300000 kWh × 0.64 kg CO2-e/kWh / 1000 = 7232 t CO2-e' }],
    })
  })

  it('of the newest protocol are answered as those of the one before', async () => {
    const [modern, legacy] = await Promise.all([
      connectAgent(url, tenant.key, 'auto'),
      connectAgent(url, tenant.key),
    ])
    expect(modern.getNegotiatedProtocolVersion()).not.toBe(legacy.getNegotiatedProtocolVersion())
    const ask = { name: 'resolve_company', arguments: { abn: AGL } }
    expect((await modern.callTool(ask)).structuredContent).toEqual(
      (await legacy.callTool(ask)).structuredContent,
    )
  })

  describe('are told what is wrong', () => {
    it('with their arguments', async () => {
      expect(await refusalOf(agent, 'get_climate_profile', { colour: 'red' })).toEqual({
        code: 'invalid_parameter',
        detail: 'abn is required; colour is not known here.',
        hint: 'get_climate_profile takes abn, as_of, detail.',
        retryable: false,
      })
      expect(
        await refusalOf(agent, 'get_grid_intensity', { region: 'NSW1', interval: 'week' }),
      ).toMatchObject({
        detail: 'interval must be one of day, month, year, financial_year.',
      })
      expect(await refusalOf(agent, 'get_emissions_history', { abn: AGL, from: '2023' })).toMatchObject({
        detail: 'from must be written like 2019-20.',
      })
    })

    it('with an argument called __proto__, which the protocol would drop unseen', async () => {
      const call = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_emissions_history","arguments":{"abn":"${AGL}","__proto__":0}}}`
      const headers = { ...tenant.headers, 'content-type': 'application/json', accept: 'application/json' }
      const answer = await fetch(`${url}/mcp`, { method: 'POST', headers, body: call })
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain('/params/arguments/__proto__ is not known here')
    })

    it('with what their tools can do about it, not with routes', async () => {
      for (const [given, hint] of [
        [{ abn: 'AGL' }, 'resolve_company'],
        [{ abn: AGL, as_of: '2001-01-01' }, 'later day'],
      ] as const)
        expect((await refusalOf(agent, 'get_climate_profile', given)).hint).toContain(hint)
    })

    it('with what they ask, by the code of the API and what to do next', async () => {
      expect(await refusalOf(agent, 'get_climate_profile', { abn: '74115061376' })).toMatchObject({
        code: 'abn_checksum_failed',
        hint: 'One digit or one swap away: 74 115 061 375.',
      })
      expect(await refusalOf(agent, 'resolve_company', {})).toMatchObject({ code: 'missing_parameter' })
      expect(await refusalOf(agent, 'what_changed', { since: '1990-01-01' })).toMatchObject({
        code: 'release_not_found',
        hint: expect.stringMatching(/^The earliest day is \d{4}-/),
      })
    })

    it('about tools, resources and prompts that are not there', async () => {
      await expect(agent.callTool({ name: 'delete_everything' })).rejects.toThrow(
        'There are: resolve_company',
      )
      await expect(agent.readResource({ uri: 'southerly://methods/magic' })).rejects.toThrow(
        'emissions_record',
      )
      await expect(agent.getPrompt({ name: 'challenge_disclosure' })).rejects.toThrow(
        'needs company, period, text',
      )
    })
  })

  describe('are held to their key', () => {
    it('without one nothing is answered', async () => {
      const payload = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
      const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
      const asked = await test.inject({ method: 'POST', url: '/mcp', headers, payload })
      expect(asked.json()).toMatchObject({ status: 401, code: 'missing_api_key' })
      await expect(connectAgent(url, `${tenant.key}x`)).rejects.toThrow()
      expect((await test.inject({ url: '/mcp', headers: tenant.headers })).statusCode).toBe(405)
    })

    it('scopes and packs', async () => {
      const reference = await newTenant(database, test.clock, {
        scopes: ['reference:read'],
        packs: ['au_climate_disclosure'],
      })
      const agent = await connectAgent(url, reference.key)
      await outcomeOf(agent, 'find_emission_factor', { query: 'diesel' })
      expect(await refusalOf(agent, 'resolve_company', { abn: AGL })).toMatchObject({
        code: 'insufficient_scope',
      })
      const packless = await newTenant(database, test.clock, { packs: ['au_climate_disclosure'] })
      expect(
        await refusalOf(await connectAgent(url, packless.key), 'explain_risk', { abn: AGL }),
      ).toMatchObject({
        code: 'pack_not_entitled',
      })
    })

    it('quota and rate, counted as by the routes themselves', async () => {
      const overrides = { items_per_month: 3, requests_per_minute: 8 }
      const small = await newTenant(database, test.clock, { plan: 'sandbox', overrides })
      const agent = await connectAgent(url, small.key)
      await outcomeOf(agent, 'compare_companies', TOOL_CALLS['compare_companies']!)
      await outcomeOf(agent, 'resolve_company', { abn: AGL })
      expect(await refusalOf(agent, 'resolve_company', { abn: AGL })).toMatchObject({
        code: 'quota_exhausted',
      })
      await expect(
        (async () => {
          for (let message = 0; message < 8; message += 1) await agent.listTools()
        })(),
      ).rejects.toThrow(/429|rate_limited/)
    })

    it('unknown tools and arguments that do not fit, each as a request', async () => {
      const overrides = { requests_per_minute: 12 }
      const small = await newTenant(database, test.clock, { plan: 'sandbox', overrides })
      const call = (name: string, given: object) => ({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: given },
      })
      const send = async (payload: object) =>
        test.inject({
          method: 'POST',
          url: '/mcp',
          payload,
          headers: { ...small.headers, accept: 'application/json, text/event-stream' },
        })
      const left = async () =>
        (await test.inject({ url: '/v1/me', headers: small.headers })).headers['ratelimit']
      expect(await left()).toContain('r=11')
      expect((await send(call('no_such_tool', {}))).body).toContain('There is no tool')
      expect((await send(call('resolve_company', { colour: 'red' }))).body).toContain('invalid_parameter')
      expect(await left()).toContain('r=8')
      // One that asks the API counts as what it asks, once.
      await send(call('resolve_company', { abn: AGL }))
      expect(await left()).toContain('r=6')
      await send([call('no_such_tool', {}), call('no_such_tool', {}), call('no_such_tool', {})])
      expect(await left()).toContain('r=2')
      for (let message = 0; message < 2; message += 1)
        expect((await send(call('no_such_tool', {}))).statusCode).toBe(200)
      expect((await send(call('no_such_tool', {}))).json().code).toBe('rate_limited')
      const many = Array.from({ length: 21 }, () => call('no_such_tool', {}))
      expect((await send(many)).json().code).toBe('batch_too_large')
    })
  })

  it('can read for whom they act, methods and datasets, and ask for help with their work', async () => {
    const { resources } = await agent.listResources()
    expect(resources.length).toBeGreaterThan(50)
    for (const uri of [
      'southerly://me',
      'southerly://methods/emissions_record',
      'southerly://datasets/au_cer_nger_corporate',
    ])
      expect((await agent.readResource({ uri })).contents[0]).toMatchObject({
        uri,
        text: expect.stringMatching(/.{100}/s),
      })
    const { prompts } = await agent.listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual(['prepare_metrics_section', 'challenge_disclosure'])
    const given = { company: 'AGL Energy', period: '2024-25', text: 'We emit nothing.' }
    for (const { name } of prompts) {
      const { messages } = await agent.getPrompt({ name, arguments: given })
      expect(JSON.stringify(messages)).toContain('AGL Energy for 2024-25')
    }
  })
})
