import type { RegisterRecord } from '../../domain/company/identity/entity.ts'
import { NOT_ASKED, OBSERVATION, type RegisterAnswer } from '../../domain/company/identity/register-check.ts'
import { CitedInput } from '../../domain/evidence.ts'
import origin from '../../sources/abr/origin.json' with { type: 'json' }
import type { RegisterEntity } from '../../sources/abr/register-response.ts'
import type { RegisterObservation } from '../../store/register-observations.ts'
import type { Release } from '../../store/releases.ts'

/** What an answer about one company may use of the register. */
export interface RegisterSight {
  readonly answer: RegisterAnswer<RegisterRecord>
  /** The observation as provenance shows it; null where there is none. */
  readonly release: Release | null
  /** Differs whenever answers that rest on it may differ. */
  readonly key: string
}

export type RegisterSights = ReadonlyMap<string, RegisterSight>

export const NOBODY_ASKED: RegisterSight = { answer: NOT_ASKED, release: null, key: '' }

/** What is seen by an answer of the register, or by the last one while it does not answer. */
export function sightOf(observation: RegisterObservation | null, reached: boolean): RegisterSight {
  const on = observation === null ? null : dayOf(observation)
  return {
    answer: {
      asked: true,
      reached,
      on,
      found: observation === null ? null : recordOf(observation),
    },
    release: observation === null ? null : releaseOf(observation),
    key: ` register ${reached ? 'answered' : 'unavailable'} ${on ?? ''} ${observation?.content_sha256 ?? ''}`,
  }
}

const dayOf = ({ retrieved_at }: RegisterObservation): string => retrieved_at.slice(0, 10)

function recordOf(observation: RegisterObservation): RegisterRecord {
  // keepObservation is the only writer, and it stores a RegisterEntity.
  const found: RegisterEntity = JSON.parse(observation.content)
  const day = dayOf(observation)
  const cited = { status: found.status, name: found.name, state: found.state, postcode: found.postcode }
  return {
    status: found.status,
    status_from: found.status_from,
    entity_type: found.entity_type,
    name: found.name,
    state: found.state,
    postcode: found.postcode,
    acn: found.acn,
    gst_status: found.gst_from === null ? 'none' : 'registered',
    gst_from: found.gst_from,
    other_names: [...new Set([...found.business_names, ...found.trading_names])],
    updated_on: day,
    // The register answers for a replaced ABN with the record of the one that took its place.
    replaced: found.abn !== observation.abn,
    evidence: Object.entries(cited).map(
      ([field, value]) =>
        new CitedInput({
          dataset: origin.dataset,
          release: OBSERVATION,
          file_sha256: observation.content_sha256,
          ref: `ABN ${observation.abn}`,
          field,
          observed: day,
          value_text: value,
        }),
    ),
  }
}

function releaseOf(observation: RegisterObservation): Release {
  const day = dayOf(observation)
  const { title, publisher, licence, attribution, landing_page } = origin
  return {
    id: OBSERVATION,
    source: origin.source,
    dataset: origin.dataset,
    slot: `ABN ${observation.abn}`,
    edition: day,
    revision: 1,
    status: 'final',
    published_on: day,
    published_basis: 'retrieval_date',
    retrieved_on: day,
    observed_from: day,
    observed_to: day,
    file_name: `ABN ${observation.abn}`,
    file_sha256: observation.content_sha256,
    file_bytes: Buffer.byteLength(observation.content),
    row_count: 1,
    provenance: { title, publisher, licence, attribution, landing_page, file_basis: 'transcribed_copy' },
    withdrawn_on: null,
    withdrawn_reason: null,
  }
}
