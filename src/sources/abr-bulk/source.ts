import type { Source } from '../source.ts'
import origin from './origin.json' with { type: 'json' }
import { readRegister } from './reader.ts'
import { type RegisterEntityRow, registerEntityRow } from './row.ts'

export const abrBulkSource: Source<RegisterEntityRow> = {
  origin,
  row: registerEntityRow,
  key: ['abn'],
  measures: [],
  marks: [{ kind: 'xml', root: 'Transfer', words: ['<TransferInfo>', '<ABR '] }],
  archive: /\.xml$/i,
  read: readRegister,
}
