import { beforeAll, expect, it } from 'vitest'
import type { RecordKind } from '../../src/domain/disclosure/records/kinds.ts'
import { AGL, type Attack, HELD, SIXTEEN } from '../support/attack-cases.ts'
import { putRecord, uploadDocument } from '../support/disclosure-app.ts'
import { boundary, july } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { MORE } from '../support/more-attacks.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'
import { newTenant } from './support.ts'

interface Named {
  readonly id: string
}
interface Row {
  readonly requirement_id: string
}
interface Readiness {
  readonly readiness_state: string
  readonly rows: readonly Row[]
  readonly duty: {
    readonly status: string
    readonly group: number | null
    readonly lodgement_due: string | null
    readonly remarks: readonly string[]
  }
}
interface Scope2 {
  readonly totals: object
  readonly gaps: readonly string[]
  readonly instruments: readonly Named[]
  readonly regions: readonly {
    readonly market_based: {
      readonly availability: { readonly reason_code: string | null }
      readonly residual: object | null
    }
  }[]
}
interface Progress {
  readonly targets: readonly {
    readonly target_id: string
    readonly status: string
    readonly reasons: readonly { readonly reason_code: string }[]
    readonly ledger: { readonly reasons: readonly { readonly reason_code: string }[] } | null
  }[]
}
interface Contradictions {
  readonly contradictions: readonly (Named & { readonly kind: string; readonly status: string })[]
}

describeOnOneEngine('attempts to fool it', (open) => {
  let app: StarterApp
  let turn = 0
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
  })

  /** Sends what an attack sends, for a tenant of its own that holds one document, and reads what came of it. */
  async function attempt(attack: Attack) {
    const { abn = AGL, year = 2024, statements, targets, electricity } = attack
    const tenant = await newTenant(app.database, app.clock)
    const hash = await uploadDocument(app, tenant)
    turn += 10_000
    const period = attack.period ?? july(year)
    const bodies: Partial<Record<RecordKind, object>> = {
      ...(statements === undefined ? {} : { s2_statements: { period, statements, ...attack.more } }),
      ...(targets === undefined ? {} : { emission_targets: { targets } }),
      ...(electricity === undefined ? {} : { market_based_evidence: { period, ...electricity } }),
      ...(attack.boundary === undefined
        ? {}
        : { organisational_boundary: { ...boundaryOf(abn), period, ...attack.boundary } }),
    }
    for (const earlier of attack.earlier ?? [])
      await putRecord(app, tenant, abn, 'organisational_boundary', {
        ...boundaryOf(abn),
        period: earlier,
      })
    for (const [kind, body] of Object.entries(bodies))
      await putRecord(
        app,
        tenant,
        abn,
        kind as RecordKind,
        JSON.parse(withOwnSerials(JSON.stringify(body).replaceAll(HELD, hash), turn)) as object,
      )
    if (attack.factors !== undefined) {
      const sets: unknown = JSON.parse(JSON.stringify(attack.factors).replaceAll(HELD, hash))
      const url = `/v1/companies/${abn}/own-factors`
      const sent = await app.inject({ method: 'PUT', url, headers: tenant.headers, payload: { sets } })
      expect(sent.statusCode, sent.body).toBe(200)
    }
    if (attack.lines !== undefined) {
      const lines: unknown = JSON.parse(JSON.stringify(attack.lines).replaceAll(HELD, hash))
      const sent = await app.inject({
        method: 'POST',
        url: `/v1/companies/${abn}/ledger-lines`,
        headers: tenant.headers,
        payload: { period, lines },
      })
      expect(sent.statusCode, sent.body).toBe(200)
    }
    const get = async <Data>(part: string): Promise<Data> => {
      const url = `/v1/companies/${abn}/${part}?period=${period.start}/${period.end}`
      const response = await app.inject({ url, headers: tenant.headers })
      expect(response.statusCode, response.body).toBe(200)
      return response.json<{ data: Data }>().data
    }
    if (attack.explain !== undefined) {
      const { contradictions } = await get<Contradictions>('contradictions')
      for (const { id } of contradictions.filter(({ kind }) => kind === attack.explain))
        await app.inject({
          method: 'POST',
          url: `/v1/companies/${abn}/contradictions/${id}/explanation?period=${period.start}/${period.end}`,
          headers: tenant.headers,
          payload: {
            person: 'A. Person',
            reason: 'Both values are right, as the document that we hold shows.',
          },
        })
    }
    // Each answer takes a while: only those that the case is about are asked for.
    const isAbout = (...names: readonly string[]): boolean => names.some((name) => name in attack.ends)
    const readiness = isAbout('state', 'rows', 'lodgement_due', 'remarks', 'duty')
      ? await get<Readiness>('filing-readiness')
      : null
    const scope2 = electricity === undefined ? null : await get<Scope2>('market-based-scope2')
    const progress = targets === undefined ? null : await get<Progress>('emission-targets/progress')
    const contradictions = isAbout('open') ? (await get<Contradictions>('contradictions')).contradictions : []
    return {
      state: readiness?.readiness_state,
      rows: Object.fromEntries((readiness?.rows ?? []).map((row) => [row.requirement_id, row])),
      duty: readiness?.duty.status,
      group: readiness?.duty.group,
      lodgement_due: readiness?.duty.lodgement_due,
      remarks: readiness?.duty.remarks.filter((words) => words.includes('ASX code')).length,
      open: contradictions
        .filter(({ status }) => status === 'open')
        .map(({ kind }) => kind)
        .filter((kind) => TIES.has(kind)),
      ...scope2?.totals,
      gaps: scope2?.gaps,
      reasons: scope2?.regions.flatMap(({ market_based }) => market_based.availability.reason_code ?? []),
      ...scope2?.regions[0]?.market_based.residual,
      instruments: byId(scope2?.instruments ?? []),
      // Why the ledger is not the actual of its year.
      used: Object.fromEntries(
        (progress?.targets ?? []).map(({ target_id, ledger }) => [
          target_id,
          ledger?.reasons.map(({ reason_code }) => reason_code),
        ]),
      ),
      targets: Object.fromEntries(
        (progress?.targets ?? []).map(({ target_id, status, reasons }) => [
          target_id,
          { status, reasons: reasons.map(({ reason_code }) => reason_code) },
        ]),
      ),
    }
  }

  it.each(SIXTEEN)('$name', async (attack) => {
    expect(await attempt(attack)).toMatchObject(attack.ends)
  })

  it.each(MORE)('$name', async (attack) => {
    expect(await attempt(attack)).toMatchObject(attack.ends)
  })
})

/** Contradictions that the cases are about. A load of one region contradicts the registry's scope 2 by its size alone. */
const TIES: ReadonlySet<string> = new Set([
  'scope1_against_registry',
  'listing',
  'exclusions',
  'period_length',
  'year_end',
  'entity_status',
  'ledger_against_screening',
  'scope3_against_screening',
  'same_document_or_meter',
  'meter_elsewhere',
])

/** Serial numbers that no other case claims: certificates claimed before would be another kind of attempt. */
const withOwnSerials = (json: string, turn: number): string =>
  json.replaceAll(/("serial_(?:first|last)":)(\d+)/g, (_, name, value) => `${name}${Number(value) + turn}`)

const byId = (all: readonly Named[]) => Object.fromEntries(all.map((one) => [one.id, one]))

const boundaryOf = (abn: string) => ({
  ...boundary(),
  entities: [{ ...boundary().entities[0]!, abn }],
  facilities: [],
})
