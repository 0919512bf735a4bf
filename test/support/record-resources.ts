import { boundary, instrument, marketEvidence, statement, target, YEAR_2026 } from './disclosure-records.ts'

/** A kind of record with a content that is accepted and another that is accepted too and differs from it. */
export interface RecordExample {
  readonly route: string
  readonly perPeriod: boolean
  readonly body: object
  /** A content of the same period that holds this word. */
  readonly variant: (word: string) => object
}

/** Every kind of tenant record, by its route under a company. */
export const RECORD_EXAMPLES: readonly RecordExample[] = [
  {
    route: 'emission-targets',
    perPeriod: false,
    body: { targets: [target()] },
    variant: (word) => ({ targets: [target({ name: `Target ${word}` })] }),
  },
  {
    route: 'organisational-boundary',
    perPeriod: true,
    body: boundary(),
    variant: (word) => boundary({ rationale: `Reason ${word}` }),
  },
  {
    route: 'market-based-scope2/evidence',
    perPeriod: true,
    body: marketEvidence(),
    variant: (word) => marketEvidence({ instruments: [instrument({ counterparty: `Broker ${word}` })] }),
  },
  {
    route: 's2-statements',
    perPeriod: true,
    body: { period: YEAR_2026, statements: [statement('6(a)')] },
    variant: (word) => ({
      period: YEAR_2026,
      statements: [statement('6(a)', { statement: `Sentence ${word}` })],
    }),
  },
  {
    route: 'sites',
    perPeriod: false,
    body: { sites: [{ site_id: 'works', name: 'Works', latitude: -33.9, longitude: 151.2 }] },
    variant: (word) => ({
      sites: [{ site_id: 'works', name: `Works ${word}`, latitude: -33.9, longitude: 151.2 }],
    }),
  },
]
