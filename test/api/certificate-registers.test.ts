import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Instrument } from '../../src/domain/disclosure/records/market-based-evidence.ts'
import { composeReport } from '../../src/domain/disclosure/report/compose.ts'
import { gatherDisclosure } from '../../src/operations/disclosure/gather-disclosure.ts'
import { loadRows } from '../../src/operations/ingest/load-rows.ts'
import { SnapshotDirectory } from '../../src/operations/releases/snapshot-directory.ts'
import { composeCoverage } from '../../src/reports/bundle/coverage-matrix.ts'
import type { Documents } from '../../src/reports/verifier/documents.ts'
import { checkReadiness } from '../../src/reports/verifier/readiness/check-readiness.ts'
import { verifyBundle } from '../../src/reports/verifier/verify-bundle.ts'
import { plainBundle } from '../support/bundles.ts'
import { putRecord } from '../support/disclosure-app.ts'
import { instrument, july, marketEvidence } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'
import { SECRET } from './support.ts'

const ABN = '10000000000'
const PERIOD = july(2024)
const DAY = '2025-06-02'

const claim = (id: string, serial_first: number, changes: Partial<Instrument> = {}): Instrument =>
  instrument({
    id,
    period: PERIOD,
    mwh: 100,
    certificate: {
      ...instrument().certificate!,
      vintage: 2024,
      serial_first,
      serial_last: serial_first + 99,
    },
    retirement: { status: 'voluntarily_retired', date: DAY },
    ...changes,
  })

/** A day of the log, in the register's own layout. */
const dayOfLog = JSON.stringify({
  status: 'Success',
  result: [
    ['LGC voluntary surrender', 'Surrendered', 1],
    ['LGC surrender for liability', 'Surrendered', 1001],
    ['Transfer accept', 'Registered', 2001],
  ].map(([actionType, status, start]) => ({
    actionType,
    completedTime: `${DAY}T02:00:00.000Z`,
    certificateRanges: [
      {
        certificateType: 'LGC',
        registeredPersonNumber: 12,
        accreditationCode: 'WD00NS02',
        generationYear: 2024,
        generationState: 'NSW',
        startSerialNumber: start,
        endSerialNumber: Number(start) + 499,
        fuelSource: 'Wind',
        ownerAccount: 'Example Pty Ltd',
        ownerAccountId: 77,
        status,
        generationMonth: 8,
        creationDate: '2024-09-01',
      },
    ],
  })),
})

const PROJECTS = [
  'Project ID,Method,Date Project Registered,Project revoked,KACCUs Total units issued,NKACCUs Total units issued',
  'ERF101234,Landfill gas,01/05/2020,Yes,5000,0',
  '',
].join('\r\n')

describeOnOneEngine('claims beside the registers of certificates and credits', (open) => {
  let app: StarterApp
  let home: string
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    home = await mkdtemp(path.join(os.tmpdir(), 'southerly-registers-'))
    const accu = { ...instrument().certificate!, scheme: 'accu' as const, vintage: 2024 }
    await putRecord(
      app,
      app.tenant,
      ABN,
      'market_based_evidence',
      marketEvidence({
        period: PERIOD,
        instruments: [
          claim('chosen', 101),
          claim('liable', 1101),
          claim('moved', 2101),
          claim('other-day', 3101, { retirement: { status: 'voluntarily_retired', date: '2025-06-03' } }),
          claim('credits', 1, {
            certificate: { ...accu, accreditation_code: 'ERF101234', serial_last: 1100 },
          }),
        ],
        consumption: [],
        percentages: [{ percentage: 'renewable_power', year: 2024, percent: 30, source: 'a broker' }],
      }),
    )
  })
  afterAll(() => rm(home, { recursive: true }))

  const checks = async () => {
    const { data } = await app.get(`/v1/companies/${ABN}/market-based-scope2?period=2024-25`)
    const instruments = data['instruments'] as readonly {
      readonly id: string
      readonly status: string
      readonly checks: readonly { readonly check: string; readonly result: string; readonly detail: string }[]
    }[]
    return Object.fromEntries(
      instruments.map(({ id, checks: all }) => {
        const { result, detail } = all.find(({ check }) => check === 'register')!
        return [id, `${result}: ${detail}`]
      }),
    )
  }
  const load = async (source: string, name: string, text: string): Promise<void> => {
    const location = path.join(home, name)
    await writeFile(location, text)
    await loadRows(
      { database: app.database, clock: app.clock, home },
      { source, location, published_on: '2025-06-04', edition: source === 'accu-projects' ? '2025-06' : DAY },
    )
    app.clock.forward(2000)
  }

  it('says that a register is not loaded, and takes nothing for good', async () => {
    expect(await checks()).toEqual({
      chosen: 'no_data: The log of the certificate register is not loaded.',
      liable: 'no_data: The log of the certificate register is not loaded.',
      moved: 'no_data: The log of the certificate register is not loaded.',
      'other-day': 'no_data: The log of the certificate register is not loaded.',
      credits: 'no_data: The register of carbon credit projects is not loaded.',
    })
  })

  describe('once they are loaded', () => {
    beforeAll(async () => {
      await load('certificate-actions', `certificate-actions-${DAY}.json`, dayOfLog)
      await load('accu-projects', 'accu-scheme-project-register.csv', PROJECTS)
    })

    it('asks them about each claim', async () => {
      await expect.poll(checks).toEqual({
        chosen: `passed: The register says: surrendered voluntarily on ${DAY}.`,
        liable: `failed: The register says: surrendered for a liability on ${DAY}.`,
        moved: `failed: The register says: no surrender on ${DAY}.`,
        'other-day': 'no_data: The log of 2025-06-03 is not loaded, or not in full.',
        credits: 'failed: The register says: the project was revoked.',
      })
    })

    it('names what they, and loaded percentages, speak against', async () => {
      const { data } = await app.get(`/v1/companies/${ABN}/contradictions?period=2024-25`)
      const found = data['contradictions'] as readonly {
        readonly kind: string
        readonly other: { readonly value: unknown; readonly evidence: readonly { readonly ref: string }[] }
      }[]
      const ofRegisters = found.filter(({ kind }) => /register$|percentage$/.test(kind))
      expect(
        ofRegisters.map(({ kind, other }) => `${kind}: ${String(other.value)}, ${other.evidence[0]?.ref}`),
      ).toEqual([
        `certificates_against_register: surrendered for a liability on ${DAY}, result[1].certificateRanges[0]`,
        `certificates_against_register: no surrender on ${DAY}, result`,
        'credits_against_register: the project was revoked, line 2',
        expect.stringMatching(/^stated_percentage: 18.48, /),
      ])
    })

    it('gives a bundle that repeats it all offline, and cannot be thinned out', async () => {
      const snapshot = await new SnapshotDirectory(app.database, app.clock).select({})
      const question = { tenantId: app.tenant.id, abn: ABN, period: PERIOD }
      const disclosure = await gatherDisclosure(app.database, snapshot, question, SECRET)
      expect(verifyBundle((await plainBundle(disclosure)).zip, null).findings).toEqual([])
      const findings = (change: (documents: Documents) => void): string => {
        const { report, provenance } = composeReport(disclosure)
        const made = { report, provenance, coverage: composeCoverage(disclosure, report) }
        const documents = JSON.parse(JSON.stringify(made)) as Documents
        change(documents)
        return JSON.stringify(checkReadiness(documents))
      }
      const logOf = ({ provenance }: Documents) => provenance.contradiction_facts.registers.action_log!
      expect(findings(() => {})).toBe('[]')
      expect(findings((made) => Object.assign(made.report, { contradictions: [] }))).toContain(
        'does not show it: certificates of instrument liable',
      )
      expect(findings((made) => Object.assign(logOf(made), { actions: [] }))).toContain(
        'not among the register checks',
      )
      expect(
        findings((made) => Object.assign(logOf(made).actions[1]!, { action_type: 'Transfer accept' })),
      ).toContain('no input says so')
      expect(findings((made) => Object.assign(logOf(made), { days: [] }))).toContain(
        'not among the register checks',
      )
    })
  })
})
