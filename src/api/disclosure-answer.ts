import { setImmediate } from 'node:timers/promises'
import { utcToday } from '../clock.ts'
import type { DisclosurePart } from '../domain/disclosure/part-evidence.ts'
import { type ChosenPeriod, choosePeriod } from '../operations/disclosure/choose-period.ts'
import {
  discloseWith,
  type GatheredDisclosure,
  standingSnapshot,
} from '../operations/disclosure/gather-disclosure.ts'
import type { ComposedFrom } from '../operations/disclosure/last-change.ts'
import type { StandardQuestion } from '../operations/disclosure/standard-version.ts'
import { readTenantInputs } from '../operations/disclosure/tenant-inputs.ts'
import { requireAbn } from '../operations/require-abn.ts'
import { answerFromRecords } from './data-answer.ts'
import type { Answer } from './platform/answer/answer.ts'
import type { Rendered } from './platform/answer/rendered.ts'
import { countItems, itemsOfReading } from './platform/items.ts'
import type { Context } from './platform/route.ts'

interface DisclosureQuery {
  readonly period?: string
  readonly explain: boolean
  readonly snapshot?: string
  readonly as_of?: string
}

type Asking = Context<{ readonly abn: string }, DisclosureQuery, undefined>

/** What is asked of one part of a disclosure. */
export interface PartQuestion extends StandardQuestion {
  /** The whole disclosure where no part is named. */
  readonly part?: DisclosurePart
  /** Whatever else the answer depends on. */
  readonly variant?: string
  /** How many times the items of reading the records it costs; once where nothing is said. */
  readonly costFactor?: number
}

/** How the part is shown. */
type Present<Body> = (
  found: GatheredDisclosure,
  asked: { readonly period: ChosenPeriod; readonly explain: boolean } & ComposedFrom,
) => Shown<Body> | Promise<Shown<Body>>

type Shown<Body> = Pick<Answer<Body>, 'body' | 'bytes' | 'contentType' | 'headers' | 'etag' | 'isVerbatim'>

/** Answers with one part of the disclosure that the tenant's records and one snapshot make. */
export async function answerFromDisclosure<Body>(
  { params, query, caller, services, exchange }: Asking,
  { part, variant = '', costFactor = 1, ...standard }: PartQuestion,
  present: Present<Body>,
): Promise<Rendered<Body>> {
  const { database, clock, secret } = services
  const { tenantId } = caller
  const abn = requireAbn(params.abn)
  const today = utcToday(clock)
  const period = await choosePeriod(database, { tenantId, abn, period: query.period, today })
  const { start, end } = period
  const question = { tenantId, abn, period: { start, end }, ...standard }
  const own = await readTenantInputs(database, question, secret)
  await countItems({ exchange, services, caller }, costFactor * itemsOfReading(own.size))
  const sight = await services.register.look(query, abn)
  const key = JSON.stringify([
    part ?? 'all',
    variant,
    abn,
    tenantId,
    period,
    query.explain,
    standard,
    own.key,
    sight.key,
  ])
  const isChosen = query.snapshot !== undefined || query.as_of !== undefined
  return await answerFromRecords(services, query, key, async (chosen) => {
    const snapshot = isChosen ? chosen : await standingSnapshot(database, chosen, own)
    const found = await discloseWith(database, snapshot, question, own, sight)
    // To compose and to present the largest records take about 100 ms together: others have their turn between the two.
    await setImmediate()
    return {
      ...(await present(found, { period, explain: query.explain, question, own, sight })),
      snapshot: snapshot.id,
      evidenceHash: (part === undefined ? found : found.parts[part]).evidence_hash,
    }
  })
}
