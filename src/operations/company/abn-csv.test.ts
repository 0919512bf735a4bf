import { expect, it } from 'vitest'
import { ServiceError } from '../../errors.ts'
import { abnsOfCsv } from './abn-csv.ts'

it.each([
  ['abn\n1\n2', ['1', '2']],
  ['\uFEFFABN\r\n"74 115 061 375"\r\n\r\n  2  \r', ['74 115 061 375', '2']],
  ['"abn"\n', []],
])('reads %j', (text, abns) => {
  expect(abnsOfCsv(text)).toEqual({ abns })
})

it.each([
  ['', /first line/],
  ['name,abn\nx,1\n', /first line/],
  ['abn\n1,2\n', /line 2/],
  ['abn\n\n"1\n', /line 3/],
  ['"'.repeat(50_000), /first line/],
  ['a,'.repeat(25_000), /first line/],
  [`abn\n${'1\n'.repeat(40_000)}`, /80004 characters; at most 65536/],
])('refuses %.20j', (text, message) => {
  expect(() => abnsOfCsv(text)).toThrow(ServiceError)
  expect(() => abnsOfCsv(text)).toThrow(message)
})
