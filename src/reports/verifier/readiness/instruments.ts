import { windowOf } from '../contradictions/electricity.ts'
import type { Body, Period } from '../documents.ts'
import type { RegisterSays } from '../registers/look.ts'
import { agreesWith, isRenewableFuel, retiredFor, type Station } from './stations.ts'

/** What no file of the bundle shows: how a check that looked into someone else's list came out. */
export type Looked = (instrument: string, check: string) => string | undefined

/** What the bundle holds of published lists and registers. */
interface Lists {
  readonly accredited: ReadonlyMap<string, Station>
  readonly names: readonly string[]
  /** Hashes of documents that the service held. */
  readonly held: ReadonlySet<string>
  readonly registered: ReadonlyMap<string, RegisterSays>
  /** How claims relate to others on the same certificates, as the service states it. */
  readonly claimed: ReadonlyMap<string, string>
}

interface Certificate {
  readonly scheme: string
  readonly accreditation_code: string
  readonly serial_first: number
  readonly serial_last: number
  readonly vintage: number
  readonly fuel: string
  readonly state: string
}

interface Instrument {
  readonly id: string
  readonly type: string
  readonly region: string
  readonly mwh: number
  readonly document_sha256: string
  readonly certificate?: Certificate
  readonly retirement?: { readonly status: string; readonly date?: string; readonly on_behalf_of?: string }
}

const NOT_ASKED = 'not_applicable'
const WITHOUT_CERTIFICATES = new Set(['greenpower_product', 'on_site_sold', 'jurisdictional'])
const OLDEST_VINTAGE = 3

/** docs/methods/market_based_scope2.md, the table of checks: every claim of the electricity record, checked again. */
export function checkedInstruments(
  body: Body,
  { accredited, registered, claimed, names, held }: Lists,
  looked: Looked,
) {
  const record = body as Body & {
    readonly period: Period
    readonly instruments: readonly Instrument[]
    readonly consumption: readonly { readonly region: string; readonly kwh: number }[]
  }
  const all = record.instruments
  const alone = all.map((one) => {
    const { id, type, retirement } = one
    const results: Readonly<Record<string, string>> = {
      certificate_held: certificateHeld(one),
      document_held: held.has(one.document_sha256) ? 'passed' : 'no_data',
      renewable_fuel: ofCertificate(one, ({ fuel }) => isRenewableFuel(fuel)),
      serial_count: ofCertificate(one, ({ serial_first, serial_last }) =>
        serial_last - serial_first + 1 === one.mwh ? 'passed' : 'failed',
      ),
      overlap_in_record: ofCertificate(one, (own) =>
        all.some((other) => other !== one && sharesSerials(own, other.certificate)) ? 'conflict' : 'passed',
      ),
      overlap_across_tenants: ofCertificate(one, () => BESIDE_OTHERS[claimed.get(id) ?? ''] ?? 'passed'),
      accreditation_code: ofCertificate(one, ({ scheme, accreditation_code }) =>
        scheme !== 'lgc'
          ? 'no_data'
          : accredited.has(accreditation_code)
            ? 'passed'
            : butNot('passed', looked(id, 'accreditation_code')),
      ),
      station: ofCertificate(one, (own) => {
        const found = own.scheme === 'lgc' ? accredited.get(own.accreditation_code) : undefined
        return found === undefined ? 'no_data' : agreesWith(own, found) ? 'passed' : 'failed'
      }),
      product_accredited: type === 'greenpower_product' ? looked(id, 'product_accredited')! : NOT_ASKED,
      vintage: ofCertificate(one, ({ vintage }) => {
        const end = Number(record.period.end.slice(0, 4))
        return vintage >= end - OLDEST_VINTAGE && vintage <= end ? 'passed' : 'failed'
      }),
      retirement:
        type === 'greenpower_product' || type === 'on_site_sold'
          ? NOT_ASKED
          : retirement?.status === 'voluntarily_retired' && isInside(retirement.date, record.period)
            ? 'passed'
            : 'failed',
      retired_for_company:
        one.certificate === undefined ||
        type === 'on_site_sold' ||
        retirement?.status !== 'voluntarily_retired'
          ? NOT_ASKED
          : retiredFor(retirement.on_behalf_of, names),
      mandatory_share:
        type === 'jurisdictional' || retirement?.status === 'surrendered_for_liability' ? 'failed' : 'passed',
      register: registered.get(id)?.result ?? NOT_ASKED,
    }
    return { one, results }
  })
  // A claim that cannot count takes no room from those that can.
  const claims = alone.filter(({ one, results }) => isStanding(one.type, results)).map(({ one }) => one)
  return alone.map(({ one: { id, type, region }, results: own }) => {
    const within = isWithinLoad(region, claims, record.consumption) ? 'passed' : 'conflict'
    const results = { ...own, claim_within_load: within }
    const status = statusOf(Object.values(results))
    return {
      id,
      type,
      status,
      standing: isStanding(type, results),
      counted: isStanding(type, results) || type.startsWith('on_site'),
      checks: Object.entries(results).map(([check, result]) => ({ check, result })),
    }
  })
}

/** GreenPower counts when its product is in the list of the period, other claims when the company shows its part. */
function isStanding(type: string, results: Readonly<Record<string, string>>): boolean {
  const status = statusOf(Object.values(results))
  const isShown = !['document_held', 'retired_for_company', 'renewable_fuel'].some(
    (check) => results[check] === 'no_data',
  )
  return status === 'verified' || (status === 'unverified' && type !== 'greenpower_product' && isShown)
}

/** A day that is not said cannot be outside. */
function isInside(date: string | undefined, period: Period): boolean {
  const [start, end] = windowOf(period)
  return date === undefined || (date >= start && date <= end)
}

const BESIDE_OTHERS: Readonly<Record<string, string>> = {
  own: 'conflict',
  later: 'conflict',
  first: 'disputed',
}

const STATUSES = {
  conflict: 'conflict',
  failed: 'rejected',
  no_data: 'unverified',
  disputed: 'unverified',
} as const

const statusOf = (results: readonly string[]): string =>
  (['conflict', 'failed', 'no_data', 'disputed'] as const)
    .filter((worst) => results.includes(worst))
    .map((worst) => STATUSES[worst])[0] ?? 'verified'

function ofCertificate(
  { certificate }: Instrument,
  check: (certificate: Certificate) => string | undefined,
): string {
  return certificate === undefined ? NOT_ASKED : (check(certificate) ?? 'no_data')
}

/** A result that is only believed when it is another one: what is in no list of the bundle cannot have passed. */
const butNot = (refused: string, stated: string | undefined): string | undefined =>
  stated === refused ? 'failed' : stated

function certificateHeld({ type, certificate }: Instrument): string {
  if (certificate?.scheme === 'accu') return 'failed'
  if (WITHOUT_CERTIFICATES.has(type)) return NOT_ASKED
  return certificate === undefined ? 'failed' : 'passed'
}

const sharesSerials = (own: Certificate, other: Certificate | undefined): boolean =>
  other !== undefined &&
  own.scheme === other.scheme &&
  own.accreditation_code === other.accreditation_code &&
  own.vintage === other.vintage &&
  own.serial_first <= other.serial_last &&
  other.serial_first <= own.serial_last

function isWithinLoad(
  region: string,
  instruments: readonly Instrument[],
  consumption: readonly { readonly region: string; readonly kwh: number }[],
): boolean {
  let [claimed, bought] = [0, 0]
  for (const one of instruments) if (one.region === region && isClaim(one)) claimed += 1000 * one.mwh
  for (const one of consumption) if (one.region === region) bought += one.kwh
  return claimed <= bought
}

const isClaim = ({ type, retirement }: Instrument): boolean =>
  type === 'greenpower_product' ||
  (!type.startsWith('on_site') && retirement?.status === 'voluntarily_retired')
