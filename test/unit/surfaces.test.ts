import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { BLOCK_NAMES, blocksOn, PROFILE_BLOCKS } from '../../src/domain/company/blocks.ts'
import { HEAD_BLOCKS, PARTS } from '../../web/src/pages/company/parts.ts'
import { filesUnder, read } from './tree.ts'

test('every block has a schema in a file named after it', () => {
  const files = filesUnder('src/api/schemas/blocks').map((file) => path.basename(file, '.ts'))
  expect(files.toSorted()).toEqual(BLOCK_NAMES.map((name) => name.replaceAll('_', '-')).toSorted())
})

describe('the company page', () => {
  test('shows each block that the table of blocks says, in one part', () => {
    const shown = [...HEAD_BLOCKS, ...PARTS.flatMap(({ blocks }) => [...blocks])]
    expect(shown.toSorted()).toEqual(blocksOn('web').toSorted())
  })

  test.each(PROFILE_BLOCKS)('takes %s from the profile', (name) => {
    const components = filesUnder('web/src/pages/company').filter((file) => file.endsWith('.tsx'))
    expect(components.filter((file) => new RegExp(`\\b${name}\\b`).test(read(file)))).not.toEqual([])
  })
})
