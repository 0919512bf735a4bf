import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CitedInput,
  canonicalJson,
  canonicalSet,
  distinctInputs,
  type EvidenceInput,
  evidenceHash,
  evidenceHashes,
  type Method,
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

  test('writes one that keeps its text the same way, and a changed copy of it anew', () => {
    fc.assert(
      fc.property(input, text, (one, figure) => {
        const cited = new CitedInput(one)
        expect(canonicalSet([cited])).toEqual([canonicalJson(one)])
        const copy = Object.assign({}, cited, { value_text: figure })
        expect(canonicalSet([copy])).toEqual([canonicalJson({ ...one, value_text: figure })])
      }),
    )
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

  test('of a list that is met again goes by the method it is met with', () => {
    fc.assert(
      fc.property(fc.array(input), (inputs) => {
        const entity = { id: 'entity', version: '1.0.0' }
        const trend = { id: 'emissions_trend', version: '1.0.0' }
        const hashOf = (method: Method) => evidenceHashes([{ inputs, method }]).each[0]
        const first = hashOf(entity)
        expect(first).toBe(evidenceHash(inputs, [entity]))
        expect(hashOf(trend)).toBe(evidenceHash(inputs, [trend]))
        expect(hashOf(entity)).toBe(first)
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
