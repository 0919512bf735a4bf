import { overlaps, type Period } from '../../period.ts'
import type { Instrument, MarketBasedEvidence } from '../records/market-based-evidence.ts'
import { overlapPartners, serialCount } from './certificate-serials.ts'
import { type ClaimStanding, type InstrumentRegisters, productKey } from './instrument-registers.ts'
import type { OwnFacts } from './market-based-inputs.ts'
import type { RegisterLooks } from './register-look.ts'
import { isRetiredInside, retirementWindow } from './retirement-window.ts'
import { isForCompany, isRenewable, stationFault } from './station-claims.ts'

export type CheckResult = 'passed' | 'failed' | 'conflict' | 'disputed' | 'no_data' | 'not_applicable'

export interface InstrumentCheck {
  readonly check: InstrumentCheckName
  readonly result: CheckResult
  readonly detail: string
}

export type InstrumentStatus = 'verified' | 'unverified' | 'conflict' | 'rejected'

/** Certificates older than this many years at the end of the period no longer speak for it. */
export const OLDEST_VINTAGE_YEARS = 3

/** Every check of every instrument, each in the order shown. */
export function checkInstruments(
  record: MarketBasedEvidence,
  registers: InstrumentRegisters,
  looks: RegisterLooks,
  { names, held }: Pick<OwnFacts, 'names' | 'held'>,
): readonly (readonly InstrumentCheck[])[] {
  const facts = recordFacts(record, looks, { names, held })
  const alone = record.instruments.map((instrument) =>
    CHECKS.map(({ check, run }) => ({ check, ...run(instrument, facts, registers) })),
  )
  const load = sumByRegion(record.consumption, ({ kwh }) => kwh)
  // What cannot count takes no room from what can.
  const standing = record.instruments.filter((one, index) => stands(one, alone[index]!))
  const claimed = sumByRegion(standing, claimedKwh)
  return record.instruments.map(({ region }, index) => [
    ...alone[index]!,
    { check: WITHIN_LOAD, ...withinLoad(region, load.get(region) ?? 0, claimed.get(region) ?? 0) },
  ])
}

/** What a company can show itself. A claim without it does not count, whatever lists are not loaded. */
const SHOWN_BY_COMPANY: ReadonlySet<string> = new Set([
  'document_held',
  'retired_for_company',
  'renewable_fuel',
])

/** Whether a claim takes electricity off the residual. Of GreenPower only a product that is in the loaded list does. */
export function stands({ type }: Pick<Instrument, 'type'>, checks: readonly InstrumentCheck[]): boolean {
  const status = statusOf(checks)
  if (status !== 'unverified') return status === 'verified'
  return (
    type !== 'greenpower_product' &&
    checks.every(({ check, result }) => result !== 'no_data' || !SHOWN_BY_COMPANY.has(check))
  )
}

/** A conflict outweighs a rejection, which outweighs missing data and a dispute about a first claim. Verified means that every check with a say passed. */
export function statusOf(checks: readonly InstrumentCheck[]): InstrumentStatus {
  const results = new Set(checks.map(({ result }) => result))
  if (results.has('conflict')) return 'conflict'
  if (results.has('failed')) return 'rejected'
  return results.has('no_data') || results.has('disputed') ? 'unverified' : 'verified'
}

/** Generation on the company's own site, whether its certificates were kept or sold. */
export const ON_SITE: ReadonlySet<Instrument['type']> = new Set(['on_site_retained', 'on_site_sold'])

/** What a check needs to know of the whole record, gathered once. */
interface RecordFacts {
  readonly period: Period
  /** One other instrument that holds a certificate of this one, by id. */
  readonly partners: ReadonlyMap<string, string>
  readonly looks: RegisterLooks
  /** ABN and names of the company and of the entities of its boundary. */
  readonly names: readonly string[]
  /** Hashes of documents that the service holds. */
  readonly held: ReadonlySet<string>
}

function recordFacts(
  { period, instruments }: MarketBasedEvidence,
  looks: RegisterLooks,
  own: Pick<OwnFacts, 'names' | 'held'>,
): RecordFacts {
  return {
    period,
    looks,
    ...own,
    partners: overlapPartners(
      instruments.flatMap(({ id, certificate }) =>
        certificate === undefined ? [] : [{ id, range: certificate }],
      ),
    ),
  }
}

function sumByRegion<T extends { readonly region: string }>(
  items: readonly T[],
  kwh: (item: T) => number,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const item of items) sums.set(item.region, (sums.get(item.region) ?? 0) + kwh(item))
  return sums
}

type Finding = Omit<InstrumentCheck, 'check'>
type Run = (instrument: Instrument, facts: RecordFacts, registers: InstrumentRegisters) => Finding

const passed = (detail: string): Finding => ({ result: 'passed', detail })
const failed = (detail: string): Finding => ({ result: 'failed', detail })
const conflict = (detail: string): Finding => ({ result: 'conflict', detail })
const noData = (detail: string): Finding => ({ result: 'no_data', detail })
const NO_CERTIFICATE: Finding = { result: 'not_applicable', detail: 'There is no certificate to check.' }

/** Kinds that count through their certificates, so that a contract alone is no claim. */
const NEEDS_CERTIFICATE = new Set<Instrument['type']>([
  'lgc',
  'rego',
  'ppa_bundled',
  'ppa_unbundled',
  'retail_contract',
  'on_site_retained',
  'other',
])

const certificateHeld: Run = ({ type, certificate }) => {
  if (certificate?.scheme === 'accu') return failed('Carbon credits never reduce scope 2.')
  if (!NEEDS_CERTIFICATE.has(type))
    return { result: 'not_applicable', detail: 'This kind of instrument counts without certificates.' }
  return certificate === undefined
    ? failed('A contract counts only with certificates retired for it.')
    : passed(`Certificates of the scheme ${certificate.scheme}.`)
}

const documentHeld: Run = ({ document_sha256 }, { held }) =>
  held.has(document_sha256)
    ? passed('Its document is held.')
    : noData('The document with this hash is not held. The claim counts once it is uploaded as evidence.')

const renewableFuel: Run = ({ certificate }) => {
  if (certificate === undefined) return NO_CERTIFICATE
  const renewable = isRenewable(certificate.fuel)
  if (renewable === undefined)
    return noData(
      `Whether ${certificate.fuel} is renewable is not known here. The claim counts once the fuel is named, such as wind or solar.`,
    )
  return renewable
    ? passed(`${certificate.fuel} is renewable.`)
    : failed(`${certificate.fuel} is not renewable, so no certificate for it reduces scope 2.`)
}

const serialNumbers: Run = ({ certificate, mwh }) => {
  if (certificate === undefined) return NO_CERTIFICATE
  const count = serialCount(certificate)
  return count === mwh
    ? passed(`${count} serial numbers for ${mwh} MWh.`)
    : failed(`${count} serial numbers for ${mwh} MWh; one certificate represents one MWh.`)
}

const overlapInside: Run = ({ id, certificate }, { partners }) => {
  if (certificate === undefined) return NO_CERTIFICATE
  const other = partners.get(id)
  return other === undefined
    ? passed('No other instrument in the record claims these certificates.')
    : conflict(`Also claimed by ${other} in this record.`)
}

/** The first of two tenants keeps its claim: else anyone could take it out by claiming the same. */
const ELSEWHERE: Readonly<Record<ClaimStanding, Finding>> = {
  own: conflict('Also claimed by another of this tenant’s records, for another company or period.'),
  later: conflict('In dispute: claimed elsewhere before.'),
  first: { result: 'disputed', detail: 'In dispute: also claimed elsewhere, later than here.' },
}

const overlapAcross: Run = ({ id, certificate }, _, { claimed_elsewhere }) => {
  if (certificate === undefined) return NO_CERTIFICATE
  if (claimed_elsewhere === null) return noData('Claims of other tenants were not compared.')
  const standing = claimed_elsewhere.get(id)
  return standing === undefined ? passed('No other claim found in this service.') : ELSEWHERE[standing]
}

const accreditation: Run = ({ certificate }, _, { accreditation_codes }) => {
  if (certificate === undefined) return NO_CERTIFICATE
  if (certificate.scheme !== 'lgc')
    return noData(`No register is loaded for the scheme ${certificate.scheme}.`)
  if (accreditation_codes === null) return noData('The list of accredited power stations is not loaded.')
  return accreditation_codes.has(certificate.accreditation_code)
    ? passed(`${certificate.accreditation_code} is an accredited power station.`)
    : failed(`${certificate.accreditation_code} is not in the list of accredited power stations.`)
}

const station: Run = ({ certificate }, _, { accreditation_codes }) => {
  if (certificate === undefined) return NO_CERTIFICATE
  const found =
    certificate.scheme === 'lgc' ? accreditation_codes?.get(certificate.accreditation_code) : undefined
  if (found === undefined) return noData('No station of the loaded list to compare fuel and state with.')
  const fault = stationFault(certificate, found)
  return fault === null ? passed('Fuel and state are those of the station in the list.') : failed(fault)
}

const forCompany: Run = (instrument, { names }) => {
  const { type, certificate, retirement: made } = instrument
  if (certificate === undefined || type === 'on_site_sold' || made?.status !== 'voluntarily_retired')
    return { result: 'not_applicable', detail: 'No certificates are claimed as retired.' }
  const isOwn = isForCompany(instrument, names)
  if (isOwn === undefined)
    return noData('The record does not name whom they were retired for. The claim counts once it does.')
  return isOwn
    ? passed(`Retired for ${made.on_behalf_of}.`)
    : failed(`Retired on behalf of ${made.on_behalf_of}, who is not in the boundary of this company.`)
}

/** What a register says becomes a result; what it could not tell never passes. */
const REGISTER_RESULTS = { confirmed: 'passed', contradicted: 'failed', not_told: 'no_data' } as const

const register: Run = ({ id }, { looks }) => {
  const look = looks.get(id)
  if (look === undefined)
    return {
      result: 'not_applicable',
      detail: 'No certificates are claimed that a loaded register could contain.',
    }
  return {
    result: REGISTER_RESULTS[look.outcome],
    detail: look.outcome === 'not_told' ? look.says : `The register says: ${look.says}.`,
  }
}

const product: Run = (instrument, _, { greenpower_products }) => {
  if (instrument.type !== 'greenpower_product')
    return { result: 'not_applicable', detail: 'Only GreenPower products are accredited.' }
  if (greenpower_products === null)
    return noData('No GreenPower products for the period are loaded. It does not count until they are.')
  const name = instrument.product ?? ''
  return greenpower_products.has(productKey(name))
    ? passed(`${name} was offered as GreenPower in the period.`)
    : noData(
        `${name} is not among the products seen in the period; the list is a survey of retail plans. It does not count.`,
      )
}

const vintage: Run = ({ certificate }, { period }) => {
  if (certificate === undefined) return NO_CERTIFICATE
  const allowed: Period = {
    start: `${Number(period.end.slice(0, 4)) - OLDEST_VINTAGE_YEARS}-01-01`,
    end: period.end,
  }
  const generated: Period = { start: `${certificate.vintage}-01-01`, end: `${certificate.vintage}-12-31` }
  return overlaps(generated, allowed)
    ? passed(`Generated in ${certificate.vintage}.`)
    : failed(
        `Generated in ${certificate.vintage}, not within ${OLDEST_VINTAGE_YEARS} years before ${period.end}.`,
      )
}

const retirement: Run = ({ type, retirement: made }, { period }) => {
  if (type === 'greenpower_product')
    return { result: 'not_applicable', detail: 'The retailer retires certificates for the product.' }
  if (type === 'on_site_sold')
    return { result: 'not_applicable', detail: 'Sold certificates are added back.' }
  if (made?.status !== 'voluntarily_retired') return failed('Only voluntarily retired certificates count.')
  const { start, end } = retirementWindow(period)
  return isRetiredInside(made, period)
    ? passed(`Voluntarily retired on ${made.date ?? 'an unknown day'}.`)
    : failed(`Retired on ${made.date}, outside ${start} to ${end}: it belongs to another period.`)
}

const mandatoryShare: Run = ({ type, retirement: made }) =>
  type === 'jurisdictional' || made?.status === 'surrendered_for_liability'
    ? failed('Already counted in the renewable power percentage, which the method deducts.')
    : passed('Not part of the mandatory share.')

const withinLoad = (region: string, load: number, claimed: number): Finding =>
  claimed <= load
    ? passed(`${claimed} kWh are claimed in ${region} out of ${load} kWh purchased.`)
    : conflict(`${claimed} kWh are claimed in ${region}, more than the ${load} kWh purchased.`)

/** On-site generation is no claim on bought electricity. */
const claimedKwh = ({ type, mwh, retirement: made }: Instrument): number =>
  type === 'greenpower_product' || (!ON_SITE.has(type) && made?.status === 'voluntarily_retired')
    ? 1000 * mwh
    : 0

/** Each looks at one instrument, and at others only for its certificates. */
const CHECKS = [
  { check: 'certificate_held', run: certificateHeld },
  { check: 'document_held', run: documentHeld },
  { check: 'renewable_fuel', run: renewableFuel },
  { check: 'serial_count', run: serialNumbers },
  { check: 'overlap_in_record', run: overlapInside },
  { check: 'overlap_across_tenants', run: overlapAcross },
  { check: 'accreditation_code', run: accreditation },
  { check: 'station', run: station },
  { check: 'product_accredited', run: product },
  { check: 'vintage', run: vintage },
  { check: 'retirement', run: retirement },
  { check: 'retired_for_company', run: forCompany },
  { check: 'mandatory_share', run: mandatoryShare },
  { check: 'register', run: register },
] as const satisfies readonly { readonly check: string; readonly run: Run }[]

/** The last: it weighs all claims of a region that passed the others. */
const WITHIN_LOAD = 'claim_within_load'

export type InstrumentCheckName = (typeof CHECKS)[number]['check'] | typeof WITHIN_LOAD

/** The names of all checks, in the order in which they are shown. */
export const INSTRUMENT_CHECKS: readonly InstrumentCheckName[] = [
  ...CHECKS.map(({ check }) => check),
  WITHIN_LOAD,
]
