import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { onTestFinished } from 'vitest'

export const AGL = '74115061375'
const BHP = '49004028077'

/** Arguments that every tool answers from the starter dataset. A new tool gets a line here, or its test fails. */
export const TOOL_CALLS: Readonly<Record<string, Record<string, unknown>>> = {
  resolve_company: { name: 'woodside' },
  get_climate_profile: { abn: AGL },
  get_emissions_history: { abn: AGL, from: '2019-20' },
  explain_risk: { abn: AGL },
  get_site_risks: { abn: AGL, site: 'Bayswater' },
  get_scope3_screening: { abn: AGL },
  compare_companies: { abns: [AGL, BHP] },
  find_emission_factor: { query: 'vic grid', reporting_period: '2024-25' },
  calculate_emissions: {
    edition: '2025',
    items: [{ quantity: 11_300_000, unit: 'kWh', factor_id: 'electricity.purchased-grid.nsw-act.location' }],
  },
  check_factor_use: {
    reporting_period: '2025-26',
    rows: [{ id: 'A7', description: 'vic grid', value: 0.77, unit: 'kg CO2-e/kWh' }],
  },
  get_grid_intensity: { region: 'Victoria', interval: 'year' },
  get_filing_readiness: { abn: AGL, period: '2025-26' },
  get_readiness_change: { abn: AGL, period: '2025-26' },
  get_risk_proposals: { abn: AGL, period: '2025-26' },
  get_contradictions: { abn: AGL, period: '2025-26' },
  get_ledger_totals: { abn: AGL, period: '2025-26' },
  get_ledger_analysis: { abn: AGL, period: '2025-26' },
  list_ledger_lines: { abn: AGL, period: '2025-26' },
  get_portfolio: {},
  check_numbers: { abn: AGL, period: '2024-25', text: 'In 2024-25 scope 1 was 30,439,497 t CO2-e.' },
  get_challenge: {},
  get_market_based_scope2: { abn: AGL, period: '2025-26' },
  get_my_work: {},
  list_company_periods: { owner: 'none' },
  list_requirements: { pillar: 'metrics_and_targets', words: 'scope' },
  get_formulas: { method: 'climate_context' },
  match_address: { address: '1 George St, Sydney NSW 2000' },
  search_statistics: { region: 'Australia', measure: '1' },
  what_changed: { since: '2026-10-20', abn: AGL },
  verify_bundle: { sha256: '0'.repeat(64) },
}

/** The protocol's own client, connected over HTTP; closed after the test. */
export async function connectAgent(...parameters: Parameters<typeof openAgent>): Promise<Client> {
  const client = await openAgent(...parameters)
  onTestFinished(() => client.close())
  return client
}

/** The same for a whole suite, which closes it. */
export async function openAgent(
  url: string,
  key: string,
  mode: 'legacy' | 'auto' = 'legacy',
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
  const headers = { authorization: `Bearer ${key}` }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }))
  return client
}

/** The frame of every outcome. */
export interface Outcome {
  readonly answer: Readonly<Record<string, unknown>>
  readonly absent: readonly { readonly what: string; readonly reason_code: string | null }[]
  readonly citations: readonly Readonly<Record<string, unknown>>[]
  readonly data_version: { readonly snapshot: string } | null
  readonly full?: unknown
}

/** Calls a tool that must succeed. */
export async function outcomeOf(
  client: Client,
  name: string,
  given: Record<string, unknown>,
): Promise<Outcome> {
  const result = await client.callTool({ name, arguments: given })
  if (result.isError === true) throw new Error(`${name}: ${JSON.stringify(result.content)}`)
  return result.structuredContent as object as Outcome
}

/** Calls a tool that must be refused, and answers the error that it tells. */
export async function refusalOf(
  client: Client,
  name: string,
  given: Record<string, unknown>,
): Promise<{ readonly code: string; readonly detail: string; readonly hint?: string }> {
  const result = await client.callTool({ name, arguments: given })
  const [content] = result.content
  if (result.isError !== true || content?.type !== 'text') throw new Error(`${name} was not refused`)
  return (JSON.parse(content.text) as { error: { code: string; detail: string } }).error
}
