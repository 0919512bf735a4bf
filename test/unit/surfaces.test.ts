import path from 'node:path'
import { expect, test } from 'vitest'
import { BLOCK_NAMES } from '../../src/domain/company/blocks.ts'
import { filesUnder } from './tree.ts'

test('every block has a schema in a file named after it', () => {
  const files = filesUnder('src/api/schemas/blocks').map((file) => path.basename(file, '.ts'))
  expect(files.toSorted()).toEqual(BLOCK_NAMES.map((name) => name.replaceAll('_', '-')).toSorted())
})
