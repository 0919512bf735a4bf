import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { InputFile } from '../../input-file.ts'
import { ReadError } from '../../read-error.ts'
import { decodeText } from '../text.ts'
import type { Dataflow, PrintedObservation, SdmxMessage } from './sdmx-message.ts'

/** Numbers are kept as the text that is in the message, so that 95.40 stays 95.40. */
const Scalar = Type.Union([Type.String(), Type.Boolean(), Type.Null()])
const Component = Type.Object({
  id: Type.String(),
  keyPosition: Type.Optional(Type.String()),
  values: Type.Array(Type.Object({ id: Type.Optional(Type.String()), name: Type.Optional(Type.String()) })),
})
const Levels = Type.Object({
  dataSet: Type.Optional(Type.Array(Component)),
  series: Type.Optional(Type.Array(Component)),
  observation: Type.Optional(Type.Array(Component)),
})
const Structure = Type.Object({ dimensions: Levels, attributes: Type.Optional(Levels) })
const Observations = Type.Record(Type.String(), Type.Array(Scalar))
const DataSet = Type.Object({
  attributes: Type.Optional(Type.Array(Scalar)),
  series: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Object({ attributes: Type.Optional(Type.Array(Scalar)), observations: Observations }),
    ),
  ),
  observations: Type.Optional(Observations),
})
/** Version 2 lists structures; before it there is one. */
const Content = Type.Object({
  dataSets: Type.Array(DataSet),
  structure: Type.Optional(Structure),
  structures: Type.Optional(Type.Array(Structure)),
})
const content = Compile(Content)

type Component = Static<typeof Component>
type Scalar = Static<typeof Scalar>
type Values = Map<string, { readonly value: string; readonly label: string | undefined }>

/** The message names its dataflow in a link or a URN, whose place differs from version to version. */
const DATAFLOW_LINKS = [
  /(?:Dataflow|DataStructure)=(\w+):(\w+)\((\d+(?:\.\d+)*)\)/g,
  /\/(?:dataflow|datastructure)\/(\w+)\/(\w+)\/(\d+(?:\.\d+)*)/g,
]

/** Reads SDMX-JSON, with data and structure at the top or inside "data", by series or flat. */
export async function readSdmxJson(file: InputFile): Promise<SdmxMessage> {
  const { text } = await decodeText(file)
  const { dataSets, structures, structure } = messageOf(file.name, parse(file.name, text))
  const described = structure ?? structures?.[0]
  if (described === undefined || dataSets.length !== 1 || (structures?.length ?? 1) !== 1)
    throw new ReadError({
      file: file.name,
      problem: `has ${dataSets.length} data sets and ${structures?.length ?? 0} structures`,
      expected: 'one of each',
    })
  const decoder = new Decoder(file.name, described, dataflowIn(file.name, text))
  const observations = decoder.observations(dataSets[0]!)
  if (observations.length === 0) throw new ReadError({ file: file.name, problem: 'holds no observations' })
  return { components: decoder.components, observations }
}

class Decoder {
  readonly components: readonly string[]
  readonly #file: string
  readonly #structure: Static<typeof Structure>
  readonly #dataflow: Dataflow | undefined

  constructor(file: string, structure: Static<typeof Structure>, dataflow: Dataflow | undefined) {
    this.#file = file
    this.#structure = structure
    this.#dataflow = dataflow
    const levels = [structure.dimensions, structure.attributes ?? {}].flatMap((part) =>
      Object.values(part).flat(),
    )
    this.components = ['OBS_VALUE', ...levels.map((component) => component.id)]
  }

  observations(dataSet: Static<typeof DataSet>): PrintedObservation[] {
    const { dimensions, attributes } = this.#structure
    const shared: Values = new Map()
    for (const { id, values } of dimensions.dataSet ?? [])
      this.#set(shared, id, values[0], { key: 'data set' })
    this.#attributes(shared, attributes?.dataSet ?? [], dataSet.attributes ?? [])
    const flat = this.#level(() => shared, dataSet.observations ?? {}, '')
    const series = Object.entries(dataSet.series ?? {}).flatMap(
      ([key, { attributes: own, observations }]) => {
        const valuesOf = (): Values => {
          const values = new Map(shared)
          this.#key(values, dimensions.series ?? [], key, `series ${key}`)
          this.#attributes(values, attributes?.series ?? [], own ?? [])
          return values
        }
        return this.#level(valuesOf, observations, `series ${key}, `)
      },
    )
    return [...flat, ...series]
  }

  #level(
    outer: () => Values,
    observations: Static<typeof Observations>,
    prefix: string,
  ): PrintedObservation[] {
    const { dimensions, attributes } = this.#structure
    return Object.entries(observations).map(([key, [value, ...own]]) => () => {
      const at = `${prefix}observation ${key}`
      const values = new Map(outer())
      this.#key(values, dimensions.observation ?? [], key, at)
      this.#attributes(values, attributes?.observation ?? [], own)
      if (typeof value === 'string') values.set('OBS_VALUE', { value, label: undefined })
      return {
        at,
        dataflow: this.#dataflow,
        component: (id) => values.get(id)?.value,
        label: (id) => values.get(id)?.label,
      }
    })
  }

  /** A key such as "0:2:0" holds, in the order of the dimensions, the position of each value. */
  #key(values: Values, dimensions: readonly Component[], key: string, at: string): void {
    const positions = key.split(':')
    const ordered = dimensions.toSorted(
      (left, right) => Number(left.keyPosition) - Number(right.keyPosition) || 0,
    )
    if (positions.length !== ordered.length)
      throw this.#fault(at, key, `has ${positions.length} parts`, `${ordered.length}`)
    for (const [index, { id, values: choices }] of ordered.entries())
      this.#set(values, id, choices[Number(positions[index])], { at, key })
  }

  #set(
    values: Values,
    id: string,
    choice: Component['values'][number] | undefined,
    { at, key }: { readonly at?: string; readonly key: string },
  ): void {
    if (choice?.id === undefined)
      throw this.#fault(at, key, `points to no value of ${id}`, 'a position in its list')
    values.set(id, { value: choice.id, label: choice.name })
  }

  /** An attribute is the position of its value, or the value itself where none are listed. */
  #attributes(values: Values, components: readonly Component[], given: readonly Scalar[]): void {
    for (const [index, { id, values: choices }] of components.entries()) {
      const item = given[index]
      if (typeof item !== 'string') continue
      if (choices.length === 0) values.set(id, { value: item, label: undefined })
      else {
        const choice = choices[Number(item)]
        values.set(id, { value: choice?.id ?? choice?.name ?? item, label: choice?.name })
      }
    }
  }

  #fault(at: string | undefined, value: string, problem: string, expected: string): ReadError {
    return new ReadError({ file: this.#file, at, value, problem, expected })
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
      typeof value === 'number' ? (context?.source ?? String(value)) : value,
    )
  } catch (error) {
    throw new ReadError({
      file,
      problem: `is not JSON: ${(error as Error).message}`,
      hint: 'The file may have been cut short. Download it again.',
    })
  }
}

function messageOf(file: string, parsed: unknown): Static<typeof Content> {
  const outer = parsed as { data?: unknown; errors?: readonly unknown[] } | null
  if (Array.isArray(outer?.errors) && outer.errors.length > 0)
    throw new ReadError({ file, value: outer.errors, problem: 'is the answer of the service, not data' })
  const candidate = outer?.data ?? outer
  if (content.Check(candidate)) return candidate
  const fault = content.Errors(candidate)[0]
  throw new ReadError({
    file,
    at: fault?.instancePath || 'the top',
    problem: `is not an SDMX-JSON data message: ${fault?.message ?? 'unknown fault'}`,
    expected: 'dataSets and structure, at the top or inside "data"',
  })
}

function dataflowIn(file: string, text: string): Dataflow | undefined {
  const found = DATAFLOW_LINKS.flatMap((pattern) => [...text.matchAll(pattern)])
  const names = new Set(found.map(([, agency, id, version]) => `${agency}:${id}(${version})`))
  if (names.size > 1)
    throw new ReadError({ file, value: [...names], problem: 'are two dataflows', expected: 'one' })
  const [, agency, id, version] = found[0] ?? []
  return agency && id && version ? { agency, id, version } : undefined
}
