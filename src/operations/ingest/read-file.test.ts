import { expect, test } from 'vitest'
import { fileInMemory } from '../../sources/input-file.ts'
import { readSourceFile, requireSource } from './read-file.ts'

test('a measure that no row has adds up to nothing known, and not to zero', async () => {
  const source = await requireSource('gwp')
  const { totals } = await readSourceFile(
    { ...source, measures: ['ar4_gwp100', 'ar6_gwp100'] },
    fileInMemory(
      'gwp.csv',
      [
        Object.keys(source.row.properties).join(),
        'line 1,CH4,Methane,ch4,fossil,,28,29.8,IPCC,high,',
        'line 2,N2O,Nitrous oxide,n2o,,,265,273,IPCC,high,',
      ].join('\n'),
    ),
    {},
    () => undefined,
  )
  expect(totals).toEqual({
    ar4_gwp100: { sum: null, missing: 2 },
    ar6_gwp100: { sum: 302.8, missing: 0 },
  })
})
