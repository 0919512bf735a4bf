import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import type { EmissionTargets } from '../../src/domain/disclosure/records/emission-targets.ts'
import type { MarketBasedEvidence } from '../../src/domain/disclosure/records/market-based-evidence.ts'
import type { OrganisationalBoundary } from '../../src/domain/disclosure/records/organisational-boundary.ts'
import type { S2Statements } from '../../src/domain/disclosure/records/s2-statements.ts'
import { DECLARATION } from './disclosure-records.ts'
import type { Ask, Who } from './people-app.ts'
import type { reviewing } from './reviewing.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../docs/tutorials/from-nothing-to-evidence-complete')

/** The invented company of the tutorial, whose records are complete by evidence. */
export const TUTORIAL_COMPANY = '10000000000'
export const TUTORIAL_PERIOD = '2025-07-01/2026-06-30'

const read = (file: string): Buffer => readFileSync(path.join(FOLDER, file))

/** A record of the tutorial, as its page sends it. */
export const tutorialRecord = <Name extends keyof Records>(name: Name): Records[Name] =>
  JSON.parse(read(`${name}.json`).toString()) as Records[Name]

interface Records {
  readonly 'emission-targets': EmissionTargets
  readonly 'organisational-boundary': OrganisationalBoundary
  readonly 'market-based-evidence': MarketBasedEvidence
  readonly 's2-statements': S2Statements
}

/** What is written otherwise than in the tutorial. */
export interface TutorialChanges {
  readonly statements?: Partial<S2Statements>
  readonly boundary?: Partial<OrganisationalBoundary>
  /** The serial number that its certificates begin with: a second claim on the same ones would be in conflict. */
  readonly serials?: number
}

/** Uploads the documents of the tutorial and writes its records, with the declaration unless something else is asked for. */
export async function writeTutorial(
  { ask, put }: { readonly ask: Ask } & Pick<ReturnType<typeof reviewing>, 'put'>,
  who: Who,
  { statements = { declaration: DECLARATION }, boundary = {}, serials = 1 }: TutorialChanges = {},
): Promise<void> {
  for (const name of DOCUMENTS) await upload(ask, who, name)
  const records = [
    ['emission-targets', 'emission-targets', {}],
    ['organisational-boundary', 'organisational-boundary', boundary],
    ['market-based-scope2/evidence', 'market-based-evidence', {}],
    ['s2-statements', 's2-statements', statements],
  ] as const
  for (const [route, name, changes] of records)
    await put(who, TUTORIAL_COMPANY, route, withSerials({ ...tutorialRecord(name), ...changes }, serials))
}

const withSerials = (body: object, first: number): object =>
  JSON.parse(
    JSON.stringify(body).replaceAll(
      /("serial_(?:first|last)":)(\d+)/g,
      (_, name, value) => `${name}${Number(value) + first - 1}`,
    ),
  ) as object

const DOCUMENTS = ['climate-report-2025-26', 'electricity-2025-26', 'certificates-2025-26']

async function upload(ask: Ask, who: Who, name: string): Promise<void> {
  const answer = await ask(
    who,
    'POST',
    `/v1/evidence-files?name=${name}.txt&abn=${TUTORIAL_COMPANY}&period=2025-26`,
    read(`${name}.txt`),
    { 'content-type': 'application/octet-stream' },
  )
  expect([name, answer.statusCode < 300]).toEqual([name, true])
}
