import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { BLOCK_NAMES, blocksOn, PROFILE_BLOCKS } from '../../src/domain/company/blocks.ts'
import { ROW_BLOCKS } from '../../web/src/pages/portfolio/row.ts'
import { filesUnder, read } from './tree.ts'

test('every block has a schema in a file named after it', () => {
  const files = filesUnder('src/api/schemas/blocks').map((file) => path.basename(file, '.ts'))
  expect(files.toSorted()).toEqual(BLOCK_NAMES.map((name) => name.replaceAll('_', '-')).toSorted())
})

test('the portfolio page asks for the blocks of a portfolio', () => {
  expect(ROW_BLOCKS.toSorted()).toEqual(blocksOn('portfolio').toSorted())
})

describe('the company page', () => {
  test('shows each block that the table of blocks says, in one part', () => {
    const lists = [...read('web/src/pages/company/parts.tsx').matchAll(/blocks: \[(.*)\]/g)]
    const shown = lists.flatMap(([, list = '']) =>
      [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
    )
    expect(shown.toSorted()).toEqual(blocksOn('web').toSorted())
  })

  test.each(PROFILE_BLOCKS)('takes %s from the profile', (name) => {
    const components = filesUnder('web/src/pages/company').filter(
      (file) => file.endsWith('.tsx') && !file.endsWith('/parts.tsx'),
    )
    expect(components.filter((file) => new RegExp(`\\b${name}\\b`).test(read(file)))).not.toEqual([])
  })
})
