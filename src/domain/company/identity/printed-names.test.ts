import { expect, test } from 'vitest'
import { safeguardRow } from '../../../../test/support/safeguard-rows.ts'
import { joinSpellings, searchableNames } from './printed-names.ts'

const name = (abn: string, text: string, first_year: string, last_year: string) => ({
  abn,
  name: text,
  first_year,
  last_year,
})

test('a name in several spellings is one, as printed last, from its first year', () => {
  const joined = joinSpellings([
    name('1', 'Alpha Pty. Ltd.', '2010-11', '2011-12'),
    name('1', 'ALPHA PTY LTD', '2012-13', '2014-15'),
    name('1', 'Beta Limited', '2015-16', '2016-17'),
    name('2', 'Alpha Pty Ltd', '2009-10', '2009-10'),
  ])
  expect(joined).toEqual([
    name('1', 'ALPHA PTY LTD', '2010-11', '2014-15'),
    name('1', 'Beta Limited', '2015-16', '2016-17'),
    name('2', 'Alpha Pty Ltd', '2009-10', '2009-10'),
  ])
})

test('a search looks at reporters, and at emitters that print an ABN', () => {
  const emitter = (reporting_year: string, emitter_abn: string | null) =>
    safeguardRow(reporting_year, { emitter_abn, responsible_emitter: 'Works Pty Ltd' })
  const found = searchableNames(
    [name('1', 'ALPHA LIMITED', '2010-11', '2014-15')],
    [emitter('2022-23', '7'), emitter('2023-24', '7'), emitter('2023-24', null)],
  )
  expect(found).toMatchObject([
    { ...name('1', 'ALPHA LIMITED', '2010-11', '2014-15'), role: 'controlling_corporation' },
    { ...name('7', 'Works Pty Ltd', '2022-23', '2023-24'), role: 'responsible_emitter' },
  ])
})
