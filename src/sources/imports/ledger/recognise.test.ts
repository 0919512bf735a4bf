import { describe, expect, test } from 'vitest'
import { RowLines } from '../../../domain/ledger/files/row-line.ts'
import { LineRefusal } from '../../../domain/ledger/line.ts'
import { recognise } from './recognise.ts'

const fieldsOf = (headings: string, remembered: Parameters<typeof recognise>[1] = null) => {
  const { columns, ...rest } = recognise(headings.split(','), remembered)
  const named = columns.flatMap(({ heading, field }) => (field === null ? [] : [[heading, field]]))
  return { ...rest, fields: Object.fromEntries(named) as Record<string, string> }
}

describe('headings of files of activity', () => {
  test.each([
    [
      'Transaction Date,Card Number,Rego,Site,Product,Litres,Unit Price,Amount inc GST',
      { 'Transaction Date': 'date', Product: 'activity', Litres: 'quantity', 'Amount inc GST': 'amount' },
      { use: 'transport' },
      null,
    ],
    [
      'NMI,Site,State,Billing start date,Billing end date,Usage (kWh),Total charges ($)',
      {
        Site: 'facility',
        State: 'region',
        'Billing start date': 'from',
        'Billing end date': 'to',
        'Usage (kWh)': 'quantity',
      },
      { activity: 'electricity' },
      null,
    ],
    [
      'Date,Equipment,Refrigerant,Kg added,Site',
      { Date: 'date', Refrigerant: 'activity', 'Kg added': 'quantity', Site: 'facility' },
      {},
      null,
    ],
    [
      'Date,Description,Debit,Credit,Gross,GST,Account',
      { Date: 'date', Debit: 'amount', Credit: 'credit', GST: 'tax', Account: 'activity' },
      {},
      { currency: 'AUD', tax: 'not_stated', spend_is: 'positive' },
    ],
    [
      'Date,Account,Supplier,Amount (ex GST),Total inc GST',
      { Date: 'date', Account: 'activity', 'Amount (ex GST)': 'amount' },
      {},
      { currency: 'AUD', tax: 'excluded', spend_is: 'positive' },
    ],
  ])('knows %s', (headings, fields, fixed, money) => {
    expect(fieldsOf(headings)).toMatchObject({ fields, fixed, money, missing: [] })
  })

  test('says what is missing, and takes what a person said', () => {
    expect(fieldsOf('When,What,How much').missing).toEqual(['date', 'quantity', 'activity'])
    const headings = ['When', 'What', 'How much']
    const columns = { When: 'date', What: 'activity', 'How much': 'quantity' } as const
    expect(fieldsOf('When,What,How much', { headings, columns, fixed: { unit: 'kg' } })).toMatchObject({
      is_remembered: true,
      missing: [],
    })
    // A column that a person names for a field takes it from the one that was recognised.
    const other = {
      headings: ['Date', 'Product', 'Grade', 'Litres'],
      columns: { Grade: 'activity' } as const,
    }
    expect(fieldsOf('Date,Product,Grade,Litres', other).fields).toEqual({
      Date: 'date',
      Grade: 'activity',
      Litres: 'quantity',
    })
  })
})

describe('rows of files of activity', () => {
  const money = (tax: 'included' | 'excluded', cells: readonly string[], heading = 'Date,Account,Amount') => {
    const headings = heading.split(',')
    return new RowLines(recognise(headings, { headings, money: { tax } })).line(cells)
  }

  test('take tax out of amounts, to the cent', () => {
    expect(money('included', ['1/07/2025', 'Freight', '$1,100.00'])).toMatchObject({
      quantity: 1000,
      unit: 'A$',
    })
    expect(money('included', ['1/07/2025', 'Freight', '100'])).toMatchObject({ quantity: 90.91 })
    expect(money('excluded', ['1/07/2025', 'Freight', '100'])).toMatchObject({ quantity: 100 })
    const withTax = ['1/07/2025', 'Books', '110', '5']
    expect(money('included', withTax, 'Date,Account,Amount,GST')).toMatchObject({ quantity: 105 })
  })

  test('make credits negative, from a sign or a column of their own', () => {
    expect(money('included', ['1/07/2025', 'Freight', '(55.00)'])).toMatchObject({ quantity: -50 })
    const columns = 'Date,Account,Debit,Credit'
    for (const cells of [
      ['1/07/2025', 'Freight', '', '55.00'],
      ['1/07/2025', 'Freight', '0.00', '55.00'],
    ])
      expect(money('excluded', cells, columns)).toMatchObject({ quantity: -55 })
    expect(money('excluded', ['1/07/2025', 'Freight', '55', '0.00'], columns)).toMatchObject({ quantity: 55 })
    const zero = money('excluded', ['1/07/2025', 'Freight', '0.00', '0.00'], columns)
    expect(Object.is(zero?.quantity, 0)).toBe(true)
  })

  test.each([
    [['1/07/2025', 'Freight', 'n/a'], 'amount_unreadable', 'amount'],
    [['7/13/2025', 'Freight', '1'], 'date_unreadable', 'date'],
    [['1/07/25', 'Freight', '1'], 'date_unreadable', 'date'],
    [['1/07/2025', '=cmd()', '1'], 'formula_in_text', 'activity'],
    [['', 'Freight', '1'], 'date_missing', 'date'],
  ])('refuse %j', (cells, code, member) => {
    const refusal = (): unknown => {
      try {
        return money('excluded', cells)
      } catch (error) {
        return error instanceof LineRefusal ? error.reason : error
      }
    }
    expect(refusal()).toMatchObject({ code, member })
  })

  test('read a time beside a day, and no line of an empty row', () => {
    const rows = new RowLines(recognise('Date,Product,Litres'.split(','), null))
    expect(rows.line(['3/07/2025 14:22', 'Diesel', '4'])).toMatchObject({ from: '2025-07-03', unit: 'L' })
    expect(rows.line(['2025-07-03T14:22:09Z', 'Diesel', '4'])).toMatchObject({ to: '2025-07-03' })
    expect(rows.line(['', ' ', ''])).toBeUndefined()
  })
})
