import { describe, expect, test } from 'vitest'
import { evidence } from '../../test/support/method-page.ts'
import { withResult } from './company/outcome.ts'
import { canonicalJson } from './evidence.ts'
import { Printed, printed } from './working.ts'

describe('printed', () => {
  const scope1 = evidence('scope1_t', '2023-24', '1,200')
  const scope2 = evidence('scope2_t', '2023-24', 1200)

  test('finds the input that prints the figure, thousands separators or not', () => {
    expect(printed(1200, [scope1, scope2])).toEqual(new Printed(1200, [scope1, scope2]))
  })

  test('looks at one field only where two print the same number', () => {
    expect(printed(1200, [scope1, scope2], 'scope2_t')).toEqual(new Printed(1200, [scope2]))
  })

  test('keeps a figure that no input prints, and no figure stays none', () => {
    expect(printed(7, [scope1])).toEqual(new Printed(7, []))
    expect(printed(null, [scope1])).toBeNull()
  })
})

describe('workings of an outcome', () => {
  const method = { id: 'some_method', version: '1.0.0' }
  const fail = () => {
    throw new Error('nobody asked for the workings')
  }

  test('are neither written nor hashed with it, nor made before somebody asks', () => {
    const found = withResult(method, { figure: 1 }, { basis: 'derived', data_quality: 2, workings: fail })
    expect(JSON.parse(JSON.stringify(found))).not.toHaveProperty('workings')
    expect(canonicalJson(found)).not.toContain('workings')
  })

  test('stay with a copy', () => {
    const found = withResult(method, { figure: 1 }, { basis: 'derived', data_quality: 2, workings: fail })
    expect({ ...found, inputs: [] }.workings).toBe(fail)
  })
})
