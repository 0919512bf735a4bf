import { describe, expect, it } from 'vitest'
import { ReadError } from '../read-error.ts'
import { Findings } from './findings.ts'

const fault = (at: string) => ({ file: 'f.csv', at, column: 'MWh', value: '1x', problem: 'is not a number' })
const TAKE = { decision: 'take', reason: 'The total agrees.' } as const

describe('Findings', () => {
  it('keeps place, sheet, column, value, rule, expectation and proposal', () => {
    const findings = new Findings()
    findings.add('not_a_number', { ...fault('Table 1!B7'), expected: 'digits' }, TAKE)
    findings.add('not_a_number', fault('line 12'), TAKE)
    expect(findings.all).toEqual([
      {
        file: 'f.csv',
        sheet: 'Table 1',
        row_ref: 'Table 1!B7',
        column: 'MWh',
        value: '1x',
        rule: 'not_a_number',
        problem: 'is not a number',
        expected: 'digits',
        proposal: TAKE,
      },
      expect.objectContaining({ sheet: null, row_ref: 'line 12', expected: null }),
    ])
  })

  it('tells the rules that a row breaks, each once', () => {
    const findings = new Findings()
    expect(findings.rulesOf('line 12')).toEqual([])
    findings.add('a', fault('line 12'), TAKE)
    findings.add('a', fault('line 12'), TAKE)
    findings.add('b', fault('line 12'), TAKE)
    expect(findings.rulesOf('line 12')).toEqual(['a', 'b'])
    expect(findings.rulesOf('line 13')).toEqual([])
  })

  it('makes a finding of a refused place and goes on', () => {
    const findings = new Findings()
    const refuse = (): number => {
      throw new ReadError(fault('line 12'))
    }
    expect(findings.attempt('not_a_number', refuse)).toBeUndefined()
    expect(findings.attempt('not_a_number', () => 7)).toBe(7)
    expect(findings.all).toMatchObject([{ row_ref: 'line 12', proposal: { decision: 'leave_out' } }])
  })

  it('lets an error of the whole file and a fault of the program through', () => {
    const findings = new Findings()
    const throwing = (error: Error) => (): never => {
      throw error
    }
    const whole = new ReadError({ file: 'f.csv', problem: 'is a web page' })
    expect(() => findings.attempt('rule', throwing(whole))).toThrow('is a web page')
    expect(() => findings.attempt('rule', throwing(new TypeError('bug')))).toThrow('bug')
    expect(findings.all).toEqual([])
  })

  it('refuses a file with more findings than a known form can have', () => {
    const findings = new Findings()
    for (let line = 1; line <= 1000; line++) findings.add('a', fault(`line ${line}`), TAKE)
    expect(() => findings.add('a', fault('line 1001'), TAKE)).toThrow('its form is not understood')
  })
})
