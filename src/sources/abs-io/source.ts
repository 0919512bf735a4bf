import type { Source } from '../source.ts'
import origin from './origin.json' with { type: 'json' }
import { readInputOutput } from './reader.ts'
import { type InputOutputRow, inputOutputRow } from './row.ts'

/** Flows between industries, and the links of industry groups to the industrial classification. */
export const absIoSource: Source<InputOutputRow> = {
  origin,
  row: inputOutputRow,
  key: ['table', 'from_code', 'to_code'],
  // Two editions must not be mixed: their industries differ.
  said_once_by: ['table'],
  measures: ['value_aud_m'],
  period: 'edition',
  entity: 'from_code',
  marks: [{ kind: 'words', form: 'workbook', words: ['Input-Output Tables', '5209.0.55.001'] }],
  read: readInputOutput,
}
