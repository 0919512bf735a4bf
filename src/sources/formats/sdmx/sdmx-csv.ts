import type { InputFile } from '../../input-file.ts'
import { ReadError } from '../../read-error.ts'
import { isBlank, streamCsv } from '../csv/csv.ts'
import type { CsvRecord } from '../csv/csv-record.ts'
import { wrongWidth } from '../row-width.ts'
import {
  type Dataflow,
  type PrintedObservation,
  parseDataflow,
  type SdmxMessage,
  type SdmxObservation,
} from './sdmx-message.ts'

/** Where a component and its label are in a record. */
interface ComponentPlace {
  readonly index: number
  /** Column of the label; undefined when there is none. */
  label?: number
  /** True when cells hold "1: Index numbers", code and label together. */
  readonly together: boolean
}

const ID = /^[A-Z][A-Z0-9_]*$/
const ID_WITH_LABEL = /^([A-Z][A-Z0-9_]*): ./

/**
 * Reads SDMX-CSV by heading. Codes alone, codes each followed by a column of labels, and "code: label" in one column all
 * occur, and the dataflow is in DATAFLOW or, newer, in STRUCTURE_ID.
 */
export async function readSdmxCsv(file: InputFile): Promise<SdmxMessage> {
  const header = await headerOf(file)
  const places = locate(file.name, header)
  return { components: [...places.keys()], observations: observe(file, header.cells.length, places) }
}

/** Opens the file for its first record alone, so that nothing stays open when its headings are refused. */
async function headerOf(file: InputFile): Promise<CsvRecord> {
  for await (const record of streamCsv(file.name, file.stream())) return record
  throw new ReadError({ file: file.name, problem: 'holds no lines' })
}

async function* observe(
  file: InputFile,
  width: number,
  places: ReadonlyMap<string, ComponentPlace>,
): AsyncGenerator<PrintedObservation> {
  const flows = new Map<string, Dataflow>()
  for await (const record of streamCsv(file.name, file.stream())) {
    if (record.line === 1 || isBlank(record)) continue
    const place = { file: file.name, at: `line ${record.line}` }
    yield () => {
      if (record.cells.length !== width) throw wrongWidth(place, record.cells, width)
      return new CsvObservation(place, record.cells, places, flows)
    }
  }
}

class CsvObservation implements SdmxObservation {
  readonly at: string
  readonly dataflow: Dataflow | undefined
  readonly #cells: readonly string[]
  readonly #places: ReadonlyMap<string, ComponentPlace>

  constructor(
    place: { readonly file: string; readonly at: string },
    cells: readonly string[],
    places: ReadonlyMap<string, ComponentPlace>,
    flows: Map<string, Dataflow>,
  ) {
    this.at = place.at
    this.#cells = cells
    this.#places = places
    const named = this.component('DATAFLOW') ?? this.component('STRUCTURE_ID')
    if (named === undefined) return
    this.dataflow = flows.get(named) ?? parseDataflow(named, place)
    flows.set(named, this.dataflow)
  }

  component(id: string): string | undefined {
    const place = this.#places.get(id)
    const cell = place === undefined ? '' : this.#cells[place.index]!.trim()
    if (cell === '') return undefined
    return place?.together === true ? cell.split(': ', 1)[0] : cell
  }

  label(id: string): string | undefined {
    const place = this.#places.get(id)
    if (place === undefined) return undefined
    const cell = this.#cells[place.label ?? place.index]!.trim()
    const label = place.together ? cell.slice(cell.indexOf(': ') + 2) : cell
    return (place.together || place.label !== undefined) && label !== '' ? label : undefined
  }
}

function locate(file: string, header: CsvRecord): Map<string, ComponentPlace> {
  const places = new Map<string, ComponentPlace>()
  let previous: ComponentPlace | undefined
  for (const [index, cell] of header.cells.entries()) {
    const heading = cell.trim()
    const id = ID.test(heading) ? heading : ID_WITH_LABEL.exec(heading)?.[1]
    if (id !== undefined) {
      if (places.has(id))
        throw new ReadError({ file, at: 'line 1', column: id, problem: 'stands twice in the heading row' })
      previous = { index, together: heading !== id }
      places.set(id, previous)
    } else if (heading !== '' && previous?.index === index - 1 && !previous.together) previous.label = index
    else
      throw new ReadError({
        file,
        at: 'line 1',
        value: heading,
        problem: 'is not a heading of SDMX-CSV',
        expected: 'ids such as MEASURE, OBS_VALUE, each with or without a label',
      })
  }
  return places
}
