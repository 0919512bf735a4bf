import { isInside, type Period, showPeriod } from '../../period.ts'
import { fingerprintCount } from '../scope2/certificate-serials.ts'
import { isUnderShareRule, OWN_SCHEMES, SHARE_RULE_FROM } from '../scope2/mandatory-share.ts'
import {
  failIf,
  joinChecks,
  type RecordCheck,
  type RecordFault,
  repeated,
  unorderedPeriod,
  warnIf,
} from './fault.ts'
import {
  claimedCertificates,
  type Instrument,
  type MarketBasedEvidence,
  type StatedPercentage,
} from './market-based-evidence.ts'

type Load = MarketBasedEvidence['consumption'][number]

/**
 * What makes the record unusable as written. Whether a claim stands up (serials, registers, overlaps) is no fault of the
 * record: market-based-scope2 gives each instrument its status.
 */
export function checkMarketBasedEvidence(record: MarketBasedEvidence): RecordCheck {
  const regions = new Set(record.consumption.map(({ region }) => region))
  return joinChecks([
    {
      errors: [
        ...unorderedPeriod(record.period, '/period'),
        ...repeated(
          record.instruments.map(({ id }) => id),
          'validation_failed',
          (index) => `/instruments/${index}/id`,
          'id',
        ),
        ...tooManyRuns(record),
        ...(record.percentages ?? []).flatMap(percentageFaults),
      ],
      warnings: warnIf(
        record.consumption.length === 0,
        'no_consumption',
        '/consumption',
        'neither method can be computed without the electricity purchased',
      ),
    },
    ...record.instruments.map((instrument, index) => {
      const at = `/instruments/${index}`
      return {
        errors: [
          ...periodFaults(instrument.period, record.period, `${at}/period`),
          ...instrumentFaults(instrument, at),
        ],
        warnings: warnIf(
          !regions.has(instrument.region),
          'region_without_load',
          `${at}/region`,
          `no electricity is declared in ${instrument.region}, so there is nothing to apply the claim to`,
        ),
      }
    }),
    ...record.consumption.map((load, index) => ({
      errors: [
        ...periodFaults(load.period, record.period, `/consumption/${index}/period`),
        ...failIf(
          load.exempt_kwh > load.kwh,
          'validation_failed',
          `/consumption/${index}/exempt_kwh`,
          `${load.exempt_kwh} kWh are more than the ${load.kwh} kWh bought`,
        ),
        ...exemptionFaults(load, `/consumption/${index}`),
      ],
      warnings: [],
    })),
  ])
}

/** Runs of certificates are compared by parts, of which one of a thousand has some 40. */
const MOST_PARTS = 20_000

/** Parts that the runs of certificates of a record are compared by. */
export const partsOfRuns = (record: MarketBasedEvidence): number =>
  claimedCertificates(record)
    .filter(({ certificate }) => certificate.serial_first <= certificate.serial_last)
    .reduce((sum, { certificate }) => sum + fingerprintCount(certificate), 0)

function tooManyRuns(record: MarketBasedEvidence): RecordFault[] {
  const parts = partsOfRuns(record)
  return failIf(
    parts > MOST_PARTS,
    'validation_failed',
    '/instruments',
    `contain runs of certificates in ${parts} parts, but at most ${MOST_PARTS} can be compared; join adjacent runs, or split the record by period`,
  )
}

const periodFaults = (inner: Period, outer: Period, pointer: string): RecordFault[] => [
  ...unorderedPeriod(inner, pointer),
  ...failIf(
    !isInside(inner, outer),
    'evidence_period_mismatch',
    pointer,
    `${showPeriod(inner)} is outside the record's period, ${showPeriod(outer)}; split it or correct the period`,
  ),
]

/** A part is exempt only with what it is exempt from and the document that says so. */
const exemptionFaults = (load: Load, at: string): RecordFault[] => [
  ...failIf(
    load.exempt_kwh > 0 && load.exempt_from === undefined,
    'validation_failed',
    `${at}/exempt_from`,
    `say what the ${load.exempt_kwh} kWh are exempt from: renewable_energy_target or jurisdictional_scheme`,
  ),
  ...failIf(
    load.exempt_kwh > 0 && load.exempt_document_sha256 === undefined,
    'validation_failed',
    `${at}/exempt_document_sha256`,
    `give the hash of the document that exempts the ${load.exempt_kwh} kWh, such as the exemption certificate`,
  ),
  ...failIf(
    load.exempt_from === 'jurisdictional_scheme' && !OWN_SCHEMES.has(load.region),
    'validation_failed',
    `${at}/exempt_from`,
    `${load.region} has no scheme of its own; only ${[...OWN_SCHEMES].join(', ')} does`,
  ),
]

function percentageFaults(
  { percentage, year, percent }: StatedPercentage,
  index: number,
  all: readonly StatedPercentage[],
): RecordFault[] {
  const at = `/percentages/${index}`
  return [
    ...failIf(
      percent > 0 && percent < 1,
      'validation_failed',
      `${at}/percent`,
      `${percent} looks like a fraction; write per cent, such as 16.5`,
    ),
    ...failIf(
      all.findIndex((one) => one.percentage === percentage && one.year === year) < index,
      'validation_failed',
      `${at}/year`,
      `${percentage} of ${year} is stated twice; keep one`,
    ),
  ]
}

function instrumentFaults(instrument: Instrument, at: string): RecordFault[] {
  const { type, product, certificate, retirement, includes_mandatory_share: hasShare } = instrument
  const done =
    retirement?.status === 'voluntarily_retired' || retirement?.status === 'surrendered_for_liability'
  return [
    ...failIf(
      type === 'greenpower_product' && product === undefined,
      'validation_failed',
      `${at}/product`,
      'a GreenPower product needs its name',
    ),
    ...failIf(
      type !== 'greenpower_product' && hasShare !== undefined,
      'validation_failed',
      `${at}/includes_mandatory_share`,
      'applies to GreenPower products only; leave it out',
    ),
    ...failIf(
      type === 'greenpower_product' && hasShare === false && isUnderShareRule(instrument.period),
      'validation_failed',
      `${at}/includes_mandatory_share`,
      `GreenPower from ${SHARE_RULE_FROM} on includes the mandatory share; set true, or split the instrument at that date`,
    ),
    ...failIf(
      certificate !== undefined && certificate.serial_last < certificate.serial_first,
      'validation_failed',
      `${at}/certificate/serial_last`,
      'the last serial number is before the first',
    ),
    ...failIf(
      done && retirement.date === undefined,
      'validation_failed',
      `${at}/retirement/date`,
      'enter the date',
    ),
  ]
}
