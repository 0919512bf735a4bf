import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distinctInputs, type EvidenceInput } from '../../domain/evidence.ts'
import type { Release } from '../../operations/releases/releases.ts'
import { serialise } from '../platform/answer/rendered.ts'
import { presentProvenance, writeProvenance } from './provenance.ts'

const RELEASES = ['nger-corporate-2023-24', 'nger-corporate-2024-25', 'agcd-2024'].map(releaseNamed)

const observed = fc.constantFrom(
  '2023-24',
  '2024-25',
  '2024-02-29',
  '1991-01-01/2020-12-31',
  '2019/2020/2021',
)
const input: fc.Arbitrary<EvidenceInput> = fc.record({
  dataset: fc.constant('nger-corporate'),
  release: fc.constantFrom(...RELEASES.map(({ id }) => id)),
  file_sha256: fc.constant('f'.repeat(64)),
  ref: fc.constantFrom('row 2', 'row 3'),
  field: fc.constantFrom('scope1_t', 'scope2_t', 'net_energy_gj'),
  observed,
  value_text: fc.constantFrom('1', '2', null),
})

describe('provenance', () => {
  test('says of each release what was used of it, however often it was', () => {
    fc.assert(
      fc.property(fc.array(input, { minLength: 1, maxLength: 30 }), (inputs) => {
        const { releases } = presentProvenance(RELEASES, [...inputs, ...inputs], false)
        expect(releases.map(({ release }) => release)).toEqual(
          RELEASES.map(({ id }) => id).filter((id) => inputs.some(({ release }) => release === id)),
        )
        for (const used of releases) {
          const own = inputs.filter(({ release }) => release === used.release)
          const ends = own.flatMap((one) => one.observed.split('/')).toSorted()
          expect(used).toMatchObject({
            inputs: new Set(own.map((one) => JSON.stringify(one))).size,
            fields: [...new Set(own.map(({ field }) => field))].toSorted(),
            input_observed_from: ends[0],
            input_observed_to: ends.at(-1),
          })
        }
      }),
    )
  })

  test('is written as it is presented', () => {
    fc.assert(
      fc.property(fc.array(input, { maxLength: 30 }), fc.boolean(), (inputs, explain) => {
        const written = serialise(writeProvenance(RELEASES, distinctInputs(inputs), explain)).toString()
        expect(written).toBe(JSON.stringify(presentProvenance(RELEASES, inputs, explain)))
      }),
    )
  })
})

function releaseNamed(id: string): Release {
  return {
    id,
    source: 'nger-corporate',
    dataset: 'nger-corporate',
    slot: id,
    edition: id,
    revision: 0,
    status: 'final',
    published_on: '2025-02-28',
    published_basis: 'stated',
    retrieved_on: '2026-11-01',
    observed_from: null,
    observed_to: null,
    file_name: `${id}.csv`,
    file_sha256: 'f'.repeat(64),
    file_bytes: 1,
    row_count: 1,
    provenance: {
      title: id,
      publisher: 'Clean Energy Regulator',
      licence: {
        id: 'CC-BY-4.0',
        name: 'Creative Commons Attribution 4.0',
        url: 'https://creativecommons.org/licenses/by/4.0/',
      },
      attribution: 'Clean Energy Regulator',
      landing_page: 'https://cer.gov.au/',
      file_basis: 'publisher_file',
    },
    withdrawn_on: null,
    withdrawn_reason: null,
  }
}
