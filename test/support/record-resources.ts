import {
  RECORD_KIND_NAMES,
  RECORD_KINDS,
  type RecordKind,
} from '../../src/domain/disclosure/records/kinds.ts'
import { OWN_FACTORS_EXAMPLE } from '../../src/domain/ledger/own-factors.ts'
import {
  boundary,
  instrument,
  marketEvidence,
  riskRegister,
  statement,
  target,
  YEAR_2026,
} from './disclosure-records.ts'

interface Contents {
  /** A content that is accepted. */
  readonly body: object
  /** A content of the same period that is accepted too and holds this word. */
  readonly variant: (word: string) => object
}

/** A kind of record with contents that are accepted. */
export interface RecordExample extends Contents {
  readonly kind: string
  readonly route: string
  readonly perPeriod: boolean
}

const CONTENTS: Readonly<Record<RecordKind, Contents>> = {
  emission_targets: {
    body: { targets: [target()] },
    variant: (word) => ({ targets: [target({ name: `Target ${word}` })] }),
  },
  organisational_boundary: {
    body: boundary(),
    variant: (word) => boundary({ rationale: `Reason ${word}` }),
  },
  market_based_evidence: {
    body: marketEvidence(),
    variant: (word) => marketEvidence({ instruments: [instrument({ counterparty: `Broker ${word}` })] }),
  },
  risks: { body: riskRegister(), variant: (word) => riskRegister({ owner: `Head of ${word}` }) },
  s2_statements: {
    body: { period: YEAR_2026, statements: [statement('6(a)')] },
    variant: (word) => ({
      period: YEAR_2026,
      statements: [statement('6(a)', { statement: `Sentence ${word}` })],
    }),
  },
}

const SITES: RecordExample = {
  kind: 'sites',
  route: 'sites',
  perPeriod: false,
  body: { sites: [{ site_id: 'works', name: 'Works', latitude: -33.9, longitude: 151.2 }] },
  variant: (word) => ({
    sites: [{ site_id: 'works', name: `Works ${word}`, latitude: -33.9, longitude: 151.2 }],
  }),
}

const METER_REGIONS: RecordExample = {
  kind: 'meter_regions',
  route: 'meter-regions',
  perPeriod: false,
  body: { meters: [{ meter: '4103035678', region: 'NSW' }] },
  variant: (word) => ({ meters: [{ meter: `Meter ${word}`, region: 'NSW' }] }),
}

const ownFactors = (source: string): object => ({
  sets: [{ ...OWN_FACTORS_EXAMPLE.sets[0]!, source }],
})
const OWN_FACTORS: RecordExample = {
  kind: 'own_factors',
  route: 'own-factors',
  perPeriod: false,
  body: OWN_FACTORS_EXAMPLE,
  variant: (word) => ownFactors(`Source ${word}`),
}

/** Every kind of tenant record. */
export const RECORD_EXAMPLES: readonly RecordExample[] = [
  ...RECORD_KIND_NAMES.map((kind) => {
    const { route, per_period: perPeriod } = RECORD_KINDS[kind]
    return { kind, route, perPeriod, ...CONTENTS[kind] }
  }),
  SITES,
  METER_REGIONS,
  OWN_FACTORS,
]
