import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canonicalJson,
  canonicalSet,
  distinctInputs,
  type EvidenceInput,
  evidenceHash,
  evidenceHashes,
} from './evidence.ts'

const text = fc.string({ unit: 'grapheme' })
const input: fc.Arbitrary<EvidenceInput> = fc.record({
  dataset: text,
  release: text,
  file_sha256: text,
  ref: text,
  field: text,
  observed: text,
  value_text: fc.option(text),
})
const methods = [{ id: 'entity', version: '1.0.0' }]

describe('canonicalSet', () => {
  test('writes an input as the general canonical JSON does', () => {
    fc.assert(fc.property(input, (one) => canonicalSet([one])[0] === canonicalJson(one)))
  })

  test('is sorted and has none twice', () => {
    fc.assert(
      fc.property(fc.array(input), (inputs) => {
        const texts = inputs.map(canonicalJson)
        expect(canonicalSet([...inputs, ...inputs])).toEqual([...new Set(texts)].toSorted())
      }),
    )
  })
})

describe('distinctInputs', () => {
  test('has each input once, whether it is the same object or another of the same text', () => {
    fc.assert(
      fc.property(fc.array(input), (inputs) => {
        const copies = inputs.map((one) => ({ ...one }))
        const texts = distinctInputs([...inputs, ...copies, ...inputs]).map(canonicalJson)
        expect(texts).toEqual([...new Set(inputs.map(canonicalJson))])
      }),
    )
  })
})

describe('evidenceHash', () => {
  test('of several parts is that of each alone, and that of all their inputs', () => {
    fc.assert(
      fc.property(fc.array(fc.array(input)), (lists) => {
        const parts = lists.map((inputs, at) => ({ inputs, method: { id: `part_${at}`, version: '1.0.0' } }))
        const { each, all } = evidenceHashes(parts)
        expect(each).toEqual(parts.map(({ inputs, method }) => evidenceHash(inputs, [method])))
        const methods = parts.map(({ method }) => method)
        expect(all).toBe(evidenceHash(lists.flat().toReversed(), methods))
      }),
    )
  })

  test('is the hash of canonical JSON', () => {
    const one = {
      dataset: 'd',
      release: 'r',
      file_sha256: 'f',
      ref: 'x',
      field: 'y',
      observed: 'o',
      value_text: null,
    }
    expect(evidenceHash([one], methods)).toBe(
      'd7035e0faeb324c9abdaa067978e7f58c4d7ee47422993ecec625612cce1d97f',
    )
  })
})
