import type { EvidenceRules } from '../framework.ts'
import { standingTargets } from '../records/emission-targets.ts'
import type { DisclosureRecords, RecordKind } from '../records/kinds.ts'

/** A place in a record that names a document. */
export interface NamedDocument {
  readonly sha256: string
  readonly record: RecordKind
  /** JSON pointer into the content of the record. */
  readonly pointer: string
  /** What the document is evidence of, for people. */
  readonly what: string
  /** Name that the record gives the document; null where it gives none. */
  readonly name: string | null
  /** Requirements that rest on it. */
  readonly requirement_ids: readonly string[]
}

const HASH = /^[0-9a-f]{64}$/

/** Every document that the records of a period name, in the order of the records. */
export function namedDocuments(records: DisclosureRecords, rules: EvidenceRules): NamedDocument[] {
  return [
    ...ofTargets(records, rules),
    ...ofBoundary(records, rules),
    ...ofElectricity(records, rules),
    ...ofRisks(records, rules),
    ...ofStatements(records),
  ]
}

function ofTargets({ emission_targets }: DisclosureRecords, rules: EvidenceRules): NamedDocument[] {
  if (emission_targets === null) return []
  const requirement_ids = unique([
    ...Object.values(rules.targets).flat(),
    ...Object.values(rules.targets_in_part).flat(),
  ])
  const standing = new Set(standingTargets(emission_targets.body))
  return emission_targets.body.targets.flatMap((target, index) =>
    target.evidence_ids.flatMap((sha256, at) =>
      HASH.test(sha256)
        ? {
            sha256,
            record: 'emission_targets' as const,
            pointer: `/targets/${index}/evidence_ids/${at}`,
            what: `Target ${target.id}`,
            name: null,
            requirement_ids: standing.has(target) ? requirement_ids : [],
          }
        : [],
    ),
  )
}

function ofBoundary({ organisational_boundary }: DisclosureRecords, rules: EvidenceRules): NamedDocument[] {
  const document = organisational_boundary?.body.document
  return document === undefined
    ? []
    : [
        {
          sha256: document.sha256,
          record: 'organisational_boundary',
          pointer: '/document/sha256',
          what: 'Organisational boundary',
          name: document.name,
          requirement_ids: unique(Object.values(rules.boundary).flat()),
        },
      ]
}

function ofElectricity({ market_based_evidence }: DisclosureRecords, rules: EvidenceRules): NamedDocument[] {
  if (market_based_evidence === null) return []
  const common = {
    record: 'market_based_evidence' as const,
    name: null,
    requirement_ids: unique([...rules.electricity, ...rules.electricity_in_part]),
  }
  const { instruments, consumption, percentages = [] } = market_based_evidence.body
  return [
    ...instruments.map(({ id, document_sha256 }, index) => ({
      ...common,
      sha256: document_sha256,
      pointer: `/instruments/${index}/document_sha256`,
      what: `Instrument ${id}`,
    })),
    ...consumption.flatMap((load, index) => {
      const { region, period, meter, document_sha256, exempt_document_sha256: exemption } = load
      const where = `${region}, ${period.start} to ${period.end}${meter === undefined ? '' : `, meter ${meter}`}`
      const at = `/consumption/${index}`
      const bill = { ...common, sha256: document_sha256, pointer: `${at}/document_sha256` }
      return [
        { ...bill, what: `Electricity in ${where}` },
        ...(exemption === undefined
          ? []
          : [
              {
                ...common,
                sha256: exemption,
                pointer: `${at}/exempt_document_sha256`,
                what: `Exemption of electricity in ${where}`,
              },
            ]),
      ]
    }),
    ...percentages.flatMap(({ percentage, year, document_sha256 }, index) =>
      document_sha256 === undefined
        ? []
        : {
            ...common,
            sha256: document_sha256,
            pointer: `/percentages/${index}/document_sha256`,
            what: `The ${percentage.replaceAll('_', ' ')} percentage of ${year}`,
          },
    ),
  ]
}

function ofRisks({ risks }: DisclosureRecords, rules: EvidenceRules): NamedDocument[] {
  const requirement_ids = unique(Object.values(rules.risks).flat())
  return (risks?.body.risks ?? []).flatMap(({ id, document }, index) =>
    document === undefined
      ? []
      : {
          sha256: document.sha256,
          record: 'risks' as const,
          pointer: `/risks/${index}/document/sha256`,
          what: `Risk ${id}`,
          name: document.name,
          requirement_ids,
        },
  )
}

function ofStatements({ s2_statements }: DisclosureRecords): NamedDocument[] {
  if (s2_statements === null) return []
  const { statements, declaration } = s2_statements.body
  const record = 's2_statements' as const
  const stated = statements.flatMap(({ requirement_id, document }, index) =>
    document === undefined
      ? []
      : {
          sha256: document.sha256,
          record,
          pointer: `/statements/${index}/document/sha256`,
          what: `Statement on ${requirement_id}`,
          name: document.name,
          requirement_ids: [requirement_id],
        },
  )
  const signed = declaration?.document_sha256
  if (signed === undefined) return stated
  const pointer = '/declaration/document_sha256'
  return [
    ...stated,
    { sha256: signed, record, pointer, what: 'Directors’ declaration', name: null, requirement_ids: [] },
  ]
}

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)]
