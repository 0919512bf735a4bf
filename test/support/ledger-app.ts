import type { LightMyRequestResponse } from 'fastify'
import type { LedgerLine } from '../../src/domain/ledger/line.ts'
import type { LedgerTotals, ScopeTonnes } from '../../src/domain/ledger/totals.ts'
import type { Database } from '../../src/store/database.ts'
import { july } from './disclosure-records.ts'
import { type StarterApp, starterApp } from './starter-app.ts'

interface Outcome {
  readonly id: string | null
  readonly status: string
  readonly counts: boolean
  readonly reasons: readonly { readonly code: string; readonly message: string }[]
  readonly factors: readonly string[]
}

interface Taken {
  readonly data: {
    readonly results: readonly Outcome[]
    readonly effect: { readonly before: ScopeTonnes; readonly after: ScopeTonnes }
  }
  readonly meta: object
}

interface Totals extends LedgerTotals {
  readonly lines: object
}

interface Standing {
  readonly id: string
  readonly status: string
  readonly corrected_by: string | null
}

/** The app with a tenant that keeps ledgers of 2025-26. */
export interface LedgerApp extends StarterApp {
  send(abn: string, body: object, query?: string, headers?: object): Promise<LightMyRequestResponse>
  ask(abn: string, lines: readonly object[]): Promise<LightMyRequestResponse>
  /** Throws unless the answer is 200. */
  post(abn: string, lines: readonly LedgerLine[], query?: string, headers?: object): Promise<Taken>
  totals(abn: string): Promise<Totals>
  lines(abn: string): Promise<readonly Standing[]>
}

export async function ledgerApp(database: Database): Promise<LedgerApp> {
  const app = await starterApp(database)
  const send: LedgerApp['send'] = (abn, body, query = '', headers = {}) =>
    app.inject({
      method: 'POST',
      url: `/v1/companies/${abn}/ledger-lines${query}`,
      headers: { ...app.tenant.headers, ...headers },
      payload: body,
    })
  return {
    ...app,
    send,
    ask: (abn, lines) => send(abn, { period: july(2025), lines }),
    async post(abn, lines, query, headers) {
      const response = await send(abn, { period: july(2025), lines }, query, headers)
      if (response.statusCode !== 200) throw new Error(response.body)
      return response.json<Taken>()
    },
    async totals(abn) {
      const { data } = await app.get(`/v1/companies/${abn}/ledger-totals?period=2025-26`)
      return data as unknown as Totals
    },
    async lines(abn) {
      const { data } = await app.get(`/v1/companies/${abn}/ledger-lines?period=2025-26`)
      return data as unknown as Standing[]
    },
  }
}
